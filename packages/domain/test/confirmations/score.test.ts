import { describe, expect, test } from "vitest";
import type { Reading, ReadPlace, ReadSegment } from "../../src/confirmation/reading.ts";
import type { Case, ExpectedSegment } from "./expected.ts";
import { outcomeOf, scoreOf } from "./score.ts";

const place = (name: string, iata: string | null = null): ReadPlace => ({
  name,
  iata,
  city: null,
  country: null,
  address: null,
  lat: null,
  lng: null,
  timezone: null,
});

function read(more: Partial<ReadSegment>): ReadSegment {
  return {
    kind: "flight",
    status: "confirmed",
    provider: null,
    number: "TP781",
    confirmationNumber: "K7XQ2M",
    travellers: [],
    title: null,
    start: "2026-03-01T14:20",
    end: null,
    startTimezone: null,
    endTimezone: null,
    from: place("Stockholm Arlanda", "ARN"),
    to: place("Lisbon", "LIS"),
    place: null,
    price: null,
    details: {
      seats: null,
      travelClass: null,
      fromTerminal: null,
      toTerminal: null,
      fromPlatform: null,
      room: null,
      vehicle: null,
      guests: null,
    },
    evidence: {},
    confidence: 1,
    ...more,
  };
}

const expected: ExpectedSegment = {
  kind: "flight",
  flight_number: "TP781",
  confirmation_number: "K7XQ2M",
  start: "2026-03-01T14:20",
  end: null,
  from: "ARN",
  from_accept: ["Stockholm"],
  to: "Lisbon",
  travellers: [],
};

function outcome(segments: readonly ReadSegment[], wanted: readonly ExpectedSegment[] = [expected]) {
  const it: Case = { id: "one", source: "layouts", language: "en", text: "", today: "2026-01-15", segments: wanted };
  const reading: Reading = { segments, language: "en", remarks: [], writtenAt: null };
  return outcomeOf(it, reading);
}

describe("scoring", () => {
  test("what is read as expected is right, however a number is spaced and a place is named", () => {
    const it = outcome([read({ number: "TP 0781" })]);
    expect(it.differences).toEqual([]);
    expect(scoreOf([it])).toMatchObject({ f1: 1, inventions: 0, fields: { number: 1, start: 1, from: 1, end: null } });
  });

  test("what is missing lowers its field and invents nothing", () => {
    const it = outcome([read({ confirmationNumber: null, to: null })]);
    expect(scoreOf([it])).toMatchObject({ f1: 1, inventions: 0, fields: { confirmation: 0, to: 0, from: 1 } });
  });

  test.each<[string, Partial<ReadSegment>]>([
    ["another value", { confirmationNumber: "ZZ9PPP" }],
    ["a value where the text states none", { end: "2026-03-01T17:50" }],
    ["another airport under a right name", { from: place("Stockholm Bromma", "BMA") }],
    ["somebody who does not travel", { travellers: ["Mrs Nobody"] }],
    ["another start, found by its number", { start: "2026-03-02T14:20" }],
  ])("%s is an invention", (_, more) => {
    expect(outcome([read(more)]).inventions).toHaveLength(1);
  });

  test("a segment that nobody expects is an invention and costs precision", () => {
    const it = outcome([read({}), read({ number: "TP82", start: "2026-03-09T08:00" })]);
    expect(it.inventions).toHaveLength(1);
    expect(scoreOf([it]).f1).toBeCloseTo(2 / 3);
  });

  test("a segment of another kind does not match", () => {
    const it = outcome([read({ kind: "train" })]);
    expect(it.missed).toHaveLength(1);
    expect(it.extra).toHaveLength(1);
  });

  test("a field that a case leaves out is not looked at", () => {
    const it = outcome([read({ end: "2026-03-01T17:50" })], [{ kind: "flight", start: "2026-03-01T14:20" }]);
    expect(it.differences).toEqual([]);
  });
});
