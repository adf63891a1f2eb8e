import { dayAndMonth, mailDate, plusDays } from "../dates.ts";
import { money, nameOf, type Person } from "../facts.ts";
import { priceOf } from "../hotels.ts";
import { type Language, type Layout, layoutOf, quoted } from "../layout.ts";
import { allRides, type Ride, type TrainFacts, train } from "../trains.ts";

/** Both ways, passed on; the year in the head; how long the ticket is valid beside it. */
const forwarded = (language: Language, marker: string, labels: readonly string[]) => (f: TrainFacts) => {
  const [subject, reference, out, back, valid, total] = labels;
  const line = (it: Ride) =>
    `${dayAndMonth(it.date, language)}, ${it.departs} ${it.from} - ${it.arrives} ${it.to}${it.date === it.arrivalDate ? "" : " (+1)"} (${it.number})`;
  return `Date: ${mailDate(f.bookedOn)}
Subject: Fwd: ${subject}

${marker}
From: ${f.company} <tickets@rail.example>
Date: ${mailDate(f.bookedOn)}
Subject: ${subject}

${quoted(`${reference}: ${f.reference}
${nameOf(f.people[0] as Person)}
${nameOf(f.people[1] as Person)}

${out}: ${f.out.map(line).join("\n")}
${back}: ${f.back.map(line).join("\n")}

${valid} ${dayAndMonth(plusDays(f.date, 30), language)}
${total}: ${money(f.price, language)} ${f.currency}`)}`;
};

export const forward: Layout<TrainFacts> = layoutOf(
  "forward",
  {
    en: forwarded("en", "---------- Forwarded message ---------", [
      "Your train tickets",
      "Booking reference",
      "Outbound",
      "Return",
      "Ticket valid until",
      "Total",
    ]),
    de: forwarded("de", "-------- Weitergeleitete Nachricht --------", [
      "Ihre Fahrkarten",
      "Auftragsnummer",
      "Hinfahrt",
      "Rückfahrt",
      "Gültig bis",
      "Gesamtpreis",
    ]),
    pt: forwarded("pt", "---------- Mensagem encaminhada ---------", [
      "Os seus bilhetes de comboio",
      "Código da reserva",
      "Ida",
      "Volta",
      "Válido até",
      "Total",
    ]),
  },
  (f) => allRides(f).map((it, at) => train(it, f, { travellers: undefined, price: at === 0 ? priceOf(f) : undefined })),
);
