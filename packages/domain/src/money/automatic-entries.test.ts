import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { automaticEntries, type Costing, type PricedActivity, type PricedRow } from "./automatic-entries.ts";

const row = (more: Partial<PricedRow> & Pick<PricedRow, "id">): PricedRow => ({
  ...{ source: "booking", title: more.id, kind: "stay", date: "2030-05-03", confirmationNumber: null },
  price: { amount: "100", currency: "EUR" },
  ...more,
});
const segment = (more: Partial<PricedRow> & Pick<PricedRow, "id">) =>
  row({ source: "segment", kind: "flight", ...more });
const activity = (more: Partial<PricedActivity> & Pick<PricedActivity, "id">): PricedActivity => ({
  ...{ title: more.id, type: "dining", estimatedCost: "20", date: "2030-05-03", bookingId: null, segmentId: null },
  ...more,
});
const entries = (more: Partial<Costing>) =>
  automaticEntries({ currency: "EUR", travelers: 2, activities: [], rows: [], replaced: new Set(), ...more });
const told = (more: Partial<Costing>) => entries(more).map((it) => `${it.source}:${it.id} ${it.amount} ${it.currency}`);

describe("what a trip costs by itself", () => {
  it("counts an estimate for each traveller and marks it", () => {
    const [entry] = entries({ activities: [activity({ id: "a", estimatedCost: "12.35" })], travelers: 3 });
    expect(entry).toMatchObject({ amount: "37.05", currency: "EUR", category: "food", estimated: true });
  });

  it("passes over what costs nothing and what has no price", () => {
    const activities = [activity({ id: "a", estimatedCost: "0" }), activity({ id: "b", estimatedCost: null })];
    expect(told({ activities, rows: [row({ id: "c", price: null })] })).toEqual([]);
  });

  it("takes a price without a currency as the trip's, and says so", () => {
    const [entry] = entries({ rows: [row({ id: "a", price: { amount: "80", currency: null } })] });
    expect(entry).toMatchObject({ amount: "80", currency: "EUR", currencyAssumed: true, estimated: false });
  });

  it("leaves out the estimate of what is booked at a price", () => {
    const rows = [row({ id: "b" }), segment({ id: "s" })];
    const activities = [activity({ id: "a", bookingId: "b" }), activity({ id: "c", segmentId: "s" })];
    expect(told({ activities, rows })).toEqual(["booking:b 100 EUR", "segment:s 100 EUR"]);
  });

  it("keeps the estimate where the booking has no price, or is not there any more", () => {
    const rows = [row({ id: "b", price: null })];
    const activities = [activity({ id: "a", bookingId: "b" }), activity({ id: "c", bookingId: "gone" })];
    expect(told({ activities, rows })).toEqual(["activity:a 40 EUR", "activity:c 40 EUR"]);
  });

  it("counts a booking and the segments of its number once, however the number is written", () => {
    const rows = [
      row({ id: "b", kind: "flight", confirmationNumber: "abc-123" }),
      segment({ id: "out", confirmationNumber: "ABC 123" }),
      segment({ id: "back", confirmationNumber: "ABC123", price: null }),
      segment({ id: "other", confirmationNumber: "XYZ" }),
    ];
    expect(told({ rows })).toEqual(["booking:b 100 EUR", "segment:other 100 EUR"]);
  });

  it("sees one thing over several steps: an activity, its segment, the booking of the same number", () => {
    const rows = [
      row({ id: "b", confirmationNumber: "N1" }),
      segment({ id: "s", price: null, confirmationNumber: "n1" }),
    ];
    expect(told({ activities: [activity({ id: "a", segmentId: "s" })], rows })).toEqual(["booking:b 100 EUR"]);
  });

  it("gives way to an expense that replaces any booked part of a thing", () => {
    const rows = [row({ id: "b", confirmationNumber: "N1" }), segment({ id: "s", confirmationNumber: "N1" })];
    const activities = [activity({ id: "a", bookingId: "b" }), activity({ id: "c" })];
    for (const key of ["booking:b", "segment:s", "activity:a"])
      expect(told({ activities, rows, replaced: new Set([key]) })).toEqual(["activity:c 40 EUR"]);
  });

  it("gives way for one estimate alone when nothing booked has a price", () => {
    const rows = [row({ id: "b", price: null })];
    const activities = [activity({ id: "a", bookingId: "b" }), activity({ id: "c", bookingId: "b" })];
    expect(told({ activities, rows, replaced: new Set(["activity:a"]) })).toEqual(["activity:c 40 EUR"]);
  });

  it("is one of thousands of rows of one number", () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => row({ id: `${index}`, confirmationNumber: "A 1" }));
    expect(told({ rows })).toEqual(["booking:0 100 EUR"]);
  });

  it("never counts one confirmation number twice", () => {
    const number = fc.constantFrom("A1", "a 1", "B2", "b-2", null);
    const rows = fc.array(fc.record({ source: fc.constantFrom("booking", "segment"), number }), { maxLength: 12 });
    fc.assert(
      fc.property(rows, (its) => {
        const priced = its.map((it, index) =>
          row({ id: String(index), source: it.source as "booking", confirmationNumber: it.number }),
        );
        const things = its.map(({ number }, index) => number?.replace(/\W/g, "").toUpperCase() ?? index);
        expect(entries({ rows: priced })).toHaveLength(new Set(things).size);
      }),
    );
  });
});
