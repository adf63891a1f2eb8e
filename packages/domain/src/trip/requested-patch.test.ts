import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tripOf } from "../../test/trips.ts";
import { clockOf } from "../calendar.ts";
import { apply } from "./patch.ts";
import { summaryOfPatch } from "./patch-summary.ts";
import { completePatch, type RequestedOp } from "./requested-patch.ts";
import { isConsistent } from "./resolve-times.ts";

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

  it("places an activity by its new time, whatever position the request has", () => {
    expect(titles(done(set("a-1-1", { startTime: "15:00" })).next)[0]).toEqual(["Lunch", "Castle", "Fado"]);
    const moved = done(set("a-1-1", { startTime: "15:00" }), {
      op: "activity.move",
      activityId: "a-1-1",
      to: { dayId: "day-1", after: "a-1-3" },
    });
    // The day stays sorted by time.
    expect(titles(moved.next)[0]).toEqual(["Lunch", "Castle", "Fado"]);
    expect(moved.warnings).toMatchObject([{ code: "placed_by_time", field: "after" }]);
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
    expect(warnings).toMatchObject([{ code: "neighbour_not_there", index: 0, field: "after" }]);
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
    const words = (...ops: RequestedOp[]) => summaryOfPatch(trip, done(...ops).patch).text;
    expect(words(set("a-1-1", { startTime: "15:00" }))).toBe('Changed "Castle"');
    expect(words({ op: "activity.move", activityId: "a-2-1", to: { dayId: "day-1" } })).toBe(
      'Moved "Tram" to Mon 3 May',
    );
    expect(words({ op: "activity.move", activityId: "a-2-1", to: { dayId: null } })).toBe('Set "Tram" aside');
    expect(words({ op: "activity.remove", activityId: "a-2-1", before: {} })).toBe('Removed "Tram"');
    expect(words({ op: "day.set", dayId: "day-1", before: {}, after: { notes: "x" } })).toBe(
      "Changed the notes of Mon 3 May",
    );
    expect(words(...["a-1-1", "a-1-2", "a-1-3", "a-2-1"].map((id) => set(id, { notes: "x" })))).toBe(
      'Changed "Castle"; Changed "Lunch"; and 2 more changes',
    );
    expect(words({ op: "activity.add", id: "x", fields: { title: "Tea" }, at: { dayId: "day-1" } })).toBe(
      'Added "Tea" on Mon 3 May',
    );
  });

  it("re-times an activity that is moved after another, and says so", () => {
    const move = (activityId: string, after: string | null): RequestedOp => ({
      op: "activity.move",
      activityId,
      to: { dayId: "day-1", after },
    });
    const { next, warnings } = done(move("a-1-3", "a-1-1"));
    expect(next.days[0]?.activities.map((it) => [it.title, it.startTime])).toEqual([
      ["Castle", "09:00"],
      ["Fado", "12:00"],
      ["Lunch", "13:00"],
    ]);
    expect(warnings).toMatchObject([{ code: "retimed", message: expect.stringContaining('"Fado" at 12:00') }]);
    // An activity with a new time in the request is not re-timed, and a move to a day alone keeps its time.
    expect(
      done(set("a-1-3", { startTime: "10:30" }), move("a-1-3", "a-1-1")).next.days[0]?.activities[1],
    ).toMatchObject({
      title: "Fado",
      startTime: "10:30",
    });
    const elsewhere = done({ op: "activity.move", activityId: "a-1-3", to: { dayId: "day-2" } }).next;
    expect(elsewhere.days[1]?.activities.map((it) => it.startTime)).toEqual(["10:00", "21:00"]);
  });

  it("puts an activity that fits nowhere there anyway, with a warning", () => {
    const full = tripOf("2027-05-03", [
      [
        { title: "Castle", startTime: "09:00", durationMinutes: 240, bookingId: "b" },
        { title: "Lunch", startTime: "13:00", durationMinutes: 60, bookingId: "c" },
        { title: "Fado", startTime: "21:00" },
      ],
    ]);
    const completed = completePatch(full, [
      { op: "activity.move", activityId: "a-1-3", to: { dayId: "day-1", after: "a-1-1" } },
    ]);
    expect(completed.warnings).toMatchObject([{ code: "does_not_fit", field: "after" }]);
    const [castle, fado, lunch] = apply(full, completed.patch).next.days[0]?.activities ?? [];
    expect([castle, fado, lunch].map((it) => [it?.title, it?.startTime])).toEqual([
      ["Castle", "09:00"],
      ["Fado", "13:00"],
      ["Lunch", "13:00"],
    ]);
  });

  it("makes start, end and length agree, warns when all three contradict, and refuses an end before its start", () => {
    const moved = done(set("a-1-1", { endTime: "11:00" }), set("a-1-1", { startTime: "10:00" })).next;
    expect(moved.days[0]?.activities[0]).toMatchObject({ startTime: "10:00", endTime: "12:00", durationMinutes: 120 });
    const three = { title: "Tea", startTime: "16:00", endTime: "17:00", durationMinutes: 90 };
    const added = done({ op: "activity.add", id: "x", fields: three, at: { dayId: "day-2" } });
    expect(added.next.days[1]?.activities[1]).toMatchObject({ ...three, durationMinutes: 60 });
    expect(added.warnings).toMatchObject([{ code: "times_disagree", field: "durationMinutes", index: 0 }]);
    const { refused } = completePatch(trip, [set("a-1-1", { notes: "x" }), set("a-1-3", { endTime: "20:00" })]);
    expect(refused).toMatchObject([{ index: 1, times: { startTime: "21:00", endTime: "20:00", minutes: 1380 } }]);
  });

  it("places what gets a new time beside another that the same request moves and retimes", () => {
    const midnight = { startTime: "00:00" };
    const { next } = done(
      set("a-1-3", midnight),
      set("a-1-1", midnight),
      { op: "activity.move", activityId: "a-1-3", to: { dayId: "day-1" } },
      { op: "activity.add", id: "x", fields: { title: "Tea", startTime: "08:00" }, at: { dayId: "day-1" } },
    );
    expect(titles(next)[0]).toEqual(["Castle", "Fado", "Tea", "Lunch"]);
  });

  it("begins nothing of a day after midnight, behind what lasts until then", () => {
    const { next } = done(set("a-1-2", { startTime: "20:00", endTime: "01:00" }), {
      op: "activity.move",
      activityId: "a-1-1",
      to: { dayId: "day-1", after: "a-1-2" },
    });
    const starts = next.days[0]?.activities.map((it) => it.startTime);
    expect(starts).toEqual(starts?.toSorted());
  });

  it("always leaves consistent times and sorted days, and can be undone", () => {
    const clock = fc.option(
      fc.integer({ min: 0, max: 95 }).map((it) => clockOf(it * 15)),
      { nil: null },
    );
    const times = fc.record(
      {
        startTime: clock,
        endTime: clock,
        durationMinutes: fc.option(fc.integer({ min: 0, max: 300 }), { nil: null }),
        notes: fc.constantFrom("x", "y"),
      },
      { requiredKeys: [] },
    );
    const ids = ["a-1-1", "a-1-2", "a-1-3", "a-2-1", "x"];
    const places = fc.record({
      dayId: fc.constantFrom("day-1", "day-2", null),
      after: fc.constantFrom(undefined, null, ...ids),
    });
    const anyOp: fc.Arbitrary<RequestedOp> = fc.oneof(
      fc.record({ id: fc.constantFrom(...ids), after: times }).map(({ id, after }) => set(id, after)),
      fc
        .record({ activityId: fc.constantFrom(...ids), to: places })
        .map((it) => ({ op: "activity.move", ...it }) as const),
      fc.record({ fields: times, at: places }).map((it) => ({ op: "activity.add", id: "x", ...it }) as const),
    );
    fc.assert(
      fc.property(fc.array(anyOp, { minLength: 1, maxLength: 6 }), (ops) => {
        const { patch, conflicts, refused } = completePatch(trip, ops);
        fc.pre(conflicts.length === 0 && refused.length === 0);
        const { next, inverse } = apply(trip, patch);
        expect(apply(next, inverse).next).toEqual(trip);
        for (const it of [...next.days.flatMap((day) => day.activities), ...next.parked])
          expect(isConsistent(it)).toBe(true);
        for (const day of next.days) {
          const starts = day.activities.flatMap((it) => it.startTime ?? []);
          expect(starts).toEqual(starts.toSorted());
        }
      }),
      { numRuns: 500 },
    );
  });
});
