import type { ExpectedSegment, Language } from "../types.ts";
import { airportNames, cityOf, type Iata } from "./airports.ts";
import { at } from "./dates.ts";
import { fullName, type Person } from "./people.ts";

/** Code, name. */
const airlines: Readonly<Record<string, string>> = {
  LH: "Lufthansa",
  LX: "SWISS",
  OS: "Austrian Airlines",
  AF: "Air France",
  KL: "KLM",
  BA: "British Airways",
  IB: "Iberia",
  VY: "Vueling",
  FR: "Ryanair",
  U2: "easyJet",
  HV: "Transavia",
  AZ: "ITA Airways",
  TP: "TAP Air Portugal",
  LA: "LATAM Airlines",
  SK: "SAS",
  EK: "Emirates",
  SQ: "Singapore Airlines",
  DL: "Delta Air Lines",
  UA: "United Airlines",
  AA: "American Airlines",
  NH: "ANA",
  JL: "Japan Airlines",
};

/** Number, from, to, departure, arrival, days later, terminals. */
type Route = readonly [Iata, Iata, string, string, number, string?, string?];

const routes = {
  LH1166: ["FRA", "LIS", "09:25", "11:35", 0, "1", "1"],
  LH1167: ["LIS", "FRA", "12:25", "16:25", 0, "1", "1"],
  LH803: ["ARN", "FRA", "10:30", "12:40", 0, "5", "1"],
  LH802: ["FRA", "ARN", "07:20", "09:25", 0, "1", "5"],
  LH430: ["FRA", "ORD", "10:40", "12:55", 0, "1", "5"],
  LH431: ["ORD", "FRA", "14:45", "06:00", 1, "5", "1"],
  LH1942: ["MUC", "BER", "12:15", "13:20", 0, "2", "1"],
  LX1104: ["ZRH", "MUC", "07:05", "08:00", 0, undefined, "2"],
  OS317: ["VIE", "ARN", "20:25", "22:35", 0, "3", "5"],
  AF1734: ["CDG", "BER", "09:40", "11:25", 0, "2F", "1"],
  AF1835: ["BER", "CDG", "20:05", "21:50", 0, "1", "2F"],
  AF6204: ["NCE", "CDG", "06:30", "08:05", 0, "2", "2F"],
  KL1699: ["AMS", "MAD", "09:50", "12:25", 0, undefined, "2"],
  KL1706: ["MAD", "AMS", "18:35", "21:10", 0, "2", undefined],
  BA560: ["LHR", "FCO", "07:40", "11:15", 0, "5", "1"],
  BA561: ["FCO", "LHR", "12:05", "13:50", 0, "1", "5"],
  BA1454: ["LHR", "EDI", "19:05", "20:30", 0, "5", undefined],
  IB3170: ["MAD", "LHR", "15:50", "17:20", 0, "4", "5"],
  IB3171: ["LHR", "MAD", "18:30", "22:00", 0, "5", "4"],
  VY8301: ["BCN", "AMS", "10:00", "12:30", 0, "1", undefined],
  VY8302: ["AMS", "BCN", "13:15", "15:30", 0, undefined, "1"],
  FR5996: ["BGY", "BCN", "06:20", "08:05", 0],
  FR5997: ["BCN", "BGY", "08:35", "10:15", 0],
  FR288: ["STN", "DUB", "21:40", "22:55", 0],
  U28575: ["LGW", "BCN", "06:05", "09:10", 0, "North", "2"],
  U28576: ["BCN", "LGW", "09:45", "11:00", 0, "2", "North"],
  HV5955: ["AMS", "LIS", "06:45", "08:40", 0],
  HV5956: ["LIS", "AMS", "09:25", "13:15", 0],
  AZ2058: ["FCO", "LIN", "21:00", "22:10", 0, "1", undefined],
  AZ2027: ["LIN", "FCO", "08:00", "09:10", 0, undefined, "1"],
  TP87: ["LIS", "GRU", "23:30", "06:30", 1, "1", "3"],
  TP82: ["GRU", "LIS", "16:20", "05:15", 1, "3", "1"],
  TP1926: ["LIS", "OPO", "07:10", "08:05", 0, "1", undefined],
  LA3390: ["GRU", "GIG", "08:20", "09:25", 0, "2", "2"],
  SK1829: ["CPH", "AMS", "17:55", "19:25", 0, "3", undefined],
  EK46: ["FRA", "DXB", "15:20", "23:30", 0, "2", "3"],
  EK354: ["DXB", "SIN", "02:45", "14:10", 0, "3", "1"],
  SQ325: ["FRA", "SIN", "21:55", "16:20", 1, "1", "3"],
  DL264: ["JFK", "CDG", "19:30", "09:00", 1, "4", "2E"],
  DL263: ["CDG", "JFK", "11:25", "13:40", 0, "2E", "4"],
  UA1784: ["SFO", "ORD", "11:15", "17:34", 0, "3", "1"],
  UA1215: ["ORD", "BOS", "18:45", "22:02", 0, "1", "B"],
  AA100: ["JFK", "LHR", "18:10", "06:20", 1, "8", "3"],
  NH224: ["FRA", "HND", "11:20", "07:55", 1, "1", "3"],
  NH61: ["HND", "CTS", "11:00", "12:35", 0, "2", undefined],
  JL113: ["HND", "ITM", "11:30", "12:40", 0, "1", undefined],
  JL307: ["HND", "FUK", "08:25", "10:25", 0, "1", undefined],
} as const satisfies Readonly<Record<string, Route>>;

type FlightNumber = keyof typeof routes;

export interface Leg {
  readonly code: string;
  /** Without the code. */
  readonly digits: string;
  readonly airline: string;
  readonly from: Iata;
  readonly to: Iata;
  readonly start: string;
  readonly end: string;
  readonly later: number;
  readonly fromTerminal: string | undefined;
  readonly toTerminal: string | undefined;
}

export function fly(number: FlightNumber, day: string): Leg {
  const [from, to, out, back, later, fromTerminal, toTerminal]: Route = routes[number];
  const code = number.slice(0, 2);
  return {
    code,
    digits: number.slice(2),
    airline: airlines[code] ?? code,
    from,
    to,
    start: at(day, out),
    end: at(day, back, later),
    later,
    fromTerminal,
    toTerminal,
  };
}

export interface Booking {
  readonly pnr: string;
  readonly legs: readonly Leg[];
  readonly travellers: readonly Person[];
}

/** What every full mail about a flight says; `but` has what this one says otherwise, or not. */
export function flown(
  leg: Leg,
  language: Language,
  booking: Booking,
  but: Partial<ExpectedSegment> = {},
): ExpectedSegment {
  return {
    kind: "flight",
    status: "confirmed",
    flight_number: `${leg.code}${leg.digits}`,
    confirmation_number: booking.pnr,
    start: leg.start,
    end: leg.end,
    from: leg.from,
    from_accept: airportNames(leg.from, language),
    to: leg.to,
    to_accept: airportNames(leg.to, language),
    ...(booking.travellers.length > 0 && { travellers: booking.travellers.map(fullName) }),
    ...but,
  };
}

/** Cities whose name alone leaves open which airport is meant. */
const several: ReadonlySet<Iata> = new Set([
  "LHR",
  "LGW",
  "STN",
  "CDG",
  "LIN",
  "FCO",
  "JFK",
  "ORD",
  "HND",
  "ITM",
  "GRU",
  "GIG",
  "ARN",
]);

function cityAlone(iata: Iata, language: Language): readonly string[] {
  const names = [...new Set([cityOf(iata, language), cityOf(iata)])];
  return several.has(iata) ? names : [...names, iata];
}

/** For a text that says cities only: an airport's code would be an invention where the city has several. */
export const byCity = (leg: Leg, language: Language): Partial<ExpectedSegment> => ({
  from: cityOf(leg.from, language),
  from_accept: cityAlone(leg.from, language),
  to: cityOf(leg.to, language),
  to_accept: cityAlone(leg.to, language),
});
