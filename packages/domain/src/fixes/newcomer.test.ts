import { describe, expect, it } from "vitest";
import { activity, contextOf, requestFor, tripOf } from "../../test/cities.ts";
import { check } from "../trip/check.ts";
import type { Activity, TripDocument } from "../trip/document.ts";
import { apply } from "../trip/patch.ts";
import { checkWithFixes } from "./find-fixes.ts";

const request = requestFor("lisbon", 3);
const context = contextOf(request);
/** Ids of version 7, made a day apart. */
const settledId = "019a0000-0000-7000-8000-000000000001";
const newId = "019a0526-5c00-7000-8000-000000000002";

function tripWith(activities: readonly Activity[]): TripDocument {
  const empty = tripOf(request, { days: [], warnings: [] });
  return { ...empty, days: [{ id: "day", date: "2026-10-01", notes: "", activities }] };
}
const at = (id: string, startTime: string, endTime: string, fields: Partial<Activity> = {}) =>
  activity({ id, title: id === newId ? "Newcomer" : "Settled", startTime, endTime, lat: 38.71, lng: -9.14, ...fields });

describe("the fix of two activities that overlap", () => {
  const cases = [
    ["later", at(settledId, "10:00", "11:30"), at(newId, "11:00", "12:00")],
    ["earlier", at(newId, "10:00", "11:30"), at(settledId, "11:00", "12:00")],
    ["at the same time", at(settledId, "10:00", "11:30"), at(newId, "10:00", "11:30")],
    ["of higher priority", at(settledId, "10:00", "11:30"), at(newId, "11:00", "12:00", { priority: 9 })],
    ["pinned beside it", at(settledId, "10:00", "11:30", { pinned: true }), at(newId, "11:00", "12:00")],
  ] as const;
  it.each(cases)("moves what was added last when that is %s", (_, ...activities) => {
    const trip = tripWith(activities);
    const [finding] = checkWithFixes(trip, context, () => "new");
    expect(finding?.code).toBe("overlap");
    const { next } = apply(trip, finding?.fix?.patch ?? []);
    const settled = activities.find((it) => it.id === settledId);
    expect(next.days[0]?.activities.find((it) => it.id === settledId)).toEqual(settled);
    expect(check(next, context).filter((it) => it.code === "overlap")).toEqual([]);
  });

  it("moves what was changed last, also when it was added first, or its id says nothing", () => {
    const later = 0x019a10000000;
    for (const [moved, stays] of [
      [settledId, newId],
      ["11111111-1111-4111-8111-111111111111", "22222222-2222-4222-8222-222222222222"],
    ] as const) {
      const trip = tripWith([at(stays, "10:00", "11:30"), at(moved, "11:00", "12:00", { priority: 9 })]);
      const changed = { ...context, changedAt: new Map([[moved, later]]) };
      const patch = checkWithFixes(trip, changed, () => "new")[0]?.fix?.patch ?? [];
      expect(new Set(patch.flatMap((op) => ("activityId" in op ? op.activityId : [])))).toEqual(new Set([moved]));
    }
  });

  it("moves the earlier one when the newcomer is pinned or booked", () => {
    for (const kept of [{ pinned: true }, { bookingId: "booking" }]) {
      const trip = tripWith([at(settledId, "10:00", "11:30"), at(newId, "11:00", "12:00", kept)]);
      const patch = checkWithFixes(trip, context, () => "new")[0]?.fix?.patch ?? [];
      expect(patch.map((op) => "activityId" in op && op.activityId)).toContain(settledId);
    }
  });

  it("moves the lower priority of two that were added together", () => {
    const other = settledId.replace(/1$/, "3");
    const trip = tripWith([at(other, "10:00", "11:30", { priority: 3 }), at(settledId, "11:00", "12:00")]);
    const patch = checkWithFixes(trip, context, () => "new")[0]?.fix?.patch ?? [];
    expect(patch.map((op) => "activityId" in op && op.activityId)).not.toContain(settledId);
  });

  it("leaves every day sorted by time", () => {
    const ids = [1, 2, 3, 4].map((it) => settledId.replace(/1$/, String(it)));
    const spans = [
      ["09:00", "11:00"],
      ["10:00", "12:00"],
      ["11:00", "13:00"],
      ["12:30", "14:00"],
    ] as const;
    let trip = tripWith(ids.map((id, index) => at(id, ...(spans[index] as readonly [string, string]), { title: id })));
    for (let round = 0; round < 6; round++) {
      const fix = checkWithFixes(trip, context, () => "new").find((it) => it.fix)?.fix;
      if (!fix) break;
      trip = apply(trip, fix.patch).next;
      const starts = trip.days[0]?.activities.map((it) => it.startTime) ?? [];
      expect(starts).toEqual([...starts].sort());
    }
  });
});
