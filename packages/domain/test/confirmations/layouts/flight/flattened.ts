import { fullDate } from "../dates.ts";
import { allLegs, cityOf, type FlightFacts, flight } from "../flights.ts";
import { type Language, type Layout, layoutOf } from "../layout.ts";

/** A table of which every cell became a line: first all labels, then all values. */
const flat = (language: Language, labels: readonly string[], reference: string) => (f: FlightFacts) =>
  allLegs(f)
    .map(
      (it, at) => `${at === 0 ? `${reference}\n${f.reference}\n\n` : ""}${labels.join("\n")}

${it.carrier.code}${it.number}
${cityOf(it.from, language)} (${it.from.iata})
${cityOf(it.to, language)} (${it.to.iata})
${fullDate(it.date, language)}
${it.departs}
${fullDate(it.arrivalDate, language)}
${it.arrives}
${it.seat}
`,
    )
    .join("\n");

export const flattened: Layout<FlightFacts> = layoutOf(
  "flattened",
  {
    en: flat(
      "en",
      ["Flight", "From", "To", "Departure date", "Departure time", "Arrival date", "Arrival time", "Seat"],
      "Confirmation number",
    ),
    fr: flat(
      "fr",
      ["Vol", "De", "À", "Date de départ", "Heure de départ", "Date d'arrivée", "Heure d'arrivée", "Siège"],
      "Numéro de réservation",
    ),
    nl: flat(
      "nl",
      ["Vlucht", "Van", "Naar", "Vertrekdatum", "Vertrektijd", "Aankomstdatum", "Aankomsttijd", "Stoel"],
      "Boekingsnummer",
    ),
    ja: flat("ja", ["便名", "出発地", "到着地", "出発日", "出発時刻", "到着日", "到着時刻", "座席"], "予約番号"),
  },
  (facts) => allLegs(facts).map((leg) => flight(leg, facts, { provider: undefined, travellers: [], price: null })),
);
