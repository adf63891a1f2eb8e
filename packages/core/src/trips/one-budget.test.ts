import { describe, expect, it } from "vitest";
import { createPerson, portsOn, run, setUp } from "../../test/context.ts";
import { addActivity } from "../activities/add-activity.ts";
import { createBooking } from "../bookings/create-booking.ts";
import { getTripExpenseSummary } from "../expenses/get-trip-expense-summary.ts";
import { applyChanges } from "./apply-changes.ts";
import { checkTrip } from "./check-trip.ts";
import { createTrip } from "./create-trip.ts";
import { getTrip } from "./get-trip.ts";
import { updateTrip } from "./update-trip.ts";

const { database } = await setUp();
const { ports } = portsOn(database);

async function tripFor(travelers = 3) {
  const ana = await createPerson(database, "Ana");
  const input = { destination: "Lisbon", start_date: "2027-05-03", end_date: "2027-05-05", skip_ai_generation: true };
  const { trip } = await run(createTrip, ports, ana, { ...input, travelers });
  return { ana, trip_id: trip.id };
}

describe("one budget", () => {
  it("is the one that was set last, by update_trip and by apply_changes, and the answer says so", async () => {
    const { ana, trip_id } = await tripFor();
    const first = await run(updateTrip, ports, ana, { trip_id, budget_per_person: 400 });
    expect(first.warnings).toBeUndefined();
    const { trip, warnings } = await run(updateTrip, ports, ana, { trip_id, total_budget: 900 });
    expect([trip.budget_per_person, trip.total_budget]).toEqual([null, 900]);
    expect(warnings).toMatchObject([{ code: "budget_replaced", path: "budget_per_person" }]);
    const changes = [{ op: "trip.set" as const, after: { budget_per_person: 250 } }];
    const changed = await run(applyChanges, ports, ana, { trip_id, changes });
    expect(changed.warnings).toMatchObject([{ code: "budget_replaced", path: "total_budget" }]);
    const { trip: now } = await run(getTrip, ports, ana, { trip_id });
    expect([now.budget_per_person, now.total_budget]).toEqual([250, null]);
  });

  it("is the stricter of two that were sent at once, in the answer, the check and Money", async () => {
    const { ana, trip_id } = await tripFor();
    const both = await run(updateTrip, ports, ana, { trip_id, budget_per_person: 400, total_budget: 900 });
    expect([both.trip.budget_per_person, both.trip.total_budget]).toEqual([400, 900]);
    expect(both.warnings).toMatchObject([{ code: "budgets_differ" }]);
    const { summary } = await run(getTripExpenseSummary, ports, ana, { trip_id });
    expect(summary.budget).toMatchObject({ for: "all", total: 900, each: 300, contradiction: expect.any(String) });
    const { findings } = await run(checkTrip, ports, ana, { trip_id });
    expect(findings.map((it) => it.code)).toContain("budgets_differ");
    const resolved = await run(updateTrip, ports, ana, { trip_id, total_budget: null });
    expect(resolved.warnings).toBeUndefined();
  });

  it("can be set with a new trip, in the currency of the destination unless another is sent", async () => {
    const ana = await createPerson(database, "Ana");
    const input = { destination: "Lisbon", start_date: "2027-05-03", end_date: "2027-05-04", skip_ai_generation: true };
    const made = async (more: object) => {
      const { trip, warnings } = await run(createTrip, ports, ana, { ...input, travelers: 3, ...more });
      return [trip.budget_per_person, trip.total_budget, trip.currency, warnings?.map((it) => it.code) ?? []];
    };
    expect(await made({ budget_per_person: 400 })).toEqual([400, null, "EUR", []]);
    expect(await made({ total_budget: 900, currency: "GBP" })).toEqual([null, 900, "GBP", []]);
    expect(await made({ budget_per_person: 400, total_budget: 900 })).toEqual([400, 900, "EUR", ["budgets_differ"]]);
  });

  it("counts bookings and estimates in the check as in Money", async () => {
    const { ana, trip_id } = await tripFor(2);
    await run(updateTrip, ports, ana, { trip_id, total_budget: 500 });
    await run(createBooking, ports, ana, {
      trip_id,
      destination: { name: "Hotel", city: "Lisbon" },
      dates: { start: "2027-05-03", end: "2027-05-05" },
      guests: { adults: 2 },
      preferences: { kind: "stay", price: 480, currency: "EUR" },
    });
    await run(addActivity, ports, ana, { trip_id, title: "Tile museum", activity_type: "cultural", day_number: 2 });
    const { summary } = await run(getTripExpenseSummary, ports, ana, { trip_id });
    expect(summary).toMatchObject({ total: 480, open_nights: null, prices_of: "Lisbon" });
    expect(summary.unpriced).toMatchObject([{ title: "Tile museum", estimate: { low: expect.any(Number) } }]);
    expect(summary.budget).toMatchObject({ for: "all", left: 20, left_each: 10, verdict: "likely_over" });
    const overBudget = async () =>
      (await run(checkTrip, ports, ana, { trip_id })).findings.filter((it) => it.code === "over_budget");
    expect(await overBudget()).toMatchObject([
      {
        severity: "info",
        message: expect.stringMatching(/^The trip may go over the budget of 500 EUR for both: 480 EUR/),
      },
    ]);
    await run(updateTrip, ports, ana, { trip_id, total_budget: 300 });
    expect(await overBudget()).toMatchObject([
      { severity: "warning", message: expect.stringMatching(/180 EUR over the budget of 300 EUR for both\.$/) },
    ]);
  });
});
