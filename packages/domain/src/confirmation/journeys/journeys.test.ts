import { describe, expect, it } from "vitest";
import { readConfirmation } from "../read.ts";
import type { Airport, ReadSegment, TravelData } from "../reading.ts";

const airport = (iata: string, name: string, city: string, lat: number, lng: number, timezone: string): Airport => ({
  iata,
  name,
  city,
  country: "XX",
  lat,
  lng,
  timezone,
  large: true,
});
const airports = [
  airport("ARN", "Stockholm Arlanda Airport", "Stockholm", 59.65, 17.93, "Europe/Stockholm"),
  airport("FRA", "Frankfurt Airport", "Frankfurt", 50.03, 8.56, "Europe/Berlin"),
  airport("HKG", "Hong Kong International Airport", "Hong Kong", 22.31, 113.91, "Asia/Hong_Kong"),
  airport("SEA", "Seattle-Tacoma International Airport", "Seattle", 47.45, -122.31, "America/Los_Angeles"),
];
const words = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];
const data: TravelData = {
  airport: (iata) => airports.find((it) => it.iata === iata),
  airportsNamed: (text) =>
    airports.filter(
      (it) => words(text).length > 0 && words(text).every((word) => words(`${it.name} ${it.city}`).includes(word)),
    ),
  airline: (iata) => {
    const name = { LH: "Lufthansa", DL: "Delta Air Lines", SK: "SAS" }[iata];
    return name ? { iata, icao: null, name, flights: 1 } : undefined;
  },
  airlineNamed: (text) => (text === "Lufthansa" ? { iata: "LH", icao: null, name: text, flights: 1 } : undefined),
  city: () => undefined,
};

function read(text: string, today = "2026-03-01"): readonly ReadSegment[] {
  return readConfirmation(text, { today, data }).segments;
}

function legs(text: string): string[] {
  return read(text).map(
    (it) => `${it.number} ${it.from?.iata ?? it.from?.name}-${it.to?.iata ?? it.to?.name} ${it.start} ${it.end}`,
  );
}

describe("where the number stands", () => {
  const there = "LH809 ARN-FRA 2026-05-14T06:45 2026-05-14T09:00";
  const back = "LH802 FRA-ARN 2026-05-16T10:20 2026-05-16T12:25";

  it.each([
    [
      "before the clocks",
      "Flight LH 809\n14 May 2026\n06:45 Stockholm (ARN)\n09:00 Frankfurt (FRA)\n\nFlight LH 802\n16 May 2026\n10:20 Frankfurt (FRA)\n12:25 Stockholm (ARN)",
    ],
    [
      "after the clocks",
      "14 May 2026\n06:45 Stockholm (ARN)\n09:00 Frankfurt (FRA)\nLH 809\n\n16 May 2026\n10:20 Frankfurt (FRA)\n12:25 Stockholm (ARN)\nLH 802",
    ],
    [
      "between them",
      "ARN\n14/05/2026 - 06:45\nFlight LH809\nFRA\n14/05/2026 - 09:00\n\nFRA\n16/05/2026 - 10:20\nFlight LH802\nARN\n16/05/2026 - 12:25",
    ],
    [
      "in a row of a table",
      "Date        Flight   From              To                Depart   Arrive\n14.05.2026  LH 809   Stockholm (ARN)   Frankfurt (FRA)   06:45    09:00\n16.05.2026  LH 802   Frankfurt (FRA)   Stockholm (ARN)   10:20    12:25",
    ],
  ])("%s", (_, text) => {
    expect(legs(text)).toEqual([there, back]);
  });
});

describe("what is no journey of its own", () => {
  it("takes the flight of whoever operates it for the same one, and a repetition as well", () => {
    const leg = "Flight LH 809\n14 May 2026\n06:45 Stockholm (ARN)\n09:00 Frankfurt (FRA)\nOperated by: SAS SK 7331\n";
    expect(legs(`${leg}\n\nFlug LH 809\n14. Mai 2026\n06:45 Stockholm (ARN)\n09:00 Frankfurt (FRA)`)).toHaveLength(1);
  });

  it("does not take boarding and the gate for departure or arrival", () => {
    const text =
      "LH 809\nARN  FRA\n14MAY26\nBoarding\n06:10\n06:45\n09:00\nGate closes\n06:30\nPlease be at the gate by 06:20.";
    expect(legs(text)).toEqual(["LH809 ARN-FRA 2026-05-14T06:45 2026-05-14T09:00"]);
  });

  it("leaves out what the mail says was booked before", () => {
    const text =
      "The times of your flight have changed.\n\nPrevious itinerary\nFlight LH 809\nDeparture: 14 May 2026 06:45 Stockholm (ARN)\nArrival: 14 May 2026 09:00 Frankfurt (FRA)\n\nNew itinerary\nFlight LH 809\nDeparture: 14 May 2026 07:30 Stockholm (ARN)\nArrival: 14 May 2026 09:45 Frankfurt (FRA)";
    expect(legs(text)).toEqual(["LH809 ARN-FRA 2026-05-14T07:30 2026-05-14T09:45"]);
    expect(read(text)[0]?.status).toBe("changed");
  });

  it("reads nothing out of prices and prose", () => {
    expect(read("Price alert: FRA to ARN from 89 EUR. Prices were found on 14 May 2026 at 4:12 AM.")).toEqual([]);
  });
});

describe("arrivals", () => {
  it("are on the day that the distance allows, across the date line as well", () => {
    expect(legs("Date: Sun, 01 Jan 2017 12:34:56 +0100\n\n 1. DL   38 Y  20JAN HKGSEA HS3  1145   0811  O")).toEqual([
      "DL38 HKG-SEA 2017-01-20T11:45 2017-01-20T08:11",
    ]);
  });

  it("are on the next day where the text says so", () => {
    const text = "Flight LH 809, 14 May 2026\nDeparture: 22:10 Stockholm (ARN)\nArrival: 00:20 +1 Frankfurt (FRA)";
    expect(legs(text)).toEqual(["LH809 ARN-FRA 2026-05-14T22:10 2026-05-15T00:20"]);
  });

  it("stay unknown when nothing says them", () => {
    expect(legs("Flight LH 809 on 14 May 2026, departure 06:45, Stockholm (ARN) to Frankfurt (FRA)")).toEqual([
      "LH809 ARN-FRA 2026-05-14T06:45 null",
    ]);
  });
});

describe("trains", () => {
  it("keep the names of stations and the category in the number", () => {
    const text =
      "Ihre Fahrkarte\nHalt             Datum   Zeit      Gleis  Produkte\nMünchen Hbf      18.05.  ab 09:28  22     ICE 512\nKöln Hbf         18.05.  an 13:50  4";
    expect(legs(text)).toEqual(["ICE 512 München Hbf-Köln Hbf 2026-05-18T09:28 2026-05-18T13:50"]);
  });
});

it("shows in the text itself where each field was read", () => {
  const text = "Booking reference: L3TT5J\nFlight LH 809, 14 May 2026\n06:45 Stockholm (ARN)\n09:00 Frankfurt (FRA)";
  const [segment] = read(text);
  const shown = (field: "number" | "start" | "confirmation_number") =>
    segment?.evidence[field]?.map(({ start, end }) => text.slice(start, end));
  expect(shown("number")).toEqual(["LH 809"]);
  expect(shown("start")).toEqual(["14 May 2026", "06:45"]);
  expect(shown("confirmation_number")).toEqual(["L3TT5J"]);
});

it.each(["12:30 ", "1/", "14.", "Stockholm (ARN) ", "from to ", "was 10:00 old 14 May ", "AAA-", "("])(
  "finds no journey in %j, however often it is said",
  (seed) => {
    expect(read(seed.repeat(4_000))).toEqual([]);
  },
);
