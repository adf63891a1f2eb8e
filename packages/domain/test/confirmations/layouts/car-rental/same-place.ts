import { type CarFacts, rental, thereAndBack } from "../cars.ts";
import { longDate } from "../dates.ts";
import { type Language, type Layout, layoutOf } from "../layout.ts";

/** The place is named once. */
const once = (f: CarFacts, language: Language, labels: readonly string[]) => {
  const [title, reference, place, from, to, hours] = labels;
  return `${title}

${f.company}
${reference}: ${f.reference}
${place}: ${f.from.name}
${from}: ${longDate(f.date, language)}, ${f.at}
${to}: ${longDate(f.returns, language)}, ${f.until}

${hours}: 08:00 - 22:00`;
};

export const samePlace: Layout<CarFacts> = layoutOf(
  "same-place",
  {
    en: (f) =>
      once(f, "en", [
        "Car hire confirmation",
        "Booking reference",
        "Pick-up and drop-off location",
        "Pick-up",
        "Drop-off",
        "Opening hours",
      ]),
    fr: (f) =>
      once(f, "fr", [
        "Confirmation de location de voiture",
        "Référence de réservation",
        "Lieu de prise en charge et de retour",
        "Prise en charge",
        "Retour",
        "Horaires d'ouverture",
      ]),
    it: (f) =>
      once(f, "it", [
        "Conferma autonoleggio",
        "Codice di prenotazione",
        "Luogo di ritiro e riconsegna",
        "Ritiro",
        "Riconsegna",
        "Orari di apertura",
      ]),
  },
  (f) => [rental(f, { ...thereAndBack(f), travellers: [], price: null })],
);
