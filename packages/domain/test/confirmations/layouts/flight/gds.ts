import { compact, mailDate, plusDays } from "../dates.ts";
import { nameOf, ticketName } from "../facts.ts";
import { type FlightFacts, flight, type Leg } from "../flights.ts";
import { type Layout, layoutOf } from "../layout.ts";

/** What a reservation system prints for agents, with a sentence of the agent above it. */
const lines = (f: FlightFacts) => {
  const names = f.people
    .slice(0, 2)
    .map((it, at) => `${at + 1}.${ticketName(it).replace(" ", "")}`)
    .join("   ");
  const leg = (it: Leg, at: number) => {
    const next = it.arrivalDate === it.date ? "" : `+${it.arrivalDate > it.date ? 1 : 0}`;
    const time = (text: string) => text.replace(":", "");
    return `  ${at + 3}  ${it.carrier.code}${it.number.padStart(4, " ")} Y ${compact(it.date)} ${at + 1} ${it.from.iata}${it.to.iata} HK2       ${time(it.departs)} ${time(it.arrives)}${next}  *1A/E*`;
  };
  const all = [...f.out, ...f.back];
  return `RP/MUC1A2345/MUC1A2345            AA/SU  ${compact(f.bookedOn, true)}/0911Z   ${f.reference}
  ${names}
${all.map(leg).join("\n")}
  ${all.length + 3} AP MUC 089 5550 1234
  ${all.length + 4} TK OK${compact(f.bookedOn)}/MUC1A2345//ETLH
  ${all.length + 5} SSR DOCS HK1 P/DEU/C01X0006H/DEU/${compact(plusDays(f.bookedOn, -12000), true)}/F/${compact(plusDays(f.bookedOn, 2000), true)}`;
};

export const gds: Layout<FlightFacts> = layoutOf(
  "gds",
  {
    en: (f) =>
      `Date: ${mailDate(f.bookedOn)}\nSubject: itinerary\n\nHi, as agreed on the phone, this is what I booked:\n\n${lines(f)}\n\nKind regards`,
    de: (f) =>
      `Date: ${mailDate(f.bookedOn)}\nSubject: Buchung\n\nWie besprochen, hier die Buchung:\n\n${lines(f)}\n\nFreundliche Grüße`,
    fr: (f) =>
      `Date: ${mailDate(f.bookedOn)}\nSubject: dossier\n\nVoici le dossier comme convenu :\n\n${lines(f)}\n\nCordialement`,
  },
  (facts) =>
    [...facts.out, ...facts.back].map((leg) =>
      flight(leg, facts, { provider: undefined, travellers: facts.people.slice(0, 2).map(nameOf), price: null }),
    ),
);
