import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { candidatesIn } from "../../test/cities.ts";
import { tripOf } from "../../test/trips.ts";
import { fromMinor, sum } from "../amount.ts";
import { activityTypes } from "../field-choices.ts";
import type { Candidate } from "../places/candidate.ts";
import type { Activity, TripDocument } from "../trip/document.ts";
import type { PricedRow } from "./automatic-entries.ts";
import { expenseCategories } from "./cost-entry.ts";
import { summarise } from "./summary.ts";
import { type MoneyRecords, noRecords, tripCost, withoutOpenNights } from "./trip-cost.ts";

/** A museum without a recorded price. */
const unpriced = { id: "lisbon/fado-museum", priceLevel: 2, entryPrice: null };
const lisbon = new Map(
  candidatesIn("lisbon").map((it) => [it.id, it.id === unpriced.id ? { ...it, ...unpriced } : it]),
);
const prices = {
  currency: "EUR",
  mealCost: { lunch: "14", dinner: "28" },
  placeOf: ({ placeId }: Activity) => (placeId === null ? undefined : lisbon.get(placeId)),
};
const place = (fits: (it: Candidate) => boolean) => [...lisbon.values()].find(fits) as Candidate;

const costOf = (trip: TripDocument, records: Partial<MoneyRecords> = {}, known = prices) =>
  tripCost(trip, { ...noRecords, ...records }, known);
const oneDay = (activities: readonly Partial<Activity>[], more: Partial<TripDocument> = {}) =>
  tripOf("2030-05-03", [activities], { travelers: 2, ...more });
const row = (more: Partial<PricedRow>): PricedRow => ({
  ...{ source: "booking", id: "b", title: "Something", kind: "other", price: null },
  ...{ date: "2030-05-03", endDate: null, confirmationNumber: null },
  ...more,
});

describe("what a trip costs", () => {
  it("is the same to the cent by category, day, person and currency", () => {
    const amount = fc.integer({ min: 0, max: 99_999 }).map((it) => (it / 100).toFixed(2));
    const some = <T>(it: fc.Arbitrary<T>) => fc.option(it, { nil: null });
    const planned = fc.record({
      activityType: fc.constantFrom(...activityTypes),
      estimatedCost: some(amount),
      bookingId: fc.constantFrom(null, "b0", "b1"),
    });
    const bought = fc.record({
      kind: fc.constantFrom("stay", "flight", "car", "activity", "other"),
      price: some(fc.record({ amount, currency: fc.constantFrom("EUR", "USD", "CHF", null) })),
      confirmationNumber: fc.constantFrom(null, "A1", "a-1"),
    });
    const paid = fc.record({
      amount,
      currency: fc.constantFrom("EUR", "USD", "CHF"),
      category: fc.constantFrom(...expenseCategories),
      paidBy: fc.constantFrom("ana", "ben", null),
    });
    const whole = fc.record({
      days: fc.array(fc.array(planned, { maxLength: 5 }), { minLength: 1, maxLength: 4 }),
      bought: fc.array(bought, { maxLength: 4 }),
      paid: fc.array(paid, { maxLength: 5 }),
      travelers: fc.integer({ min: 1, max: 7 }),
    });
    const rates = new Map([["USD", "0.9173"]]);
    fc.assert(
      fc.property(whole, (it) => {
        const split = { mode: "equal", shares: [{ personId: "ana" }, { personId: "ben" }] } as const;
        const base = {
          source: "expense",
          title: "Paid",
          date: null,
          estimated: false,
          currencyAssumed: false,
        } as const;
        const records: MoneyRecords = {
          bought: it.bought.map((one, index) => row({ ...one, id: `b${index}` })),
          expenses: it.paid.map((one, index) => ({ ...base, ...one, id: `e${index}`, split })),
          replaced: new Set(["booking:b1"]),
          rates,
        };
        const cost = costOf(tripOf("2030-05-03", it.days, { travelers: it.travelers }), records);
        const views = summarise(cost, rates);
        expect(sum(views.byCategory.map((one) => one.amount))).toBe(cost.known);
        expect(sum(views.byDay.map((one) => one.amount))).toBe(cost.known);
        expect(sum(views.byDay.map((one) => one.estimated))).toBe(cost.planned);
        expect(sum(views.byCurrency.map((one) => one.converted ?? 0n))).toBe(cost.known);
        const people = [...views.byPerson.values()];
        const shared = cost.counted.filter((one) => one.entry.paidBy !== null);
        expect(sum(people.map((one) => one.paid))).toBe(sum(shared.map((one) => one.amount)));
        expect(sum(people.map((one) => one.share))).toBe(sum(people.map((one) => one.paid)));
        const { low, likely, high } = cost.expected;
        expect(cost.known <= low && low <= likely && likely <= high).toBe(true);
      }),
    );
  });

  it("includes bookings and lists what has no price, with a range by kind and city", () => {
    const museum = place((it) => it.id === unpriced.id);
    const trip = oneDay([
      { title: "Tram", estimatedCost: "3.20" },
      { title: museum.name, placeId: museum.id, activityType: "cultural" },
    ]);
    const hotel = row({ kind: "stay", price: { amount: "100", currency: "EUR" }, endDate: "2030-05-04" });
    const cost = costOf(trip, { bought: [hotel] });
    expect(fromMinor(cost.known, "EUR")).toBe("106.4");
    expect(cost.unpriced.map((it) => it.title)).toEqual([museum.name]);
    const { range } = cost.unpriced[0] ?? {};
    expect(range && [range.low, range.likely, range.high].map((it) => Number(it) / 100)).toEqual([16.2, 24, 38]);
    expect(cost.expected.likely).toBe(cost.known + (range?.likely ?? 0n));
    expect(cost.knownShare).toBe(0.81);
  });

  it("does not count as unpriced what is free", () => {
    const free = place((it) => it.priceLevel === 0);
    const shop = place((it) => it.category === "shopping");
    const titles = [
      "Walk in the park",
      "Free walking tour",
      "Sunset at the viewpoint",
      "Pack bags",
      "Igreja de São Roque",
    ];
    const trip = oneDay([
      ...titles.map((title) => ({ title, activityType: "sightseeing" as const })),
      { title: free.name, placeId: free.id, activityType: "cultural" },
      { title: shop.name, placeId: shop.id, activityType: "shopping" },
      { title: "Museum on its free day", activityType: "cultural", estimatedCost: "0" },
      { title: "Team meeting", activityType: "business" },
    ]);
    expect(costOf(trip).unpriced).toEqual([]);
  });

  it.each([
    ["Dinner at Ana's place", "dining", "20:00", "food"],
    ["Museu do Azulejo", "general", "10:00", "activities"],
    ["Fado show", "entertainment", "21:00", "activities"],
    ["Something to see", "sightseeing", "10:00", "activities"],
  ] as const)("estimates %s", (title, activityType, startTime, category) => {
    const [found] = costOf(oneDay([{ title, activityType, startTime }])).unpriced;
    expect(found).toMatchObject({ title, category, range: { likely: expect.any(BigInt) } });
  });

  it("has what the nights cost in the likely sum: booked, planned, or without a stay", () => {
    const days = [[], [], []];
    const unpriced = costOf(tripOf("2030-05-03", days, { travelers: 2 }), {
      bought: [row({ kind: "stay", endDate: "2030-05-05" })],
    });
    expect(unpriced.openNights).toBeNull();
    expect(unpriced.nights).toEqual({ booked: 2, planned: 0, open: 0 });
    expect(unpriced.expected).toEqual(unpriced.unpriced[0]?.range);
    expect(unpriced.unpriced[0]).toMatchObject({
      kind: "stay",
      range: { low: 11_000n, likely: 22_000n, high: 39_000n },
    });
    const open = costOf(tripOf("2030-05-03", days, { travelers: 2 }));
    expect(open.openNights).toMatchObject({ nights: 2, range: { likely: 22_000n } });
    expect(open.nights).toEqual({ booked: 0, planned: 0, open: 2 });
    expect([open.known, open.expected]).toEqual([0n, open.openNights?.range]);
    expect(withoutOpenNights(open)).toEqual({ low: 0n, likely: 0n, high: 0n });
    const planned = [[{ title: "Hostel", activityType: "accommodation" as const }], [], []];
    const byPlan = costOf(tripOf("2030-05-03", planned, { travelers: 2 }));
    expect(byPlan).toMatchObject({ openNights: null, unpriced: [{ title: "Hostel", range: { likely: 22_000n } }] });
  });

  it("gives no range for flights, and none without the city's prices or an exchange rate", () => {
    const dinner = [{ title: "Dinner", activityType: "dining" as const, startTime: "20:00" }];
    const range = (cost: ReturnType<typeof costOf>) => cost.unpriced[0]?.range ?? null;
    expect(range(costOf(oneDay([]), { bought: [row({ kind: "flight" })] }))).toBeNull();
    expect(range(costOf(oneDay(dinner), {}, { ...prices, mealCost: null as never }))).toBeNull();
    const yen = { ...prices, currency: "JPY", mealCost: { lunch: "1200", dinner: "3500" } };
    expect(range(costOf(oneDay(dinner), {}, yen))).toBeNull();
    const rates = new Map([["JPY", "0.006"]]);
    expect(range(costOf(oneDay(dinner), { rates }, yen))).toMatchObject({ likely: 4_200n });
  });

  it("says what is not counted for want of a rate to the destination's prices, and does not take it for known", () => {
    const trip = oneDay(
      [
        { title: "Bus", activityType: "transport", estimatedCost: "10" },
        { title: "Dinner", activityType: "dining", startTime: "20:00" },
        { title: "Fado show", activityType: "entertainment" },
        { title: "Train", activityType: "transport" },
      ],
      { currency: "EUR", budgetPerPerson: "500" },
    );
    const yen = { ...prices, currency: "JPY", mealCost: { lunch: "1200", dinner: "3500" } };
    const without = costOf(trip, {}, yen);
    expect(without.withoutRate).toEqual({ currency: "JPY", things: 2, nights: 0 });
    expect([without.known, without.expected.likely]).toEqual([2000n, 2000n]);
    expect([without.knownShare, without.verdict]).toEqual([0.25, null]);
    const converted = costOf(trip, { rates: new Map([["JPY", "0.006"]]) }, yen);
    expect(converted.withoutRate).toBeNull();
    expect([converted.expected.likely, converted.verdict]).toEqual([10_400n, "within"]);
    expect(converted.knownShare).toBe(0.14);
  });

  it("counts nights without a stay among what has no rate, and nothing of it as known", () => {
    const yen = { ...prices, currency: "JPY", mealCost: { lunch: "1200", dinner: "3500" } };
    const nights = costOf(tripOf("2030-05-03", [[], [], []], { currency: "EUR" }), {}, yen);
    expect([nights.withoutRate, nights.knownShare]).toEqual([{ currency: "JPY", things: 0, nights: 2 }, 0]);
  });

  it("counts a booking without a price once, but not when its activity or an expense has one", () => {
    const bought = [
      row({ kind: "activity", confirmationNumber: "A1" }),
      row({ id: "c", kind: "activity", confirmationNumber: "a 1" }),
    ];
    const titles = (trip: TripDocument, more: Partial<MoneyRecords> = {}) =>
      costOf(trip, { bought, ...more }).unpriced.map((it) => it.id);
    expect(titles(oneDay([]))).toEqual(["b"]);
    expect(titles(oneDay([{ bookingId: "b", estimatedCost: "12" }]))).toEqual([]);
    expect(titles(oneDay([{ bookingId: "b", activityType: "cultural" }]))).toEqual(["b"]);
    expect(titles(oneDay([]), { replaced: new Set(["booking:b"]) })).toEqual([]);
  });

  it("compares the budget with the known costs, then with the likely ones", () => {
    const trip = (budget: string) =>
      oneDay([{ estimatedCost: "40" }, { title: "Museum", activityType: "cultural" }], { budgetPerPerson: budget });
    expect(costOf(trip("39.99")).verdict).toBe("over");
    expect(costOf(trip("45")).verdict).toBe("likely_over");
    expect(costOf(trip("60")).verdict).toBe("within");
    expect(costOf(oneDay([])).verdict).toBeNull();
  });
});
