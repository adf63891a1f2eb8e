import { longDate, mailDate, plusDays } from "../dates.ts";
import { money } from "../facts.ts";
import { cityOf, type FlightFacts, firstLeg } from "../flights.ts";
import { type Language, type Layout, layoutOf } from "../layout.ts";

const until = (f: FlightFacts) => plusDays(f.bookedOn, 6);

const offer = (language: Language, words: readonly string[]) => (f: FlightFacts) => {
  const [subject, deal, from, book, travel, end, unsubscribe] = words;
  return `From: Deals <news@fares.example>
Subject: ${subject}
Date: ${mailDate(f.bookedOn)}

${deal}

${cityOf(firstLeg(f).from, language)} - ${cityOf(firstLeg(f).to, language)} ${from} ${money(f.price, language)} ${f.currency}
${book} ${longDate(until(f), language)}, 23:59
${travel} ${longDate(f.date, language)} ${end} ${longDate(plusDays(f.date, 90), language)}

${unsubscribe}`;
};

export const newsletter: Layout<FlightFacts> = layoutOf(
  "newsletter",
  {
    en: offer("en", [
      "Fares you will love",
      "Our best offers of the week",
      "from",
      "Book by",
      "Travel between",
      "and",
      "Unsubscribe at any time.",
    ]),
    de: offer("de", [
      "Preise zum Verlieben",
      "Unsere besten Angebote der Woche",
      "ab",
      "Buchbar bis",
      "Reisezeitraum zwischen",
      "und",
      "Sie können sich jederzeit abmelden.",
    ]),
    fr: offer("fr", [
      "Des prix à saisir",
      "Nos meilleures offres de la semaine",
      "dès",
      "Réservez avant le",
      "Voyagez entre le",
      "et le",
      "Vous pouvez vous désabonner à tout moment.",
    ]),
    es: offer("es", [
      "Precios que enamoran",
      "Nuestras mejores ofertas de la semana",
      "desde",
      "Reserve antes del",
      "Viaje entre el",
      "y el",
      "Puede darse de baja cuando quiera.",
    ]),
  },
  () => [],
);
