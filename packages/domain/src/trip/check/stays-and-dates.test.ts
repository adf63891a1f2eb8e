import { describe, expect, it } from "vitest";
import { activity, contextOf, requestFor, tripOf } from "../../../test/cities.ts";
import { emptySegment, placeAt } from "../../../test/segments.ts";
import type { PricedRow } from "../../money/automatic-entries.ts";
import { noRecords } from "../../money/trip-cost.ts";
import { journeysOutside } from "../../segments/journeys-outside.ts";
import type { Segment } from "../../segments/segment.ts";
import { check } from "../check.ts";
import type { Activity, TripDocument } from "../document.ts";
import { costOf } from "./budget.ts";

const request = requestFor("lisbon", 5);
const context = contextOf(request);
/** 1 to 5 October 2026. */
const empty: TripDocument = {
  ...tripOf(request, { days: [], warnings: [] }),
  days: [1, 2, 3, 4, 5].map((day) => ({ id: `day-${day}`, date: `2026-10-0${day}`, notes: "", activities: [] })),
};
const withActivities = (...byDay: readonly (readonly Activity[])[]) => ({
  ...empty,
  days: empty.days.map((it, index) => ({ ...it, activities: byDay[index] ?? [] })),
});
const stay = (date: string, endDate: string): PricedRow => ({
  ...{ source: "booking", id: date, title: "Hotel", kind: "stay", price: null, date, endDate },
  confirmationNumber: null,
});
const found = (code: string, trip: TripDocument, more: object) =>
  check(trip, { ...context, ...more }).filter((it) => it.code === code);

describe("nights of a trip", () => {
  const stays = (...bought: PricedRow[]) => ({ money: { ...noRecords, bought } });

  it("without a stay are one finding where others are booked", () => {
    expect(found("missing_stay", empty, stays(stay("2026-10-01", "2026-10-03")))).toMatchObject([
      {
        severity: "warning",
        dayIds: ["day-3", "day-4"],
        message: {
          text: "No stay is booked or planned for the nights of Sat 3 Oct and Sun 4 Oct; other nights have one.",
        },
      },
    ]);
    expect(found("missing_stay", empty, stays(stay("2026-10-01", "2026-10-05")))).toEqual([]);
    expect(found("missing_stay", empty, stays())).toEqual([]);
    // Booked for another journey that only touches this trip.
    expect(found("missing_stay", empty, stays(stay("2026-10-05", "2026-10-09")))).toEqual([]);
  });

  it("need none in a night train, or where the plan names one", () => {
    const train = activity({ id: "train", activityType: "transport", startTime: "22:00", endTime: "07:00" });
    const hostel = activity({ id: "hostel", title: "Hostel", activityType: "accommodation", startTime: "15:00" });
    const one = stays(stay("2026-10-01", "2026-10-03"));
    expect(found("missing_stay", withActivities([], [], [train], [hostel]), one)).toEqual([]);
  });

  it("and prices without an exchange rate, which are in no sum, are said", () => {
    const hotel = { ...stay("2026-10-01", "2026-10-05"), price: { amount: "300", currency: "USD" } };
    const trip = { ...empty, budgetPerPerson: "500", currency: "EUR" };
    const money = { ...noRecords, bought: [hotel] };
    const about = (rates: ReadonlyMap<string, string>) => {
      const more = { money: { ...money, rates } };
      return [
        found("missing_rate", trip, more).map((it) => it.message.text),
        costOf(trip, { ...context, ...more }).verdict,
      ];
    };
    expect(about(new Map())).toEqual([
      ["300 USD (Hotel) has no exchange rate to EUR, so it isn't in any total. Enter one under Money."],
      null,
    ]);
    expect(about(new Map([["USD", "0.9"]]))).toEqual([[], "within"]);
  });

  it("and what has no price for want of a rate to the destination's prices", () => {
    const prices = { currency: "JPY", mealCost: { lunch: "1200", dinner: "3500" } };
    const show = activity({ id: "show", title: "Kabuki show", activityType: "entertainment" });
    const trip = { ...withActivities([show]), budgetPerPerson: "500", currency: "EUR" };
    const about = (rates: ReadonlyMap<string, string>) =>
      found("missing_rate", trip, { prices, money: { ...noRecords, rates } }).map((it) => it.message.text);
    expect(about(new Map())).toEqual([
      expect.stringMatching(
        /^Not counted: 1 thing without a price and \d nights? without a stay\. Prices here are in JPY, and the trip has no exchange rate to EUR\. Enter one under Money\.$/,
      ),
    ]);
    expect(about(new Map([["JPY", "0.006"]]))).toEqual([]);
  });

  it("that the budget leaves too little for are said, as an estimate", () => {
    const priced = { prices: { currency: "EUR", mealCost: { lunch: "12", dinner: "20" } } };
    const tour = activity({ id: "tour", title: "Tour", estimatedCost: "450" });
    const trip = { ...withActivities([tour]), budgetPerPerson: "500", currency: "EUR" };
    const [finding, ...others] = found("nights_unbudgeted", trip, priced);
    expect(finding).toMatchObject({ severity: "info" });
    expect(finding?.message.text).toMatch(
      /^The budget of 500 EUR .* leaves about 50 EUR .* for 4 nights without a stay\. By our estimate, they cost \d+–\d+ EUR/,
    );
    expect(others).toEqual([]);
    expect(found("nights_unbudgeted", { ...trip, budgetPerPerson: "5000" }, priced)).toEqual([]);
    const booked = { ...priced, ...stays(stay("2026-10-01", "2026-10-05")) };
    expect(found("nights_unbudgeted", trip, booked)).toEqual([]);
    // Over the budget anyway: one finding is enough.
    expect(found("nights_unbudgeted", { ...trip, budgetPerPerson: "400" }, priced)).toEqual([]);
  });
});

describe("journeys outside the dates of a trip", () => {
  const flight = (start: string, end: string, more: Partial<Segment> = {}): Segment => ({
    ...emptySegment,
    kind: "flight",
    provider: "TAP",
    start,
    end,
    from: placeAt("Lisbon"),
    to: placeAt("London"),
    ...more,
  });

  it("are one finding, unless they begin or end with it", () => {
    const home = flight("2026-10-07T18:00", "2026-10-07T20:40");
    const outside = journeysOutside([home], empty);
    expect(outside).toMatchObject([{ date: "2026-10-07" }]);
    const [finding] = found("outside_dates", empty, { journeysOutside: outside });
    expect(finding).toMatchObject({ severity: "warning", dayIds: [] });
    expect(finding?.message.text).toMatch(
      /on Wed 7 Oct lies outside the trip: after the trip ends on Mon 5 Oct\. Change its dates, or the booking\.$/,
    );
    for (const fine of [
      flight("2026-09-30T22:00", "2026-10-01T06:00"),
      flight("2026-10-05T22:00", "2026-10-06T06:00"),
      flight("2026-10-06T01:30", "2026-10-06T06:00"),
      flight("2026-10-07T18:00", "2026-10-07T20:40", { status: "cancelled" }),
      flight("2026-10-07T18:00", "2026-10-07T20:40", { kind: "hotel" }),
    ])
      expect(journeysOutside([fine], empty)).toEqual([]);
    expect(journeysOutside([flight("2026-09-28T22:00", "2026-09-29T06:00")], empty)).toHaveLength(1);
  });
});
