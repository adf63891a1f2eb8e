import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptySegment, placeAt } from "../../test/segments.ts";
import type { ReadSegment } from "../confirmation/reading.ts";
import { mergeSegments } from "./merge-segments.ts";
import type { Segment } from "./segment.ts";

const flight: Segment = {
  ...emptySegment,
  kind: "flight",
  number: "LH809",
  confirmationNumber: "L3TT5J",
  start: "2027-03-29T06:45",
  end: "2027-03-29T09:00",
  from: { ...placeAt("Stockholm Arlanda"), iata: "ARN" },
  to: { ...placeAt("Frankfurt"), iata: "FRA" },
};
const onward: Segment = {
  ...flight,
  id: "onward",
  number: "LH104",
  start: "2027-03-29T12:15",
  end: "2027-03-29T13:10",
  from: flight.to,
  to: { ...placeAt("Munich"), iata: "MUC" },
};
const hotel: Segment = {
  ...emptySegment,
  id: "hotel",
  kind: "hotel",
  provider: "Hotel Lumen",
  start: "2027-03-29",
  end: "2027-03-31",
  place: placeAt("Hotel Lumen"),
};
const off: ReadSegment = { ...emptySegment, kind: "flight", status: "cancelled", confirmationNumber: "L3TT5J" };

const updated = (kept: readonly Segment[], read: readonly ReadSegment[], writtenAt: string | null = null) =>
  mergeSegments(kept, read, writtenAt).updated.map(({ before, after, fields }) => ({ id: before.id, after, fields }));

describe("a second mail about a booking", () => {
  it("keeps the legs apart when both are moved", () => {
    const read = [flight, onward].map((it) => ({ ...it, start: it.start?.replace("29T", "30T") ?? null, end: null }));
    const changes = updated([flight, onward], read);
    expect(changes.map((it) => [it.id, it.after.start, it.after.status])).toEqual([
      ["segment", "2027-03-30T06:45", "changed"],
      ["onward", "2027-03-30T12:15", "changed"],
    ]);
  });

  it("finds a leg by its route when the number has changed", () => {
    const [change] = updated([flight, onward], [{ ...flight, number: "LH815", start: "2027-03-29T07:45" }]);
    expect(change).toMatchObject({ id: "segment", fields: ["status", "number", "start"] });
  });

  it("adds a new leg", () => {
    const home = { ...onward, number: "LH2418", start: "2027-04-02T10:00", from: onward.to, to: flight.from };
    expect(mergeSegments([flight, onward], [flight, onward, home], null)).toMatchObject({ created: [2], updated: [] });
  });

  it("finds a stay without a number by house and day", () => {
    const read = { ...hotel, confirmationNumber: "77", start: "2027-03-29T15:00" };
    expect(updated([hotel], [read])).toMatchObject([{ fields: ["confirmationNumber", "start"] }]);
  });

  it("keeps bookings with different numbers on the same flight apart", () => {
    expect(mergeSegments([flight], [{ ...flight, confirmationNumber: "OTHER1" }], null).created).toEqual([0]);
  });

  it("is another booking when it is months away, unless it says that it changes one", () => {
    const later = { ...hotel, confirmationNumber: "A1", start: "2028-03-29", end: "2028-03-31" };
    const kept = [{ ...hotel, confirmationNumber: "A1" }];
    expect(mergeSegments(kept, [later], null)).toMatchObject({ created: [0], updated: [] });
    expect(updated(kept, [{ ...later, status: "changed" }])).toMatchObject([
      { id: "hotel", after: { status: "changed" } },
    ]);
    const weeks = { ...later, start: "2027-05-10", end: "2027-05-12" };
    expect(updated(kept, [weeks])).toMatchObject([{ id: "hotel", after: { start: "2027-05-10" } }]);
  });

  it("does not read a dash as a common number", () => {
    const dashed = [{ ...flight, confirmationNumber: "-" }];
    const other = { ...onward, confirmationNumber: "–", number: null, start: "2027-06-01T12:00", end: null };
    expect(mergeSegments(dashed, [other], null)).toMatchObject({ created: [0], updated: [] });
  });

  it("cancels all legs when it names none, else only the named one", () => {
    expect(updated([flight, onward, hotel], [off]).map((it) => it.id)).toEqual(["segment", "onward"]);
    expect(updated([flight, onward], [{ ...onward, status: "cancelled" }]).map((it) => it.id)).toEqual(["onward"]);
  });

  it("adds further travellers of the booking once", () => {
    const [change] = updated(
      [{ ...flight, travellers: ["Ana Cruz"] }],
      [{ ...flight, travellers: ["ANA CRUZ", "Rui Cruz"] }],
    );
    expect(change?.after.travellers).toEqual(["Ana Cruz", "Rui Cruz"]);
  });

  it("keeps fields that it does not state, and the time when it states only the date", () => {
    const read = {
      ...flight,
      start: "2027-03-29",
      end: null,
      from: null,
      to: null,
      price: { amount: "99", currency: "EUR" },
    };
    expect(updated([flight], [read])).toMatchObject([
      { fields: ["price"], after: { start: flight.start, from: flight.from } },
    ]);
  });

  it("only fills empty fields when it is older", () => {
    const kept = { ...flight, writtenAt: "2027-02-01T10:00", provider: null };
    const read = { ...flight, start: "2027-03-28T06:45", provider: "Lufthansa" };
    expect(updated([kept], [read], "2027-01-01")).toMatchObject([{ fields: ["provider"] }]);
  });

  it("rebooks a cancelled flight when it is newer", () => {
    const cancelled = { ...flight, status: "cancelled" as const };
    expect(mergeSegments([cancelled], [flight], null).updated).toEqual([]);
    expect(updated([cancelled], [{ ...flight, start: "2027-03-30T06:45" }])).toMatchObject([
      { after: { status: "changed" } },
    ]);
  });
});

describe("any mail", () => {
  const day = fc.integer({ min: 1, max: 28 }).map((it) => `2027-03-${String(it).padStart(2, "0")}`);
  const read = fc.record({
    kind: fc.constantFrom<ReadSegment["kind"]>("flight", "train", "hotel"),
    number: fc.constantFrom(null, "LH1", "LH2"),
    confirmationNumber: fc.constantFrom(null, "AAA111", "BBB222"),
    start: fc.option(
      fc.tuple(day, fc.constantFrom("T08:00", "T19:30", "")).map((it) => it.join("")),
      { nil: null },
    ),
    status: fc.constantFrom<ReadSegment["status"]>("confirmed", "changed", "cancelled"),
  });
  const reading = fc.array(read, { maxLength: 6 }).map((all) => all.map((it) => ({ ...emptySegment, ...it })));
  const asKept = (all: readonly ReadSegment[]): Segment[] =>
    all.map((it, index) => ({ ...emptySegment, ...it, id: `kept-${index}` }));

  it("has no effect when it is read a second time", () => {
    fc.assert(
      fc.property(reading, (all) => {
        const first = mergeSegments([], all, null).created.map((index) => all[index] as ReadSegment);
        const again = mergeSegments(asKept(first), first, null);
        expect(again.created).toEqual([]);
      }),
    );
  });

  it("returns every segment once, and never changes what a person entered", () => {
    fc.assert(
      fc.property(reading, reading, (before, all) => {
        const kept = asKept(before).map((it, index) => (index % 2 ? it : { ...it, corrected: ["start"] as const }));
        const merged = mergeSegments(kept, all, null);
        const met = [...merged.updated.map((it) => it.before.id), ...merged.unchanged.map((it) => it.id)];
        expect(new Set(met).size).toBe(met.length);
        expect(merged.created.length).toBeLessThanOrEqual(all.length);
        for (const { before: was, after } of merged.updated)
          if (was.corrected.includes("start")) expect(after.start).toBe(was.start);
      }),
    );
  });
});
