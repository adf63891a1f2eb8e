import { compact } from "../dates.ts";
import { ticketName } from "../facts.ts";
import { type FlightFacts, flight, type Leg } from "../flights.ts";
import { type Layout, layoutOf } from "../layout.ts";

/** An agency's printed itinerary in capital letters. */
const itinerary = (f: FlightFacts, agency: string, labels: readonly string[]) => {
  const [ref, date, flightLabel, departure, arrival, terminal, klass] = labels;
  const block = (it: Leg) => `${flightLabel}     ${it.carrier.code} ${it.number} - ${it.carrier.name.toUpperCase()}
-------------------------------------------------------------------
${departure}: ${it.from.city.en.toUpperCase()} (${it.from.name.toUpperCase()}), ${terminal} 1        ${it.date.slice(8)} ${compact(it.date).slice(2)} ${it.departs}
${arrival}: ${it.to.city.en.toUpperCase()} (${it.to.name.toUpperCase()})           ${it.arrivalDate.slice(8)} ${compact(it.arrivalDate).slice(2)} ${it.arrives}
           ${klass} (M)
`;
  return `${agency}                               ${ref}: ${f.reference}
                                          ${date}: ${f.bookedOn.slice(8)} ${compact(f.bookedOn).slice(2)} ${f.bookedOn.slice(0, 4)}
                                          ${ticketName(f.people[0] as FlightFacts["people"][number])}

${f.out.map(block).join("\n")}
`;
};

export const agency: Layout<FlightFacts> = layoutOf(
  "agency",
  {
    en: (f) =>
      itinerary(f, "MERIDIAN TRAVEL", ["BOOKING REF", "DATE", "FLIGHT", "DEPARTURE", "ARRIVAL", "TERMINAL", "ECONOMY"]),
    de: (f) =>
      itinerary(f, "MERIDIAN REISEN", [
        "BUCHUNGSREFERENZ",
        "DATUM",
        "FLUG",
        "ABFLUG",
        "ANKUNFT",
        "TERMINAL",
        "ECONOMY",
      ]),
    fr: (f) =>
      itinerary(f, "MERIDIEN VOYAGES", ["REF. DOSSIER", "DATE", "VOL", "DEPART", "ARRIVEE", "TERMINAL", "ECONOMIQUE"]),
    es: (f) =>
      itinerary(f, "VIAJES MERIDIANO", ["LOCALIZADOR", "FECHA", "VUELO", "SALIDA", "LLEGADA", "TERMINAL", "TURISTA"]),
  },
  (facts) => facts.out.map((leg) => flight(leg, facts, { price: null })),
);
