import { describe, expect, it } from "vitest";
import { type ParsedBooking, parseBooking, unrecognisedFields } from "./parse-booking.ts";

const whole = { destination: null, dates: null, guests: null, preferences: null };
const of = (part: Partial<Record<keyof typeof whole, unknown>>): ParsedBooking => parseBooking({ ...whole, ...part });

describe("a booking from the web form", () => {
  it("is recognised in all fields", () => {
    const booking = parseBooking({
      destination: {
        name: "Hotel Avenida",
        city: "Lisbon",
        country: "Portugal",
        address: "Rua 1",
        lat: 38.7,
        lng: -9.1,
      },
      dates: { start: "2030-05-03", end: "2030-05-07", start_time: "15:00", end_time: "11:00" },
      guests: { adults: 2, children: 1, rooms: 1 },
      preferences: {
        kind: "stay",
        provider: "Booking.com",
        confirmation_number: "4021",
        price: 480.5,
        currency: "EUR",
      },
    });
    expect(booking).toEqual({
      kind: "stay",
      title: "Hotel Avenida",
      city: "Lisbon",
      country: "Portugal",
      address: "Rua 1",
      lat: 38.7,
      lng: -9.1,
      startDate: "2030-05-03",
      endDate: "2030-05-07",
      startTime: "15:00",
      endTime: "11:00",
      adults: 2,
      children: 1,
      rooms: 1,
      provider: "Booking.com",
      confirmationNumber: "4021",
      price: "480.5",
      currency: "EUR",
    });
  });
});

describe("nothing is recognised", () => {
  it.each([null, 7, true, "", [], {}, [[]], { name: 5 }, [1, 2, 3]])("of %j", (odd) => {
    const { title, kind, ...rest } = parseBooking({ destination: odd, dates: odd, guests: null, preferences: odd });
    expect({ title, kind }).toEqual({ title: "Booking", kind: "other" });
    expect(Object.values(rest).every((it) => it === null)).toBe(true);
  });

  it("in names that every object has", () => {
    expect(of({ destination: JSON.parse('{"__proto__": {"city": "Lisbon"}}') }).city).toBeNull();
    expect(of({ preferences: { kind: "constructor", currency: "constructor" } })).toMatchObject({ kind: "other" });
  });
});

describe("dates", () => {
  const dates = (sent: unknown, kind = "other") => {
    const it = of({ dates: sent, preferences: { kind } });
    return [it.startDate, it.startTime, it.endDate, it.endTime];
  };
  const may = ["2030-05-03", null, "2030-05-07", null];

  it.each([
    [{ start: "2030-05-03", end: "2030-05-07" }],
    [{ check_in: "2030-05-03", check_out: "2030-05-07" }],
    [{ checkIn: "2030-05-03", checkOut: "2030-05-07" }],
    [{ "Check-In Date": "2030-05-03", "Check-Out Date": "2030-05-07" }],
    [{ start_date: "2030-05-03", end_date: "2030-05-07" }],
    [{ from: "2030-05-03", to: "2030-05-07" }],
    [{ arrival: "2030-05-03", departure: "2030-05-07" }],
    [{ departure: "2030-05-03", arrival: "2030-05-07" }],
    [{ start: "2030-05-03", nights: 4 }],
    [["2030-05-03", "2030-05-07"]],
    ["2030-05-03/2030-05-07"],
    ["2030-05-03 to 2030-05-07"],
    [{ start: { date: "2030-05-03" }, end: { date: "2030-05-07" } }],
  ])("%j are 3 to 7 May", (sent) => expect(dates(sent)).toEqual(may));

  it("keep the time of day as written", () => {
    const sent = { start: "2030-05-03T23:10:00+05:00", end: "2030-05-04T06:00Z" };
    expect(dates(sent)).toEqual(["2030-05-03", "23:10", "2030-05-04", "06:00"]);
    expect(dates({ date: "2030-05-03", time: "9:30" })).toEqual(["2030-05-03", "09:30", null, null]);
  });

  it("can have a start only: the departure of a flight, the check-in of a guest", () => {
    expect(dates({ departure: "2030-05-03T08:00" }, "flight")).toEqual(["2030-05-03", "08:00", null, null]);
    expect(dates({ arrival: "2030-05-03" }, "stay")).toEqual(["2030-05-03", null, null, null]);
    expect(dates({ departure: "2030-05-03" }, "stay")).toEqual([null, null, null, null]);
  });

  it("of a flight on one day begin with the departure", () => {
    expect(dates({ arrival: "2030-05-03T11:00", departure: "2030-05-03T08:00" }, "flight")).toEqual([
      "2030-05-03",
      "08:00",
      "2030-05-03",
      "11:00",
    ]);
  });

  it.each([["3 May"], ["2030-02-30"], [{ start: "soon" }], ["03/05/2030"], [1904515200000], ["2030-05-03 noon"]])(
    "are not recognised: %j",
    (sent) => expect(dates(sent)).toEqual([null, null, null, null]),
  );

  it("have no end before the start", () => {
    expect(dates({ start: "2030-05-07", end: "2030-05-03" })).toEqual(["2030-05-07", null, null, null]);
  });
});

describe("prices", () => {
  const price = (sent: unknown, more: object = {}) => {
    const it = of({ preferences: { price: sent, ...more } });
    return [it.price, it.currency];
  };
  it.each([
    [120, "120", null],
    ["123.45 EUR", "123.45", "EUR"],
    ["EUR 123.45", "123.45", "EUR"],
    ["€1,234.50", "1234.5", "EUR"],
    ["1.234,50 €", "1234.5", "EUR"],
    ["1'234.50 chf", "1234.5", "CHF"],
    ["2,345,678 JPY", "2345678", "JPY"],
    ["$80", "80", null],
    [{ amount: 99.9, currency: "usd" }, "99.9", "USD"],
    [{ value: "99,90", currency_code: "EUR" }, "99.9", "EUR"],
    // A point or a comma before three digits could be either.
    ["1.234", null, null],
    ["80 per night", null, null],
    [-5, null, null],
    [Number.MAX_VALUE, null, null],
    ["12 ABCD", null, null],
  ])("%j", (sent, amount, currency) => expect(price(sent)).toEqual([amount, currency]));

  it("use the currency beside them", () => {
    expect(price(480, { currency: "eur" })).toEqual(["480", "EUR"]);
    expect(price("480 USD", { currency: "eur" })).toEqual(["480", "USD"]);
    expect(price(480, { currency: "XYZ" })).toEqual(["480", null]);
  });
});

it("takes little time for a long run of spaces where dates are expected", () => {
  const began = performance.now();
  expect(of({ dates: " ".repeat(100_000) }).startDate).toBeNull();
  expect(performance.now() - began).toBeLessThan(1000);
});

describe("guests", () => {
  it.each([
    [2, 2, null, null],
    ["2", 2, null, null],
    ["2 adults, 1 child, 1 room", 2, 1, 1],
    ["4 guests", 4, null, null],
    [{ adults: 2, children: 1, rooms: 1 }, 2, 1, 1],
    [{ total: 3, children: 1 }, 2, 1, null],
    [{ adults: 1, children: [{ age: 4 }, { age: 6 }] }, 1, 2, null],
    [["Ana", "Rui"], 2, null, null],
    [[{ name: "Ana" }, { name: "Zé", age: 4 }], 1, 1, null],
    ["many", null, null, null],
    [-1, null, null, null],
    [2.5, null, null, null],
  ])("%j", (sent, adults, children, rooms) => {
    expect(of({ guests: sent })).toMatchObject({ adults, children, rooms });
  });
});

describe("kinds", () => {
  it.each([
    [{ preferences: { kind: "Hotel" } }, "stay"],
    [{ preferences: { type: "car_rental" } }, "car"],
    [{ preferences: { kind: "train" } }, "other"],
    [{ preferences: "flight" }, "flight"],
    [{ dates: { check_in: "2030-05-03", check_out: "2030-05-07" } }, "stay"],
    [{ preferences: { airline: "TAP" } }, "flight"],
    [{ dates: { pickup: "2030-05-03" } }, "car"],
    // Stated kinds override guessed ones.
    [{ preferences: { kind: "activity", board: "none" } }, "activity"],
    [{ preferences: { kind: "surfboard" } }, "other"],
  ])("%j", (sent, kind) => expect(of(sent).kind).toBe(kind));
});

describe("places", () => {
  it("are read from addresses and split coordinates", () => {
    const sent = {
      name: "Casa",
      address: { street: "Rua 1", postal_code: "1100", city: "Lisbon", country: "PT" },
      coordinates: { latitude: "38.7", longitude: "-9.1" },
    };
    expect(of({ destination: sent })).toMatchObject({
      city: "Lisbon",
      country: "PT",
      address: "Rua 1, 1100, Lisbon, PT",
      lat: 38.7,
      lng: -9.1,
    });
  });

  it("have no coordinates outside the valid range", () => {
    expect(of({ destination: { name: "x", lat: 138.7, lng: 4 } })).toMatchObject({ lat: null, lng: null });
  });

  it("use the title, or the next best field", () => {
    expect(of({ destination: "Lisbon" }).title).toBe("Lisbon");
    expect(of({ destination: { city: "Lisbon" } }).title).toBe("Lisbon");
    expect(of({ preferences: { kind: "flight", airline: "TAP" } }).title).toBe("TAP");
    expect(of({ preferences: { kind: "flight" } }).title).toBe("Flight");
    expect(of({ destination: "x".repeat(9000) }).title.length).toBe(255);
  });
});

describe("unknown fields", () => {
  it("are returned separately, under their own names", () => {
    const sent = { Kind: "stay", "confirmation-number": "4021", board: "half", "Late arrival": true };
    expect(unrecognisedFields("preferences", sent)).toEqual({ board: "half", "Late arrival": true });
    expect(unrecognisedFields("dates", { check_in: "2030-05-03", flexible: false })).toEqual({ flexible: false });
    expect(unrecognisedFields("guests", [1, 2])).toEqual({});
    expect(unrecognisedFields("destination", "Lisbon")).toEqual({});
  });
});
