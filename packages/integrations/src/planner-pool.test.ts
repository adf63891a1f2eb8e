import { plan } from "@caravan/domain/planning/plan";
import type { PlannedDay } from "@caravan/domain/planning/types";
import { afterAll, describe, expect, it } from "vitest";
import { lisbon } from "../test/lisbon-plan-request.ts";
import { plannerPool } from "./planner-pool.ts";

const planner = plannerPool();
afterAll(() => planner.stop());
const patient = () => new AbortController().signal;

describe("the planner workers", () => {
  it("report every day in order before the plan is returned", async () => {
    const request = lisbon({ endDate: "2027-12-31" });
    const told: PlannedDay[] = [];
    const made = await planner.plan(request, "ana", patient(), (day) => told.push(day));
    expect(told).toEqual(made.days);
    expect(told.map((it) => it.date)).toEqual(told.map((it) => it.date).toSorted());
    expect(told).toHaveLength(243);
  });

  it("make the same plan with and without a listener", async () => {
    const request = lisbon();
    expect(await planner.plan(request, "ana", patient())).toEqual(plan(request));
    expect(await planner.plan(request, "ana", patient(), () => undefined)).toEqual(plan(request));
  });

  it("stop reporting when the caller aborts, and make the next plan", async () => {
    const gone = new AbortController();
    const told: PlannedDay[] = [];
    const left = planner.plan(lisbon({ endDate: "2028-05-02" }), "ana", gone.signal, (day) => told.push(day));
    gone.abort();
    await expect(left).rejects.toThrow("abort");
    expect(told).toEqual([]);
    expect((await planner.plan(lisbon(), "ana", patient())).days).toHaveLength(3);
  });

  it("fail only the plan whose listener throws", async () => {
    const failing = () => {
      throw new Error("the listener fell over");
    };
    await expect(planner.plan(lisbon(), "ana", patient(), failing)).rejects.toThrow("the listener fell over");
    expect((await planner.plan(lisbon(), "ana", patient())).days).toHaveLength(3);
  });

  it("run another account's short plan before the long ones of the first", async () => {
    const ended: string[] = [];
    const long = Array.from({ length: 6 }, (_, index) =>
      planner.plan(lisbon({ endDate: "2027-06-15" }), "ana", patient()).then(() => ended.push(`long ${index}`)),
    );
    await planner.plan(lisbon(), "ben", patient()).then(() => ended.push("short"));
    expect(ended.length).toBeLessThanOrEqual(2);
    await Promise.all(long);
  });

  it("refuse too many plans of one account as busy", async () => {
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => planner.plan(lisbon(), "ana", patient())));
    const refused = all.flatMap((it) => (it.status === "rejected" ? [it.reason] : []));
    expect(refused.length).toBeGreaterThan(0);
    for (const it of refused) expect(it).toMatchObject({ code: "busy", kind: "unavailable", retryAfter: 10 });
    expect(all.length - refused.length).toBeGreaterThanOrEqual(10);
  });
});
