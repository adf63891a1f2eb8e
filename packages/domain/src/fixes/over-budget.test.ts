import { describe, expect, it } from "vitest";
import { candidatesIn, contextOf, requestFor } from "../../test/cities.ts";
import { counter, tripOf } from "../../test/trips.ts";
import type { Candidate } from "../places/candidate.ts";
import type { Activity, TripDocument } from "../trip/document.ts";
import { apply } from "../trip/patch.ts";
import { checkWithFixes } from "./find-fixes.ts";

const context = { ...contextOf(requestFor("lisbon", 1)), candidates: new Map<string, Candidate>() };
const famous = candidatesIn("lisbon").find((it) => it.fame === 3 && it.category === "sight") as Candidate;
const times = ["09:30", "11:30", "14:30", "16:30", "18:30"];

/** A day of visits without other known places, so that nothing can be swapped and savings come from parking. */
const tripWith = (visits: readonly Partial<Activity>[], budgetPerPerson: string) => {
  const day = visits.map((it, index) => ({
    ...{ startTime: times[index] ?? null, durationMinutes: 60, lat: famous.lat, lng: famous.lng },
    ...{ activityType: "entertainment" as const, verified: true, ...it },
  }));
  return tripOf("2026-10-02", [day], { budgetPerPerson });
};
const visit = (title: string, estimatedCost: string, more: Partial<Activity> = {}): Partial<Activity> => ({
  ...{ title, id: title.toLowerCase(), estimatedCost },
  ...more,
});

function saved(trip: TripDocument): { summary: string | undefined; parked: readonly string[] } {
  const finding = checkWithFixes(trip, context, counter()).find((it) => it.code === "over_budget");
  const parked = finding?.fix ? apply(trip, finding.fix.patch).next.parked.map((it) => it.title) : [];
  return { summary: finding?.fix?.summary.text, parked };
}

describe("saving money", () => {
  it("parks fillers before highlights, however expensive those are", () => {
    const highlight = visit("Highlight", "80", { priority: 9, provenance: "gazetteer" });
    expect(saved(tripWith([highlight, visit("Filler", "20", { priority: 2 })], "85")).parked).toEqual(["Filler"]);
  });

  it("parks the most expensive of equally important ones", () => {
    const visits = [visit("Cheap", "10"), visit("Dear", "40"), visit("Middle", "20")];
    expect(saved(tripWith(visits, "60")).parked).toEqual(["Dear"]);
  });

  it("parks the least important ones first when one is not enough", () => {
    const visits = [visit("Ordinary", "50"), visit("Filler", "10", { priority: 3 }), visit("Other", "30")];
    expect(saved(tripWith(visits, "45")).parked.toSorted()).toEqual(["Filler", "Ordinary"]);
  });

  it.each([
    ["pinned", { pinned: true }],
    ["booked", { bookingId: "booking" }],
    ["locked in by the group", { provenance: "board" as const }],
    ["rated high by a person", { priority: 9, provenance: "person" as const }],
  ])("never parks what is %s", (_, kept) => {
    const found = saved(tripWith([visit("Kept", "90", kept), visit("Free to go", "20")], "60"));
    expect(found.parked).toEqual(["Free to go"]);
    expect(found.summary).toBe("Set Free to go aside: saves 20 EUR of the 50 EUR each over the budget");
  });

  it("settles all of it although the nights are then said to be unbudgeted, not only a part", () => {
    const highlight = visit("Highlight", "60", { priority: 9, provenance: "gazetteer" });
    const fillers = [visit("Boat", "50", { priority: 2 }), visit("Bus", "30", { priority: 2 })];
    const prices = { currency: "EUR", mealCost: { lunch: "14", dinner: "28" } };
    const trip = tripWith([highlight, ...fillers], "60");
    const days = [...trip.days, { id: "night", date: "2026-10-03", notes: "", activities: [] }];
    const two = { ...trip, days, endDate: "2026-10-03" };
    const findings = checkWithFixes(two, { ...context, prices }, counter());
    const fix = findings.find((it) => it.code === "over_budget")?.fix;
    expect(fix?.summary.text).toBe("Set Boat aside and set Bus aside");
  });

  it("parks a highlight only when nothing else is enough", () => {
    const highlight = visit("Highlight", "80", { priority: 9, provenance: "gazetteer" });
    const found = saved(tripWith([highlight, visit("Filler", "20", { priority: 2 })], "10"));
    expect(found.parked.toSorted()).toEqual(["Filler", "Highlight"]);
  });

  it("saves on stated prices when those alone exceed the budget, and says so", () => {
    const museum = { title: "Some museum", id: "museum", activityType: "cultural" as const, estimatedCost: null };
    const kept = visit("Kept", "90", { pinned: true });
    const trip = tripWith([kept, visit("Boat", "20"), { ...museum, priority: 2 }], "60");
    const prices = { currency: "EUR", mealCost: { lunch: "14", dinner: "28" } };
    const [finding] = checkWithFixes(trip, { ...context, prices }, counter()).filter((it) => it.code === "over_budget");
    expect(finding?.message.text).toContain("50 EUR over the budget");
    expect(finding?.fix?.summary.text).toBe("Set Boat aside: saves 20 EUR of the 50 EUR each over the budget");
  });

  it("counts things without a price, and saves on them too", () => {
    const museum = { title: "Some museum", id: "museum", activityType: "cultural" as const, estimatedCost: null };
    const trip = tripWith([visit("Boat", "50"), museum], "55");
    const prices = { currency: "EUR", mealCost: { lunch: "14", dinner: "28" } };
    const [finding] = checkWithFixes(trip, { ...context, prices }, counter()).filter((it) => it.code === "over_budget");
    expect(finding).toMatchObject({
      severity: "info",
      message: {
        text: "The trip may go over the budget of 55 EUR each: 50 EUR each is known, and with 1 thing without a price it is likely 54.50–70 EUR each.",
      },
    });
  });
});
