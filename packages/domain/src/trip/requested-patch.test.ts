import { describe, expect, it } from "vitest";
import { tripOf } from "../../test/trips.ts";
import { apply } from "./patch.ts";
import { summaryOfPatch } from "./patch-summary.ts";
import { completePatch, type RequestedOp } from "./requested-patch.ts";

const trip = tripOf("2027-05-03", [
  [
    { title: "Castle", startTime: "09:00" },
    { title: "Lunch", startTime: "13:00" },
    { title: "Fado", startTime: "21:00" },
  ],
  [{ title: "Tram", startTime: "10:00" }],
]);

const done = (...ops: RequestedOp[]) => {
  const completed = completePatch(trip, ops);
  expect(completed.conflicts).toEqual([]);
  return { ...completed, next: apply(trip, completed.patch).next };
};
const set = (activityId: string, after: object, before = {}): RequestedOp => ({
  op: "activity.set",
  activityId,
  before,
  after,
});
const titles = (of: typeof trip) => of.days.map((day) => day.activities.map((it) => it.title));

describe("a requested patch", () => {
  it("uses present values where `before` is left out, and leaves out what does not change", () => {
    const { patch } = done(set("a-1-1", { title: "Castle", notes: "Tickets" }));
    expect(patch).toEqual([
      { op: "activity.set", activityId: "a-1-1", before: { notes: null }, after: { notes: "Tickets" } },
    ]);
    expect(done(set("a-1-1", { title: "Castle" })).patch).toEqual([]);
  });

  it("places an activity by its new time, unless the request places it", () => {
    expect(titles(done(set("a-1-1", { startTime: "15:00" })).next)[0]).toEqual(["Lunch", "Castle", "Fado"]);
    const moved = done(set("a-1-1", { startTime: "15:00" }), {
      op: "activity.move",
      activityId: "a-1-1",
      to: { dayId: "day-1", after: "a-1-3" },
    });
    expect(titles(moved.next)[0]).toEqual(["Lunch", "Fado", "Castle"]);
  });

  it("adds by time where no neighbour is named, and later ops see earlier ones", () => {
    const { next } = done(
      { op: "activity.add", id: "x", fields: { title: "Tea", startTime: "16:00" }, at: { dayId: "day-1" } },
      { op: "activity.add", id: "y", fields: { title: "Cake" }, at: { dayId: "day-1", after: "x" } },
      set("y", { notes: "two" }),
    );
    expect(titles(next)[0]).toEqual(["Castle", "Lunch", "Tea", "Cake", "Fado"]);
    expect(next.days[0]?.activities[3]).toMatchObject({ provenance: "person", verified: false, notes: "two" });
  });

  it("records where a parked activity came from, and clears it when it leaves the tray", () => {
    const aside: RequestedOp = { op: "activity.move", activityId: "a-2-1", to: { dayId: null } };
    expect(done(aside).next.parked).toMatchObject([
      { title: "Tram", parked: { date: "2027-05-04", dayNotes: "", reason: "set_aside" } },
    ]);
    const back = done(aside, { op: "activity.move", activityId: "a-2-1", to: { dayId: "day-1" } }).next;
    expect(titles(back)).toEqual([["Castle", "Tram", "Lunch", "Fado"], []]);
    expect(back.days[0]?.activities[1]?.parked).toBeNull();
  });

  it("places by time with a warning when the neighbour is elsewhere", () => {
    const { next, warnings } = done({
      op: "activity.move",
      activityId: "a-2-1",
      to: { dayId: "day-1", after: "nobody" },
    });
    expect(titles(next)[0]).toEqual(["Castle", "Tram", "Lunch", "Fado"]);
    expect(warnings).toMatchObject([{ code: "neighbour_not_there", path: "changes.0" }]);
  });

  it("names every op that does not fit, and why", () => {
    const { conflicts } = completePatch(trip, [
      set("a-1-1", { title: "Mine" }, { title: "Palace" }),
      set("gone", { title: "Mine" }),
      { op: "activity.move", activityId: "a-1-1", from: { dayId: "day-2" }, to: { dayId: "day-2" } },
      { op: "activity.add", id: "a-1-2", fields: { title: "Again" }, at: { dayId: "day-1" } },
      { op: "activity.add", id: "z", fields: { title: "Nowhere" }, at: { dayId: "day-9" } },
      { op: "activity.remove", activityId: "a-2-1", before: { title: "Boat" } },
      { op: "day.set", dayId: "day-1", before: { notes: "theirs" }, after: { notes: "mine" } },
      { op: "trip.set", before: { title: "theirs" }, after: { title: "mine" } },
    ]);
    expect(conflicts.map((it) => [it.index, it.target, it.why, it.fields])).toEqual([
      [0, "activity", "changed", ["title"]],
      [1, "activity", "missing", []],
      [2, "activity", "changed", ["day"]],
      [3, "activity", "exists", []],
      [4, "day", "missing", []],
      [5, "activity", "changed", ["title"]],
      [6, "day", "changed", ["notes"]],
      [7, "trip", "changed", ["title"]],
    ]);
  });

  it("is summarised in one line, target by target", () => {
    const words = (...ops: RequestedOp[]) => summaryOfPatch(trip, done(...ops).patch);
    expect(words(set("a-1-1", { startTime: "15:00" }))).toBe('Changed "Castle"');
    expect(words({ op: "activity.move", activityId: "a-2-1", to: { dayId: "day-1" } })).toBe(
      'Moved "Tram" to 2027-05-03',
    );
    expect(words({ op: "activity.move", activityId: "a-2-1", to: { dayId: null } })).toBe('Set "Tram" aside');
    expect(words({ op: "activity.remove", activityId: "a-2-1", before: {} })).toBe('Removed "Tram"');
    expect(words({ op: "day.set", dayId: "day-1", before: {}, after: { notes: "x" } })).toBe(
      "Changed the notes of 2027-05-03",
    );
    expect(words(...["a-1-1", "a-1-2", "a-1-3", "a-2-1"].map((id) => set(id, { notes: "x" })))).toBe(
      'Changed "Castle"; Changed "Lunch"; and 2 more changes',
    );
    expect(words({ op: "activity.add", id: "x", fields: { title: "Tea" }, at: { dayId: "day-1" } })).toBe(
      'Added "Tea" on 2027-05-03',
    );
  });
});
