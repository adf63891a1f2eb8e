import { type Layout, layout } from "../../outside/types.ts";
import { digits } from "../dates.ts";
import { flown, type Leg } from "../expect.ts";

/** An HTML card that became one value a line: labels and values are no longer side by side. */
interface Card {
  readonly language: string;
  readonly leg: Leg & { readonly end: string };
  readonly cities: readonly [string, string];
  readonly name: string;
  readonly code: string;
  readonly seat: string;
  readonly boarding: string;
}

const vuelingWords: Record<string, readonly string[]> = {
  es: ["Tarjeta de embarque", "Pasajero", "Código de reserva", "Vuelo", "Fecha", "Puerta", "Embarque", "Salida"],
  en: ["Boarding pass", "Passenger", "Booking code", "Flight", "Date", "Gate", "Boarding", "Departure"],
  it: ["Carta d'imbarco", "Passeggero", "Codice di prenotazione", "Volo", "Data", "Gate", "Imbarco", "Partenza"],
};

const vuelingCards: readonly Card[] = [
  {
    language: "es",
    leg: { number: "VY3923", from: "BCN", to: "PMI", start: "2026-06-19T19:45", end: "2026-06-19T20:40" },
    cities: ["Barcelona", "Palma de Mallorca"],
    name: "NURIA CASALS PRAT",
    code: "ZDQ5MK",
    seat: "17C",
    boarding: "19:05",
  },
  {
    language: "en",
    leg: { number: "VY8021", from: "ORY", to: "BCN", start: "2026-02-27T08:10", end: "2026-02-27T09:50" },
    cities: ["Paris Orly", "Barcelona"],
    name: "AMARA DIALLO",
    code: "J9HBTW",
    seat: "4F",
    boarding: "07:30",
  },
  {
    language: "it",
    leg: { number: "VY6101", from: "FCO", to: "BCN", start: "2026-11-05T21:25", end: "2026-11-05T23:20" },
    cities: ["Roma Fiumicino", "Barcellona"],
    name: "LUCA FERRANTE",
    code: "M2RXCV",
    seat: "21A",
    boarding: "20:45",
  },
];

function vueling({ language, leg, cities, name, code, seat, boarding }: Card): string {
  const words = vuelingWords[language] ?? [];
  return `Vueling
${words[0]}

${words[1]}
${name}

${leg.from}
${cities[0]}

${leg.to}
${cities[1]}

${words[2]}
${code}

${words[3]}
${leg.number}

${words[4]}
${digits(leg.start, "DD/MM/YYYY")}

${words[5]}
--

${words[6]}
${boarding}

${words[7]}
${digits(leg.start, "HH:mm")}

Seq 084  Seat ${seat}  Group 2
`;
}

/** The line that airlines print on paper and that passbook mails repeat; no arrival, no year, no booking code. */
const stubs: readonly Card[] = [
  {
    language: "en",
    leg: { number: "AY 1331", from: "HEL", to: "LHR", start: "2026-03-09T07:55", end: "2026-03-09T09:10" },
    cities: ["HELSINKI", "LONDON HEATHROW"],
    name: "VIRTANEN/AINO MS",
    code: "",
    seat: "12D",
    boarding: "07:20",
  },
  {
    language: "de",
    leg: { number: "LX 1612", from: "ZRH", to: "FCO", start: "2026-05-22T17:15", end: "2026-05-22T18:50" },
    cities: ["ZURICH", "ROME FIUMICINO"],
    name: "AESCHLIMANN/BEAT MR",
    code: "",
    seat: "08A",
    boarding: "16:45",
  },
];

const stubWords: Record<string, readonly string[]> = {
  en: ["BOARDING PASS", "NAME OF PASSENGER", "FROM", "TO", "FLIGHT", "DATE", "DEP", "BOARDING", "SEAT", "GATE CLOSES"],
  de: [
    "BORDKARTE",
    "NAME DES FLUGGASTES",
    "VON",
    "NACH",
    "FLUG",
    "DATUM",
    "ABFLUG",
    "EINSTIEG",
    "SITZ",
    "GATE SCHLIESST",
  ],
};

function stub({ language, leg, cities, name, seat, boarding }: Card): string {
  const words = stubWords[language] ?? [];
  return `${words[0]}   ECONOMY   ETKT 105 2417720913C1

${words[1]}: ${name}
${words[2]}: ${cities[0]} (${leg.from})    ${words[3]}: ${cities[1]} (${leg.to})
${words[4]}: ${leg.number}   ${words[5]}: ${digits(leg.start, "DDMMM")}   ${words[6]}: ${digits(leg.start, "HH:mm")}
${words[7]}: ${boarding}   ${words[8]}: ${seat}   ${words[9]}: 15 MIN
`;
}

const layouts: readonly Layout[] = [
  layout("vueling-boarding-pass", "flight", () =>
    vuelingCards.map((card) => ({
      language: card.language,
      text: vueling(card),
      segments: [flown({ ...card.leg, end: null }, { confirmation_number: card.code, travellers: [card.name] })],
    })),
  ),
  layout("boarding-stub", "flight", () =>
    stubs.map((card) => ({
      language: card.language,
      text: stub(card),
      segments: [
        flown(
          { ...card.leg, end: null },
          { confirmation_number: null, travellers: [card.name.replace(/^(\w+)\/(\w+) M[RS]$/, "$2 $1")] },
        ),
      ],
    })),
  ),
];

export default layouts;
