import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { automaticEntries, type Costing, type PricedActivity, type PricedRow } from "./automatic-entries.ts";

const row = (more: Partial<PricedRow> & Pick<PricedRow, "id">): PricedRow => ({
  ...{ source: "booking", title: more.id, kind: "stay", date: "2030-05-03", endDate: null, confirmationNumber: null },
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
  automaticEntries({ currency: "EUR", travelers: 2, activities: [], rows: [], replaced: new Set(), ...more }).entries;
const told = (more: Partial<Costing>) => entries(more).map((it) => `${it.source}:${it.id} ${it.amount} ${it.currency}`);

describe("automatic cost entries", () => {
  it("count an estimate for each traveller and mark it", () => {
    const [entry] = entries({ activities: [activity({ id: "a", estimatedCost: "12.35" })], travelers: 3 });
    expect(entry).toMatchObject({ amount: "37.05", currency: "EUR", category: "food", estimated: true });
  });

  it("leave out what is free or has no price", () => {
    const activities = [activity({ id: "a", estimatedCost: "0" }), activity({ id: "b", estimatedCost: null })];
    expect(told({ activities, rows: [row({ id: "c", price: null })] })).toEqual([]);
  });

  it("treat a price without a currency as one in the trip's currency, and say so", () => {
    const [entry] = entries({ rows: [row({ id: "a", price: { amount: "80", currency: null } })] });
    expect(entry).toMatchObject({ amount: "80", currency: "EUR", currencyAssumed: true, estimated: false });
  });

  it("leave out the estimate of an activity that is booked at a price", () => {
    const rows = [row({ id: "b" }), segment({ id: "s" })];
    const activities = [activity({ id: "a", bookingId: "b" }), activity({ id: "c", segmentId: "s" })];
    expect(told({ activities, rows })).toEqual(["booking:b 100 EUR", "segment:s 100 EUR"]);
  });

  it("keep the estimate when the booking has no price or is not visible", () => {
    const rows = [row({ id: "b", price: null })];
    const activities = [activity({ id: "a", bookingId: "b" }), activity({ id: "c", bookingId: "gone" })];
    expect(told({ activities, rows })).toEqual(["activity:a 40 EUR", "activity:c 40 EUR"]);
  });

  it("count a booking and the segments of its confirmation number once, in any spelling", () => {
    const rows = [
      row({ id: "b", kind: "flight", confirmationNumber: "abc-123" }),
      segment({ id: "out", confirmationNumber: "ABC 123" }),
      segment({ id: "back", confirmationNumber: "ABC123", price: null }),
      segment({ id: "other", confirmationNumber: "XYZ" }),
    ];
    expect(told({ rows })).toEqual(["booking:b 100 EUR", "segment:other 100 EUR"]);
  });

  it("merge an activity, its segment and the booking of the same number", () => {
    const rows = [
      row({ id: "b", confirmationNumber: "N1" }),
      segment({ id: "s", price: null, confirmationNumber: "n1" }),
    ];
    expect(told({ activities: [activity({ id: "a", segmentId: "s" })], rows })).toEqual(["booking:b 100 EUR"]);
  });

  it("are replaced by an expense that replaces any booked part", () => {
    const rows = [row({ id: "b", confirmationNumber: "N1" }), segment({ id: "s", confirmationNumber: "N1" })];
    const activities = [activity({ id: "a", bookingId: "b" }), activity({ id: "c" })];
    for (const key of ["booking:b", "segment:s", "activity:a"])
      expect(told({ activities, rows, replaced: new Set([key]) })).toEqual(["activity:c 40 EUR"]);
  });

  it("are replaced for one estimate only when nothing booked has a price", () => {
    const rows = [row({ id: "b", price: null })];
    const activities = [activity({ id: "a", bookingId: "b" }), activity({ id: "c", bookingId: "b" })];
    expect(told({ activities, rows, replaced: new Set(["activity:a"]) })).toEqual(["activity:c 40 EUR"]);
  });

  it("merge thousands of rows with one number", () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => row({ id: `${index}`, confirmationNumber: "A 1" }));
    expect(told({ rows })).toEqual(["booking:0 100 EUR"]);
  });

  it("never count one confirmation number twice", () => {
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
