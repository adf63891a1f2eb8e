import { type CarFacts, rental } from "../cars.ts";
import { longDate } from "../dates.ts";
import { guestOf, nameOf } from "../facts.ts";
import { type Layout, layoutOf } from "../layout.ts";

export const prose: Layout<CarFacts> = layoutOf(
  "prose",
  {
    en: (f) =>
      `Hello ${nameOf(guestOf(f))},\n\nyour rental car from ${f.company} is reserved under number ${f.reference}. Please pick it up at ${f.from.name} on ${longDate(f.date, "en")} at ${f.at} and return it to ${f.to.name} on ${longDate(f.returns, "en")} by ${f.until}. Bring your driving licence and a credit card; the deposit is 300 EUR.`,
    de: (f) =>
      `Hallo ${nameOf(guestOf(f))},\n\nIhr Mietwagen von ${f.company} ist unter der Nummer ${f.reference} reserviert. Bitte holen Sie ihn am ${longDate(f.date, "de")} um ${f.at} Uhr am Schalter ${f.from.name} ab und geben Sie ihn am ${longDate(f.returns, "de")} bis ${f.until} Uhr am Schalter ${f.to.name} zurück. Bringen Sie Führerschein und Kreditkarte mit; die Kaution beträgt 300 EUR.`,
    es: (f) =>
      `Hola, ${nameOf(guestOf(f))}:\n\nsu coche de alquiler de ${f.company} está reservado con el número ${f.reference}. Recójalo en ${f.from.name} el ${longDate(f.date, "es")} a las ${f.at} y devuélvalo en ${f.to.name} el ${longDate(f.returns, "es")} antes de las ${f.until}. La fianza es de 300 EUR.`,
  },
  (f) => [rental(f, { price: undefined })],
);
