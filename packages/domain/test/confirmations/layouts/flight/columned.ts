import { digits } from "../dates.ts";
import { nameOf } from "../facts.ts";
import { allLegs, cityOf, type FlightFacts, flight } from "../flights.ts";
import { columns, type Language, type Layout, layoutOf } from "../layout.ts";

const names = (f: FlightFacts) => f.people.slice(0, 2).map(nameOf);

/** One row a flight under a row of labels, in columns of spaces. */
const table =
  (language: Language, labels: readonly string[], head: (f: FlightFacts) => string, foot: string) => (f: FlightFacts) =>
    `${head(f)}

${columns(
  [12, 14, 26, 26, 9, 9, 6],
  labels,
  ...allLegs(f).map((it) => [
    digits(it.date, language),
    `${it.carrier.code} ${it.number}`,
    `${cityOf(it.from, language)} (${it.from.iata})`,
    `${cityOf(it.to, language)} (${it.to.iata})`,
    it.departs,
    `${it.arrives}${it.arrivalDate === it.date ? "" : " +1"}`,
    "OK",
  ]),
)}

${foot}`;

export const columned: Layout<FlightFacts> = layoutOf(
  "columned",
  {
    de: table(
      "de",
      ["Datum", "Flug", "Von", "Nach", "Ab", "An", "Status"],
      (f) => `Reiseplan für ${names(f).join(" und ")}\nBuchungscode ${f.reference}`,
      "Alle Zeiten sind Ortszeiten. Annahmeschluss ist 40 Minuten vor Abflug.",
    ),
    es: table(
      "es",
      ["Fecha", "Vuelo", "Origen", "Destino", "Salida", "Llegada", "Estado"],
      (f) => `Pasajeros: ${names(f).join(", ")}\nLocalizador: ${f.reference}`,
      "Todas las horas son locales.",
    ),
    it: table(
      "it",
      ["Data", "Volo", "Da", "A", "Partenza", "Arrivo", "Stato"],
      (f) => `Passeggeri: ${names(f).join(", ")}\nCodice prenotazione: ${f.reference}`,
      "Gli orari sono locali. Il banco chiude 40 minuti prima della partenza.",
    ),
    pt: table(
      "pt",
      ["Data", "Voo", "Origem", "Destino", "Partida", "Chegada", "Estado"],
      (f) => `Passageiros: ${names(f).join(", ")}\nLocalizador: ${f.reference}`,
      "Todos os horários são locais.",
    ),
  },
  (facts) =>
    allLegs(facts).map((leg) => flight(leg, facts, { provider: undefined, travellers: names(facts), price: null })),
);
