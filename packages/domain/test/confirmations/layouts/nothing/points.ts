import { longDate } from "../dates.ts";
import type { FlightFacts } from "../flights.ts";
import { type Layout, layoutOf } from "../layout.ts";

/** What a loyalty programme counts, with dates at which points end. */
export const points: Layout<FlightFacts> = layoutOf(
  "points",
  {
    en: (f) =>
      `Your monthly statement\n\nMember number: ${f.draw.digits(9)}\nBalance: 14,220 miles\n3,000 miles expire on ${longDate(f.date, "en")}\nStatement date: ${longDate(f.bookedOn, "en")}`,
    de: (f) =>
      `Ihr Monatsauszug\n\nMitgliedsnummer: ${f.draw.digits(9)}\nKontostand: 14.220 Meilen\n3.000 Meilen verfallen am ${longDate(f.date, "de")}\nAuszug vom ${longDate(f.bookedOn, "de")}`,
    es: (f) =>
      `Su extracto mensual\n\nNúmero de socio: ${f.draw.digits(9)}\nSaldo: 14.220 millas\n3.000 millas caducan el ${longDate(f.date, "es")}\nFecha del extracto: ${longDate(f.bookedOn, "es")}`,
  },
  () => [],
);
