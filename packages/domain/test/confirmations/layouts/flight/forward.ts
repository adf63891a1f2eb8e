import { dayAndMonth, mailDate } from "../dates.ts";
import { money, nameOf } from "../facts.ts";
import { allLegs, cityOf, type FlightFacts, flight, type Leg } from "../flights.ts";
import { type Language, type Layout, layoutOf, quoted } from "../layout.ts";

/** Somebody forwards the company's mail; the year is nowhere but in its head. */
const forwarded =
  (language: Language, marker: string, out: string, back: string, words: readonly string[]) => (f: FlightFacts) => {
    const [subject, reference, total, offer] = words;
    const line = (it: Leg) => `${dayAndMonth(it.date, language)}
${it.departs}  ${cityOf(it.from, language)} ${it.from.iata}
${it.arrives}  ${cityOf(it.to, language)} ${it.to.iata}${it.arrivalDate === it.date ? "" : " (+1)"}
${it.carrier.name} ${it.carrier.code} ${it.number}`;
    const original = `${reference}: ${f.reference}

${out}
${f.out.map(line).join("\n\n")}

${back}
${f.back.map(line).join("\n\n")}

${total}: ${money(f.price, language)} ${f.currency}

${offer}`;
    return `From: ${nameOf(f.people[1] as FlightFacts["people"][number])} <post@mail.example>
To: family@mail.example
Subject: Fwd: ${subject}
Date: ${mailDate(f.bookedOn)}

FYI

${marker}
From: Bookings <no-reply@fly.example>
Date: ${mailDate(f.bookedOn)}
Subject: ${subject}

${quoted(original)}`;
  };

export const forward: Layout<FlightFacts> = layoutOf(
  "forward",
  {
    en: forwarded("en", "---------- Forwarded message ---------", "Outbound", "Return", [
      "Your trip",
      "Booking reference",
      "Total",
      "Save 20% on cars when you book within 48 hours. Call +44 20 7946 0958.",
    ]),
    de: forwarded("de", "-------- Weitergeleitete Nachricht --------", "Hinflug", "Rückflug", [
      "Ihre Reise",
      "Buchungscode",
      "Gesamtbetrag",
      "Sichern Sie sich 20 % Rabatt auf Mietwagen. Telefon 030 5550 987.",
    ]),
    fr: forwarded("fr", "---------- Message transféré ---------", "Aller", "Retour", [
      "Votre voyage",
      "Référence",
      "Total",
      "Profitez de 20 % de réduction sur les voitures pendant 48 heures.",
    ]),
  },
  (facts) =>
    allLegs(facts).map((leg, at) =>
      flight(leg, facts, {
        travellers: [],
        price: at === 0 ? { amount: facts.price, currency: facts.currency } : undefined,
      }),
    ),
);
