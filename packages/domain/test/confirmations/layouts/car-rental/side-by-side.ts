import { type CarFacts, rental } from "../cars.ts";
import { fullDate } from "../dates.ts";
import { guestOf, nameOf } from "../facts.ts";
import { columns, type Language, type Layout, layoutOf } from "../layout.ts";

/** Pick-up and return side by side. */
const sides = (language: Language, labels: readonly string[]) => (f: CarFacts) => {
  const [title, from, to, reference, who] = labels;
  return `${title} – ${f.company}

${columns(
  [40, 40],
  [from as string, to as string],
  [f.from.name, f.to.name],
  [fullDate(f.date, language), fullDate(f.returns, language)],
  [f.at, f.until],
)}

${reference} ${f.reference}
${who} ${nameOf(guestOf(f))}`;
};

export const sideBySide: Layout<CarFacts> = layoutOf(
  "side-by-side",
  {
    en: sides("en", ["Car rental voucher", "Pick-up", "Drop-off", "Voucher number:", "Driver:"]),
    de: sides("de", ["Mietwagen-Voucher", "Abholung", "Rückgabe", "Voucher-Nummer:", "Fahrer:"]),
    fr: sides("fr", [
      "Bon de location de voiture",
      "Prise en charge",
      "Restitution",
      "Numéro de confirmation :",
      "Conducteur :",
    ]),
    it: sides("it", ["Voucher noleggio auto", "Ritiro", "Riconsegna", "Numero di conferma:", "Conducente:"]),
  },
  (f) => [rental(f, { price: null })],
);
