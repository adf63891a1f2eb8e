import { addExpense } from "@caravan/core/expenses/add-expense";
import { getTripExpenseSummary } from "@caravan/core/expenses/get-trip-expense-summary";
import { listExpenses } from "@caravan/core/expenses/list-expenses";
import { setTripRate } from "@caravan/core/expenses/set-trip-rate";
import type { Ports } from "@caravan/core/kernel/ports";
import { createTrip } from "@caravan/core/trips/create-trip";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { run, setUp } from "../../../core/test/context.ts";
import { faults, json } from "../../test/osm-server.ts";
import { ecbDaily, sourceServer } from "../../test/source-server.ts";
import { AnswerCache } from "../live-sources/answer-cache.ts";
import { SourceClient } from "../live-sources/source-client.ts";
import { ecbRates } from "./ecb-rates.ts";

const { database, outside, ana } = await setUp();
let source: Awaited<ReturnType<typeof sourceServer>>;
let ports: Ports;
let trip_id: string;
const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

beforeEach(async () => {
  source = await sourceServer(() => ecbDaily(day, { USD: "1.1567", JPY: "180.52", TRY: "48.9" }));
  const config = {
    url: `${source.url}/stats/eurofxref/eurofxref-daily.xml`,
    timeoutSeconds: 2,
    userAgent: "Caravan/1.0",
  };
  ports = { ...outside.ports, rates: ecbRates(config, new SourceClient(0), new AnswerCache(database)) };
  await database.pool.query("delete from live_answers");
  const dates = { start_date: "2027-05-03", end_date: "2027-05-04" };
  const { trip } = await run(createTrip, ports, ana, { destination: "Lisbon", ...dates, skip_ai_generation: true });
  trip_id = trip.id;
  const dinner = { title: "Dinner", category: "food" as const, amount: 100, currency: "USD", date: "2027-05-03" };
  await run(addExpense, ports, ana, { trip_id, ...dinner });
});
afterEach(() => source.close());

const list = () => run(listExpenses, ports, ana, { trip_id });
const summary = async () => (await run(getTripExpenseSummary, ports, ana, { trip_id })).summary;
const arrived = async () => {
  await expect.poll(async () => (await list()).reference_pending).toBe(false);
  return list();
};

describe("reference rates", () => {
  it("are shown with their day and source, without waiting and without changing a sum", async () => {
    expect(await list()).toMatchObject({ reference: null, reference_pending: true });
    const { reference } = await arrived();
    expect(reference).toMatchObject({ date: day, source: { name: "European Central Bank" } });
    expect(reference?.rates).toEqual([
      { currency: "JPY", rate: 0.00553955 },
      { currency: "TRY", rate: 0.0204499 },
      { currency: "USD", rate: 0.864528 },
    ]);
    expect(await summary()).toMatchObject({ total: 0, missing_rates: [{ currency: "USD", amount: 100 }] });
    expect(source.asked.map((it) => it.url.pathname + it.url.search)).toEqual(["/stats/eurofxref/eurofxref-daily.xml"]);
  });

  it("are taken over by somebody, and stay as they were that day", async () => {
    await arrived();
    const { rate } = await run(setTripRate, ports, ana, { trip_id, currency: "USD", reference: true });
    expect(rate).toMatchObject({ rate: 0.864528, reference_date: day });
    expect(await summary()).toMatchObject({ total: 86.45, missing_rates: [] });
    await database.pool.query("delete from live_answers");
    source.state.answer = () => ecbDaily(day, { USD: "2" });
    await arrived();
    expect(await summary()).toMatchObject({ total: 86.45 });
    const entered = await run(setTripRate, ports, ana, { trip_id, currency: "USD", rate: 0.9 });
    expect(entered.rate).toMatchObject({ rate: 0.9, reference_date: null });
  });

  it("are refused when none is known, and one of the two ways is needed", async () => {
    const set = (more: object) => run(setTripRate, ports, ana, { trip_id, currency: "VND", ...more } as never);
    await arrived();
    await expect(set({ reference: true })).rejects.toMatchObject({ details: [{ path: "reference" }] });
    await expect(set({})).rejects.toMatchObject({ details: [{ path: "rate" }] });
    await expect(set({ rate: 1, reference: true })).rejects.toMatchObject({ details: [{ path: "rate" }] });
    const off = run(setTripRate, outside.ports, ana, { trip_id, currency: "USD", reference: true });
    await expect(off).rejects.toMatchObject({ details: [{ path: "reference" }] });
  });

  it("are not shown when they are too old, and nothing is when they are switched off", async () => {
    await arrived();
    await database.pool.query(`update live_answers set body = jsonb_set(body, '{date}', '"2026-01-02"')`);
    expect((await list()).reference).toBeNull();
    const { reference, reference_pending } = await run(listExpenses, outside.ports, ana, { trip_id });
    expect([reference, reference_pending]).toEqual([null, false]);
  });

  it.each([
    ...Object.entries(faults).filter(([name]) => name !== "no answer at all"),
    ["rates of tomorrow's tomorrow", ecbDaily("2999-01-01", { USD: "1.1" })],
    ["no date", ecbDaily("soon", { USD: "1.1" })],
    ["nothing but nonsense", ecbDaily(day, { USD: "-1", JPY: "many", EURO: "1", TRY: "0" })],
    ["JSON", json({ USD: 1.1 })],
  ] as const)("are not there after %s", async (_name, fault) => {
    source.state.answer = () => fault;
    await list();
    await expect.poll(() => source.asked.length).toBeGreaterThan(0);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect((await list()).reference).toBeNull();
    expect((await database.pool.query("select * from live_answers")).rows).toEqual([]);
  });
});
