import { describe, expect, it } from "vitest";
import { emptySegment, placeAt } from "../../test/segments.ts";
import { titleOf } from "../segments/segment.ts";
import { purchaseName } from "./purchase-name.ts";

const flight = {
  ...emptySegment,
  kind: "flight" as const,
  number: "BA117",
  provider: "British Airways",
  start: "2027-04-12T08:25",
  from: placeAt("London"),
  to: placeAt("New York"),
};
const back = { ...flight, number: "BA178", start: "2027-04-19T08:25", from: flight.to, to: flight.from };
const booking = {
  title: "British Airways",
  kind: "flight" as const,
  provider: "British Airways",
  city: null,
  address: null,
};

describe("the name of a purchase", () => {
  it("is its own, else that of its first segment that is still on", () => {
    expect(purchaseName(booking, [back, flight])).toBe("BA117 London to New York");
    expect(purchaseName(booking, [back, { ...flight, status: "cancelled" }])).toBe("BA178 New York to London");
    expect(purchaseName(booking, [back, { ...flight, removed: true }])).toBe("BA178 New York to London");
    expect(purchaseName(booking, [])).toBe("British Airways");
    expect(purchaseName({ ...booking, title: "Flight home" }, [flight])).toBe("Flight home");
    expect(purchaseName({ ...booking, title: "New York", city: "New York" }, [flight])).toBe(
      "BA117 London to New York",
    );
  });

  it("of a table is its meal and the restaurant, unless it has a title of its own", () => {
    const table = {
      ...{ ...emptySegment, kind: "other" as const, start: "2027-04-12T20:00", place: placeAt("Ramiro") },
      details: { ...emptySegment.details, table: true },
    };
    const booked = { ...booking, kind: "restaurant" as const, provider: null, title: "Ramiro" };
    expect(purchaseName(booked, [{ ...table, title: "Ramiro" }])).toBe("Dinner at Ramiro");
    expect(purchaseName({ ...booked, title: "Birthday" }, [{ ...table, title: "Birthday" }])).toBe("Birthday");
    expect(purchaseName(booked, [])).toBe("Ramiro");
  });

  it("of a rented car says whose car it is", () => {
    const car = { ...emptySegment, kind: "car_rental" as const, provider: "Hertz", from: placeAt("Lisbon Airport") };
    const rented = { ...booking, kind: "car" as const, provider: "Hertz", title: "Lisbon Airport" };
    expect(purchaseName(rented, [car])).toBe("Hertz car from Lisbon Airport");
  });
});

describe("the name of a journey", () => {
  it("states a place once, whether its name has its code or is nothing else", () => {
    const lhr = { ...placeAt("LHR LHR"), iata: "LHR", city: "London" };
    const jfk = { ...placeAt("JFK New York (JFK)"), iata: "JFK" };
    expect(titleOf({ ...flight, from: lhr, to: jfk })).toBe("BA117 LHR to New York");
    expect(titleOf({ ...flight, from: { ...lhr, name: "LHR" }, to: flight.to })).toBe("BA117 LHR to New York");
  });
});
