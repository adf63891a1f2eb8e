import { fullDate } from "../dates.ts";
import { guestOf, nameOf } from "../facts.ts";
import { type HotelFacts, stay, wordOf } from "../hotels.ts";
import { columns, type Language, type Layout, layoutOf } from "../layout.ts";

/** Arrival and departure stand side by side: labels, then dates, then clocks. */
const sides = (language: Language, labels: readonly string[]) => (f: HotelFacts) => {
  const [hello, arrival, leaving, from, until, code, guests] = labels;
  return `${hello} ${wordOf(f.hotel.city, language)}!

${f.hotel.name}
${f.hotel.street}, ${f.hotel.town}

${columns(
  [34, 34],
  [arrival as string, leaving as string],
  [fullDate(f.date, language), fullDate(f.leaves, language)],
  [`${from} ${f.from}`, `${until} ${f.until}`],
)}

${code}
${f.reference}

${guests}
${nameOf(guestOf(f))}`;
};

export const sideBySide: Layout<HotelFacts> = layoutOf(
  "side-by-side",
  {
    en: sides("en", ["You're going to", "Check-in", "Checkout", "After", "Before", "Confirmation code", "Guest name"]),
    de: sides("de", ["Auf geht's nach", "Check-in", "Check-out", "Ab", "Bis", "Bestätigungscode", "Name des Gastes"]),
    it: sides("it", [
      "Si parte per",
      "Check-in",
      "Check-out",
      "Dopo le",
      "Entro le",
      "Codice di conferma",
      "Nome dell'ospite",
    ]),
    fr: sides("fr", [
      "Vous partez pour",
      "Arrivée",
      "Départ",
      "À partir de",
      "Avant",
      "Code de confirmation",
      "Nom du client",
    ]),
  },
  (f) => [stay(f, true, { price: null })],
);
