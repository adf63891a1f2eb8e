import { describe, expect, it } from "vitest";
import { run, setUp } from "../../test/context.ts";
import type { RateSource } from "../kernel/ports.ts";
import { createTrip } from "../trips/create-trip.ts";
import { listExpenses } from "./list-expenses.ts";

const { outside, ana } = await setUp();

const attribution = { name: "European Central Bank", url: "https://www.ecb.europa.eu" };
const kept = { date: "2026-11-20", perEuro: { JPY: "160", USD: "1.25" } };
const source = (latest: Awaited<ReturnType<RateSource["latest"]>>): RateSource => ({
  attribution,
  latest: async () => latest,
});
const tokyo = { destination: "Tokyo", start_date: "2027-05-03", end_date: "2027-05-05", budget_per_person: 900 };

async function created(rates: RateSource | null, currency: string, more: { skip_ai_generation?: boolean } = {}) {
  const ports = { ...outside.ports, rates };
  const { trip, warnings } = await run(createTrip, ports, ana, { ...tokyo, ...more, currency });
  const { rates: stored } = await run(listExpenses, ports, ana, { trip_id: trip.id });
  const costs = trip.itinerary.flatMap((day) => day.activities.map((it) => it.estimated_cost));
  return {
    codes: warnings?.map((it) => it.code) ?? [],
    stored: stored.map(({ currency, rate, reference_date }) => ({ currency, rate, reference_date })),
    priced: costs.filter((it) => it !== null && it > 0).length,
  };
}

describe("a new trip in another currency than the prices where it goes", () => {
  it("takes over the kept reference rate with its day, and is planned within its budget", async () => {
    const { codes, stored, priced } = await created(source({ kept, asking: false }), "USD");
    expect(codes).not.toContain("budget_not_checked");
    expect(stored).toEqual([{ currency: "JPY", rate: 0.0078125, reference_date: "2026-11-20" }]);
    expect(priced).toBeGreaterThan(3);
  });

  it("has it also where nothing is planned yet", async () => {
    const { stored } = await created(source({ kept, asking: true }), "EUR", { skip_ai_generation: true });
    expect(stored).toEqual([{ currency: "JPY", rate: 0.00625, reference_date: "2026-11-20" }]);
  });

  it.each([
    ["no source", null, "USD"],
    ["no rates yet", source({ kept: null, asking: true }), "USD"],
    ["none of its currency", source({ kept, asking: false }), "ISK"],
  ])("has none, and says so, with %s", async (_, rates, currency) => {
    const { codes, stored, priced } = await created(rates, currency);
    expect(codes).toContain("budget_not_checked");
    expect(stored).toEqual([]);
    expect(priced).toBe(0);
  });

  it("has none in the currency of the prices", async () => {
    const { codes, stored, priced } = await created(source({ kept, asking: false }), "JPY");
    expect(codes).not.toContain("budget_not_checked");
    expect(stored).toEqual([]);
    expect(priced).toBeGreaterThan(3);
  });
});
