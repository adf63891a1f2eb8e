import { type CarFacts, rental } from "../cars.ts";
import { dayAndMonth, mailDate, plusDays } from "../dates.ts";
import { type Language, type Layout, layoutOf, quoted } from "../layout.ts";

/** Years only in the head of the mail; a deadline and an invoice beside the days of the rental. */
const forwarded = (language: Language, marker: string, labels: readonly string[]) => (f: CarFacts) => {
  const [subject, reference, from, to, free, invoice] = labels;
  return `Date: ${mailDate(f.bookedOn)}
Subject: Fwd: ${subject}

${marker}
From: ${f.company} <booking@cars.example>
Date: ${mailDate(f.bookedOn)}

${quoted(`${subject}
${f.company}

${reference}: ${f.reference}
${from}: ${dayAndMonth(f.date, language)} ${f.at}, ${f.from.name}
${to}: ${dayAndMonth(f.returns, language)} ${f.until}, ${f.to.name}

${free} ${dayAndMonth(plusDays(f.date, -2), language)} ${f.at}
${invoice} ${f.draw.digits(7)}`)}`;
};

export const forward: Layout<CarFacts> = layoutOf(
  "forward",
  {
    en: forwarded("en", "---------- Forwarded message ---------", [
      "Your car rental",
      "Reservation number",
      "Pick-up",
      "Return",
      "Free cancellation until",
      "Invoice no.",
    ]),
    fr: forwarded("fr", "---------- Message transféré ---------", [
      "Votre location de voiture",
      "Numéro de réservation",
      "Prise en charge",
      "Retour",
      "Annulation gratuite jusqu'au",
      "Facture n°",
    ]),
    it: forwarded("it", "---------- Messaggio inoltrato ---------", [
      "Il suo noleggio auto",
      "Numero di prenotazione",
      "Ritiro",
      "Riconsegna",
      "Cancellazione gratuita fino al",
      "Fattura n.",
    ]),
  },
  (f) => [rental(f, { travellers: [], price: null })],
);
