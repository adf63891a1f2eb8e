import { describe, expect, it } from "vitest";
import type { Airport, TravelData } from "../reading.ts";
import { codeIn } from "./codes.ts";
import { type Atoms, findAtoms } from "./index.ts";

const airport = (iata: string, city: string): Airport => ({
  iata,
  name: `${city} Airport`,
  city,
  country: "XX",
  lat: 0,
  lng: 0,
  timezone: "Europe/Berlin",
  large: true,
});
const airports = new Map(
  [airport("TXL", "Berlin"), airport("ARN", "Stockholm"), airport("THE", "Teresina")].map((it) => [it.iata, it]),
);
const data: TravelData = {
  airport: (iata) => airports.get(iata),
  airportsNamed: () => [],
  airline: (iata) =>
    ["LH", "DL", "NO", "AT", "A3"].includes(iata) ? { iata, icao: null, name: iata, flights: 9 } : undefined,
  airlineNamed: () => undefined,
  city: () => undefined,
};

function atoms(text: string, language: string | null = null, writtenOn = "2026-03-01", dateKnown = true): Atoms {
  return findAtoms(text, { writtenOn, dateKnown, language, data });
}

function dates(text: string, language: string | null = null, writtenOn?: string, dateKnown?: boolean): string[] {
  return atoms(text, language, writtenOn, dateKnown).dates.map((it) => it.date);
}

function clocks(text: string): string[] {
  return atoms(text).clocks.map((it) => (it.sure ? it.clock : `${it.clock}?`));
}

describe("dates", () => {
  it.each([
    ["14 May 2026", "2026-05-14"],
    ["Thu, May 14th, 2026", "2026-05-14"],
    ["14. Mai 2026", "2026-05-14"],
    ["Donnerstag, den 14. Mai 2026", "2026-05-14"],
    ["le 1er août 2026", "2026-08-01"],
    ["jueves, 14 de mayo de 2026", "2026-05-14"],
    ["giovedì 14 maggio 2026", "2026-05-14"],
    ["quinta-feira, 14 de maio de 2026", "2026-05-14"],
    ["donderdag 14 mei 2026", "2026-05-14"],
    ["14. května 2026", "2026-05-14"],
    ["14 maja 2026", "2026-05-14"],
    ["14. toukokuuta 2026", "2026-05-14"],
    ["14 Mayıs 2026", "2026-05-14"],
    ["2026年5月14日(木)", "2026-05-14"],
    ["14MAY26", "2026-05-14"],
    ["02Dec2026", "2026-12-02"],
    ["14-May-26", "2026-05-14"],
    ["2026/05/14", "2026-05-14"],
    ["2026-05-14T09:30", "2026-05-14"],
    ["DTSTART:20260514T093000", "2026-05-14"],
    ["14.05.26", "2026-05-14"],
    ["14. 5. 2026", "2026-05-14"],
  ])("%j is %s", (text, expected) => {
    expect(dates(text)).toEqual([expected]);
  });

  it("covers the weekday, so that evidence shows it", () => {
    const text = "on Thursday, 14 May 2026 at";
    const [date] = atoms(text).dates;
    expect(text.slice(date?.start, date?.end)).toBe("Thursday, 14 May 2026");
  });

  it.each(["24/7", "1/48", "1/40x30x20", "+49 30 1234", "10.12.20.30", "you 2 may board", "31/02/2026", "12.34 EUR"])(
    "finds none in %j",
    (text) => {
      expect(dates(text)).toEqual([]);
    },
  );

  it("knows the order of the parts from a date that has only one reading", () => {
    expect(dates("from 03/04/2026 to 03/17/2026", "en")).toEqual(["2026-03-04", "2026-03-17"]);
    expect(dates("from 03/04/2026 to 17/04/2026", "en")).toEqual(["2026-04-03", "2026-04-17"]);
  });

  it("knows the order from a weekday, from the same date in words and from the language", () => {
    expect(dates("Wed 03/04/2026", "en")).toEqual(["2026-03-04"]);
    expect(dates("April 3, 2026 and 04/03/2026", "en")).toEqual(["2026-04-03", "2026-04-03"]);
    expect(dates("03/04/2026", "fr")).toEqual(["2026-04-03"]);
    expect(dates("03/04/2026 3:30 PM, total $120", "en", "2026-01-01")).toEqual(["2026-03-04"]);
  });

  it("takes the year that was left out from the mail: the next such day", () => {
    expect(dates("am 14.05. um 10:00", "de", "2026-03-01")).toEqual(["2026-05-14"]);
    expect(dates("am 14.01. um 10:00", "de", "2026-03-01")).toEqual(["2027-01-14"]);
    expect(dates("15/07 à 17h50", "fr", "2017-12-29")).toEqual(["2018-07-15"]);
  });

  it("prefers the year in which the weekday fits", () => {
    expect(dates("Fri 14 May", "en", "2026-11-01")).toEqual(["2027-05-14"]);
    expect(dates("Thu 14 May", "en", "2026-06-01")).toEqual(["2026-05-14"]);
  });

  it("takes the year from the full date that the text writes elsewhere", () => {
    expect(dates("TUE 07 JUNE 2016 departure 07 JUN 12:10, back 10 JUN", "en", "2026-11-01", false)).toEqual([
      "2016-06-07",
      "2016-06-07",
      "2016-06-10",
    ]);
    expect(dates("29 Dec - 2 Jan 2027", "en", "2026-11-01")).toEqual(["2026-12-29", "2027-01-02"]);
  });

  it.each([
    ["14-16 May 2026", ["2026-05-14", "2026-05-16"]],
    ["vom 14. bis 16. Mai 2026", ["2026-05-14", "2026-05-16"]],
    ["du 14 au 16 mai 2026", ["2026-05-14", "2026-05-16"]],
    ["May 14-16, 2026", ["2026-05-14", "2026-05-16"]],
    ["14.-16.05.2026", ["2026-05-14", "2026-05-16"]],
  ])("%j is a range", (text, expected) => {
    expect(dates(text)).toEqual(expected);
  });
});

describe("clocks", () => {
  it.each([
    ["18:25", "18:25"],
    ["6:05 PM", "18:05"],
    ["12:10 a.m.", "00:10"],
    ["17h50", "17:50"],
    ["06:45 h", "06:45"],
    ["18.25 Uhr", "18:25"],
    ["kl. 18.25", "18:25"],
    ["um 17 Uhr", "17:00"],
    ["5pm", "17:00"],
    ["0645 hrs", "06:45"],
    ["午後3時15分", "15:15"],
    ["14時半", "14:30"],
    ["20260514T093000", "09:30"],
    ["12 noon", "12:00"],
  ])("%j is %s", (text, expected) => {
    expect(clocks(text)).toEqual([expected]);
  });

  it("marks as unsure what is a clock only where one is expected", () => {
    expect(clocks("1145 or 18.25")).toEqual(["11:45?", "18:25?"]);
  });

  it.each([
    "Duration: 01:20",
    "Durée 1h30",
    "2h 35min",
    "UTC+02:00",
    "12:75",
    "25:10",
    "within 48 h",
    "EUR 18.25",
    "18.25 €",
    "14.05.2026",
  ])("finds no sure one in %j", (text) => {
    expect(clocks(text).filter((it) => !it.endsWith("?"))).toEqual([]);
  });

  it("sees that one arrives on another day", () => {
    expect(atoms("22:10 - 06:30 +1").clocks.map((it) => it.dayShift)).toEqual([null, 1]);
    expect(atoms("23:40 06:30 (next day)").clocks.map((it) => it.dayShift)).toEqual([null, 1]);
    expect(atoms("call at 10:00 +1-555-0100").clocks.map((it) => it.dayShift)).toEqual([null]);
  });
});

describe("moments", () => {
  const moments = (text: string) =>
    atoms(text).moments.map((it) => `${it.date?.date.slice(5) ?? "-"} ${it.clock?.clock ?? "-"}`);

  it.each([
    ["03 Feb 2026, 18:25", ["02-03 18:25"]],
    ["21:00 - 13 Apr 2026  22:10 - 13 Apr 2026", ["04-13 21:00", "04-13 22:10"]],
    ["14:20\n01Feb2026\n\n17:50\n01Feb2026", ["02-01 14:20", "02-01 17:50"]],
    ["15/01/2026 um 06:25", ["01-15 06:25"]],
    ["14 May 2026\n\n\n10:00", ["05-14 -", "- 10:00"]],
    ["14 May 2026 10:00 - 11:30", ["05-14 10:00", "- 11:30"]],
  ])("%j", (text, expected) => {
    expect(moments(text)).toEqual(expected);
  });
});

describe("amounts", () => {
  it.each([
    ["R$ 1.713,94", "1713.94 BRL"],
    ["1,234.50 EUR", "1234.5 EUR"],
    ["1'234.50 CHF", "1234.5 CHF"],
    ["239 CZK", "239 CZK"],
    ["£99", "99 GBP"],
    ["12.800円", "12800 JPY"],
    ["Total in CAD: $20.00", "20 CAD"],
    ["1 adult: £78.00", "78 GBP"],
    ["6.250,00 TL", "6250 TRY"],
    ["389,00 kr. (DKK)", "389 DKK"],
    ["CHF 1’234.50", "1234.5 CHF"],
    ["EUR 1 234,50", "1234.5 EUR"],
    ["12.345 Ft", "12345 HUF"],
    ["1 290 Kč", "1290 CZK"],
    ["249,50 zł", "249.5 PLN"],
    ["¥1,230.00 ご予約ありがとう", "1230 JPY"],
    ["JPY 1,230.00", "1230 JPY"],
    ["US dollars: $20.00", "20 USD"],
  ])("%j is %s", (text, expected) => {
    expect(atoms(text).amounts.map((it) => `${it.amount} ${it.currency}`)).toContain(expected);
  });

  it("leaves a crown out whose country nothing says", () => {
    expect(atoms("120 kr").amounts[0]?.currency).toBe(null);
    expect(atoms("120 kr", "sv").amounts[0]?.currency).toBe("SEK");
  });
});

describe("what is neither a clock nor a train", () => {
  it.each(["Karl Johans gate 31, 0154 Oslo", "Hauptstraße 5\n1010 Wien", "Rue Neuve 12, 1000 Bruxelles"])(
    "takes the postcode of %j for no clock",
    (text) => {
      expect(atoms(text).clocks).toEqual([]);
    },
  );

  it("keeps a clock before a town", () => {
    expect(atoms("Dep 0930 Oslo\nArr 1230 Bergen").clocks.map((it) => it.clock)).toEqual(["09:30", "12:30"]);
  });

  it.each(["Train: Berlin ABC123", "Train to Berlin 2027", "Train 20.00", "Train 2 adults", "Zug Berlin XY99"])(
    "finds no train in %j",
    (text) => {
      expect(atoms(text).trains).toEqual([]);
    },
  );
});

describe("signs of several currencies", () => {
  it.each(["Total $20.00", "Total ¥1,230", "Hotel 東京 ¥1,230", "USD or CAD: $20.00"])(
    "leaves %j without one",
    (text) => {
      expect(atoms(text).amounts.at(-1)?.currency).toBe(null);
    },
  );

  it("takes no length for a price", () => {
    expect(atoms("a boat of 25 ft").amounts).toEqual([]);
  });
});

describe("numbers and codes", () => {
  it("reads a flight's number with its word or with an airline's code", () => {
    const numbers = (text: string) => atoms(text).flights.map((it) => it.number);
    expect(numbers("Flight: DL 0139")).toEqual(["DL139"]);
    expect(numbers("LH809")).toEqual(["LH809"]);
    expect(numbers("Voo 4849")).toEqual(["4849"]);
    expect(numbers("FLIGHT NO 139")).toEqual(["139"]);
    expect(numbers("AT 10 o'clock, seat 23F, ZZ999")).toEqual([]);
  });

  it("reads a train's number with its category or its word", () => {
    const numbers = (text: string) => atoms(text).trains.map((it) => it.number);
    expect(numbers("ICE 577")).toEqual(["ICE 577"]);
    expect(numbers("TRAIN N°6857")).toEqual(["6857"]);
    expect(numbers("のぞみ225号")).toEqual(["のぞみ225号"]);
  });

  it("takes three capital letters for an airport only where they stand as a code", () => {
    const codes = (text: string) => atoms(text).airports.map((it) => it.iata);
    expect(codes("Stockholm Arlanda (ARN)")).toEqual(["ARN"]);
    expect(codes("TXL-ARN")).toEqual(["TXL", "ARN"]);
    expect(codes("ALL THE TXL NEWS")).toEqual([]);
  });

  it("tells a booking's code from words, dates and short numbers", () => {
    const code = (text: string) => codeIn(text, { start: 0, end: text.length })?.code ?? null;
    expect(code("GW8PSD")).toBe("GW8PSD");
    expect(code("is TQJWFX")).toBe("TQJWFX");
    expect(code("number 123456789")).toBe("123456789");
    expect(code("Confirmed")).toBeNull();
    expect(code("14/05/2026")).toBeNull();
    expect(code("please print this page")).toBeNull();
  });
});
