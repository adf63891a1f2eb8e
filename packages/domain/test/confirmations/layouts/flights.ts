import type { ExpectedSegment } from "../expected.ts";
import { plusDays } from "./dates.ts";
import { type Booking, bookingOf, nameOf, type Words } from "./facts.ts";
import type { Language } from "./layout.ts";

export interface Airport {
  readonly iata: string;
  readonly name: string;
  readonly city: Words;
}

export interface Leg {
  readonly carrier: { readonly code: string; readonly name: string };
  /** Digits. */
  readonly number: string;
  readonly from: Airport;
  readonly to: Airport;
  readonly date: string;
  readonly departs: string;
  readonly arrivalDate: string;
  readonly arrives: string;
  readonly seat: string;
}

export interface FlightFacts extends Booking {
  readonly out: readonly Leg[];
  readonly back: readonly Leg[];
}

const carriers: Readonly<Record<string, string>> = {
  LH: "Lufthansa",
  AF: "Air France",
  IB: "Iberia",
  KL: "KLM",
  TP: "TAP Air Portugal",
  BA: "British Airways",
  LX: "SWISS",
  OS: "Austrian Airlines",
  SK: "SAS",
  VY: "Vueling",
  FR: "Ryanair",
  U2: "easyJet",
  DL: "Delta Air Lines",
  TK: "Turkish Airlines",
  JL: "Japan Airlines",
  NH: "All Nippon Airways",
  EK: "Emirates",
  LA: "LATAM Airlines",
};

const airports: readonly Airport[] = [
  ["MUC", "Munich Airport", { en: "Munich", de: "München", es: "Múnich", it: "Monaco di Baviera", pt: "Munique" }],
  [
    "LIS",
    "Humberto Delgado",
    { en: "Lisbon", de: "Lissabon", fr: "Lisbonne", es: "Lisboa", it: "Lisbona", pt: "Lisboa", nl: "Lissabon" },
  ],
  ["CDG", "Charles de Gaulle", { en: "Paris", es: "París", it: "Parigi", nl: "Parijs" }],
  ["MAD", "Adolfo Suárez Madrid-Barajas", { en: "Madrid", pt: "Madri" }],
  ["AMS", "Schiphol", { en: "Amsterdam", pt: "Amsterdã", es: "Ámsterdam" }],
  ["LHR", "Heathrow", { en: "London", fr: "Londres", es: "Londres", it: "Londra", pt: "Londres", nl: "Londen" }],
  ["ZRH", "Zurich Airport", { en: "Zurich", de: "Zürich", es: "Zúrich", it: "Zurigo", pt: "Zurique", nl: "Zürich" }],
  ["VIE", "Vienna International", { en: "Vienna", de: "Wien", fr: "Vienne", es: "Viena", pt: "Viena", nl: "Wenen" }],
  ["ARN", "Arlanda", { en: "Stockholm", es: "Estocolmo", it: "Stoccolma", pt: "Estocolmo" }],
  ["BCN", "El Prat", { en: "Barcelona", fr: "Barcelone", it: "Barcellona" }],
  ["STN", "Stansted", { en: "London", fr: "Londres", es: "Londres", it: "Londra", pt: "Londres", nl: "Londen" }],
  ["DUB", "Dublin Airport", { en: "Dublin", es: "Dublín", it: "Dublino" }],
  ["BER", "Berlin Brandenburg", { en: "Berlin", es: "Berlín", it: "Berlino", pt: "Berlim", nl: "Berlijn" }],
  ["JFK", "John F. Kennedy International", { en: "New York", es: "Nueva York", pt: "Nova York" }],
  ["ATL", "Hartsfield-Jackson", { en: "Atlanta" }],
  ["IST", "Istanbul Airport", { en: "Istanbul", es: "Estambul", pt: "Istambul", nl: "Istanboel" }],
  ["HND", "Haneda", { en: "Tokyo", de: "Tokio", es: "Tokio", pt: "Tóquio", nl: "Tokio", ja: "東京" }],
  ["FCO", "Fiumicino", { en: "Rome", de: "Rom", es: "Roma", it: "Roma", pt: "Roma" }],
  ["FRA", "Frankfurt Airport", { en: "Frankfurt", es: "Fráncfort", it: "Francoforte" }],
  ["GRU", "Guarulhos", { en: "São Paulo" }],
  ["DXB", "Dubai International", { en: "Dubai", fr: "Dubaï", es: "Dubái" }],
  ["NCE", "Côte d'Azur", { en: "Nice", de: "Nizza", es: "Niza", it: "Nizza" }],
  [
    "CPH",
    "Kastrup",
    {
      en: "Copenhagen",
      de: "Kopenhagen",
      fr: "Copenhague",
      es: "Copenhague",
      it: "Copenaghen",
      pt: "Copenhague",
      nl: "Kopenhagen",
    },
  ],
].map(([iata, name, city]) => ({ iata, name, city }) as Airport);

/** Carrier, number, from, to, departure, arrival and how many days later: there, and back after some days. */
const journeys: readonly (readonly [out: string, back: string])[] = [
  ["LH 1790 MUC LIS 09:15 11:30", "LH 1793 LIS MUC 12:35 16:40"],
  ["AF 1380 CDG LHR 07:20 07:40", "AF 1781 LHR CDG 18:55 21:15"],
  ["IB 3166 MAD LHR 15:50 17:20", "IB 3175 LHR MAD 19:10 22:35"],
  ["KL 1853 AMS BER 12:10 13:30", "KL 1828 BER AMS 17:35 19:00"],
  ["TP 1358 LIS LHR 06:55 09:40", "TP 1351 LHR LIS 10:35 13:25"],
  [
    "LX 1074 ZRH FRA 10:25 11:30, LH 510 FRA GRU 22:05 05:10+1",
    "LH 507 GRU FRA 18:15 10:35+1, LX 1073 FRA ZRH 13:05+1 14:00+1",
  ],
  ["OS 461 VIE CDG 17:45 19:55", "OS 414 CDG VIE 09:55 11:55"],
  ["SK 1417 CPH ARN 13:25 14:35", "SK 1424 ARN CPH 18:40 19:55"],
  ["VY 8462 BCN FCO 21:30 23:20", "VY 6101 FCO BCN 06:30 08:25"],
  ["FR 206 DUB STN 06:25 07:45", "FR 207 STN DUB 22:10 23:30"],
  ["U2 8583 NCE BER 14:45 16:50", "U2 5318 BER NCE 17:30 19:30"],
  ["DL 73 AMS ATL 13:10 17:20", "DL 72 ATL AMS 17:55 08:25+1"],
  [
    "TK 1722 ZRH IST 18:55 23:50, TK 762 IST DXB 01:35+1 07:00+1",
    "TK 763 DXB IST 08:35 12:30, TK 1911 IST ZRH 14:55 16:05",
  ],
  ["JL 44 LHR HND 09:30 07:20+1", "JL 43 HND LHR 11:20 15:50"],
  ["NH 204 FRA HND 12:10 08:10+1", "NH 223 HND FRA 00:50 06:30"],
  ["BA 117 LHR JFK 08:25 11:10", "BA 178 JFK LHR 07:55 19:50"],
  ["LA 8145 LIS GRU 23:55 06:05+1", "LA 8146 GRU LIS 17:40 07:25+1"],
];

export function flightFacts(seed: string): FlightFacts {
  const booking = bookingOf(seed);
  const [out, back] = booking.draw.pick(journeys);
  const home = plusDays(booking.date, booking.draw.between(3, 16));
  return { ...booking, out: legs(out, booking.date, booking), back: legs(back, home, booking) };
}

function legs(text: string, date: string, { draw }: Booking): readonly Leg[] {
  return text.split(", ").map((leg) => {
    const [code = "", number = "", from = "", to = "", ...times] = leg.split(" ");
    const [departs = "", arrives = ""] = times;
    const day = (time: string) => plusDays(date, Number(time.split("+")[1] ?? 0));
    return {
      carrier: { code, name: carriers[code] ?? code },
      number,
      from: airport(from),
      to: airport(to),
      date: day(departs),
      departs: departs.slice(0, 5),
      arrivalDate: day(arrives),
      arrives: arrives.slice(0, 5),
      seat: `${draw.between(4, 38)}${draw.pick([..."ACDF"])}`,
    };
  });
}

function airport(iata: string): Airport {
  const found = airports.find((it) => it.iata === iata);
  if (!found) throw new Error(`no airport ${iata}`);
  return found;
}

export function cityOf(airport: Airport, language: Language): string {
  return airport.city[language] ?? airport.city.en;
}

/** The segment of a leg as a mail states it that leaves nothing out; `less` says what it does. */
export function flight(leg: Leg, facts: FlightFacts, less: Partial<ExpectedSegment> = {}): ExpectedSegment {
  const accept = (it: Airport) => [it.iata, it.name, ...Object.values(it.city)];
  return {
    kind: "flight",
    flight_number: `${leg.carrier.code}${leg.number}`,
    confirmation_number: facts.reference,
    provider: leg.carrier.name,
    start: `${leg.date}T${leg.departs}`,
    end: `${leg.arrivalDate}T${leg.arrives}`,
    from: leg.from.iata,
    from_accept: accept(leg.from),
    to: leg.to.iata,
    to_accept: accept(leg.to),
    travellers: facts.people.slice(0, 1).map(nameOf),
    place: null,
    ...less,
  };
}

export function firstLeg({ out }: FlightFacts): Leg {
  return out[0] as Leg;
}

/** There and back. */
export function allLegs({ out, back }: FlightFacts): readonly Leg[] {
  return [...out, ...back];
}

export function numberOf({ carrier, number }: Leg): string {
  return `${carrier.code}${number}`;
}
