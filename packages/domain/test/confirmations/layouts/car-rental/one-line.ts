import { type CarFacts, rental } from "../cars.ts";
import { digits, longDate } from "../dates.ts";
import { type Layout, layoutOf } from "../layout.ts";

export const oneLine: Layout<CarFacts> = layoutOf(
  "one-line",
  {
    en: (f) =>
      `${f.company} rental ${f.reference}: pick-up ${longDate(f.date, "en")} ${f.at} ${f.from.name}, return ${longDate(f.returns, "en")} ${f.until} ${f.to.name}. ${f.vehicle} or similar.`,
    de: (f) =>
      `${f.company} Mietwagen ${f.reference}: Abholung ${digits(f.date, "de")} ${f.at} ${f.from.name}, Rückgabe ${digits(f.returns, "de")} ${f.until} ${f.to.name}. ${f.vehicle} o. ä.`,
    nl: (f) =>
      `${f.company} huurauto ${f.reference}: ophalen ${digits(f.date, "nl")} ${f.at} ${f.from.name}, inleveren ${digits(f.returns, "nl")} ${f.until} ${f.to.name}. ${f.vehicle} of gelijkwaardig.`,
  },
  (f) => [rental(f, { travellers: [], price: null })],
);
