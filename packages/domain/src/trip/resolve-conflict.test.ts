import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tripOf } from "../../test/trips.ts";
import type { ActivityFields } from "./document.ts";
import { apply } from "./patch.ts";
import { completePatch, type RequestedOp, type RequestedPatch } from "./requested-patch.ts";
import {
  contestedFields,
  joinPatches,
  keepMine,
  takeTheirs,
  unconditional,
  withoutDoneMoves,
} from "./resolve-conflict.ts";

const seen = tripOf("2027-05-03", [
  [{ title: "Castle" }, { title: "Lunch", startTime: "13:00" }],
  [{ title: "Tram", startTime: "10:00" }],
]);
const done = (trip: typeof seen, requested: RequestedPatch) => apply(trip, completePatch(trip, requested).patch).next;

const set = (after: Partial<ActivityFields>, before: Partial<ActivityFields> = {}): RequestedOp => ({
  op: "activity.set",
  activityId: "a-1-1",
  before,
  after,
});
const move = (dayId: string | null, after?: string | null, from = "day-1"): RequestedOp => ({
  op: "activity.move",
  activityId: "a-1-1",
  from: { dayId: from },
  to: { dayId, after },
});
const remove: RequestedOp = { op: "activity.remove", activityId: "a-1-1", before: { title: "Castle", notes: null } };
const note = (notes: string, before: string): RequestedOp => ({
  op: "day.set",
  dayId: "day-1",
  before: { notes: before },
  after: { notes },
});
const rename: RequestedOp = { op: "trip.set", before: { title: "A trip" }, after: { title: "Mine" } };
const add: RequestedOp = { op: "activity.add", id: "x", fields: { title: "Tea" }, at: { dayId: "day-1" } };

const mine = set({ title: "Fort", notes: "Water" }, { title: "Castle", notes: null });
/** What somebody else did meanwhile. */
const now = done(seen, [
  set({ title: "Palace" }),
  move("day-2", null),
  note("Walk", ""),
  { ...rename, after: { title: "Theirs" } },
]);
const gone = done(seen, [remove]);

describe("contested fields", () => {
  it.each<[string, RequestedOp, readonly string[]]>([
    ["of a change, those that both changed", mine, ["title"]],
    ["of a change to the same, none", set({ title: "Palace" }, { title: "Castle" }), []],
    ["of a change without what was seen, none", set({ title: "Fort" }), []],
    ["of a move, the day", move(null), ["day"]],
    ["of a move to where it stands by now, none", move("day-2", null), []],
    ["of a deletion, what was read and is another now", remove, ["title"]],
    ["of the note of a day", note("Tram", ""), ["notes"]],
    ["of the trip", rename, ["title"]],
    ["of an addition, none", add, []],
  ])("%s", (_name, op, fields) => {
    expect(contestedFields(now, op)).toEqual(fields);
    expect(contestedFields(seen, op)).toEqual([]);
  });

  it("are empty when the target is gone", () => {
    for (const op of [mine, move("day-2"), remove]) expect(contestedFields(gone, op)).toEqual([]);
  });
});

describe("a conflict resolved for one side", () => {
  it("keeps the author's values over the present ones", () => {
    const requested = [mine, move(null, null), note("Tram", ""), rename, add];
    const kept = keepMine(now, requested);
    expect(kept[0]).toEqual(set({ title: "Fort", notes: "Water" }, { title: "Palace", notes: null }));
    expect(kept[1]).toEqual(move(null, null, "day-2"));
    expect(completePatch(now, requested).conflicts).toHaveLength(4);
    expect(completePatch(now, kept).conflicts).toEqual([]);
    expect(completePatch(now, keepMine(now, [remove])).conflicts).toEqual([]);
    expect(keepMine(gone, [mine, move(null), remove])).toEqual([mine, move(null), remove]);
  });

  it("keeps the present values of contested fields, and still makes the other changes", () => {
    const rest = takeTheirs(now, [mine, move(null), note("Tram", ""), rename, add]);
    expect(rest).toEqual([set({ notes: "Water" }, { notes: null }), add]);
    expect(completePatch(now, rest).conflicts).toEqual([]);
    expect(takeTheirs(now, [remove])).toEqual([]);
    expect(takeTheirs(seen, [mine, remove])).toEqual([mine, remove]);
  });

  it("no longer conflicts: either side can be applied, whatever both wrote", () => {
    const fields = fc.record(
      {
        title: fc.constantFrom("A", "B", "C"),
        notes: fc.constantFrom(null, "A", "B"),
        startTime: fc.constantFrom(null, "09:00", "14:00"),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fields, fields, (wished, others) => {
        const castle = seen.days[0]?.activities[0] as unknown as Record<string, unknown>;
        const before = Object.fromEntries(Object.keys(wished).map((name) => [name, castle[name]]));
        const trip = done(seen, [set(others)]);
        const request = [set(wished, before)];
        for (const resolved of [keepMine(trip, request), takeTheirs(trip, request)])
          expect(completePatch(trip, resolved).conflicts).toEqual([]);
        expect(done(trip, keepMine(trip, request)).days[0]?.activities).toContainEqual(
          expect.objectContaining({ id: "a-1-1", ...others, ...wished }),
        );
        expect(done(trip, takeTheirs(trip, request)).days[0]?.activities).toContainEqual(
          expect.objectContaining({ id: "a-1-1", ...wished, ...changedBy(others, castle) }),
        );
      }),
      { numRuns: 300 },
    );
  });
});

const changedBy = (fields: Readonly<Record<string, unknown>>, was: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => value !== was[name]));

it("can be made unconditional: the same values, without what was seen", () => {
  const requested = unconditional([mine, move(null, null), note("Tram", ""), rename, add]);
  expect(completePatch(now, requested).conflicts).toEqual([]);
  expect(completePatch(now, unconditional([remove])).conflicts).toEqual([]);
});

describe("a move to the day that the activity is already on", () => {
  it("is left out, unless it names a neighbour", () => {
    expect(withoutDoneMoves(now, [mine, move("day-2")])).toEqual([mine]);
    const [behind] = withoutDoneMoves(now, [move("day-2", "a-2-1")]);
    expect(behind).toEqual({ op: "activity.move", activityId: "a-1-1", to: { dayId: "day-2", after: "a-2-1" } });
    const others = [move("day-1"), move(null), mine, remove, add];
    expect(withoutDoneMoves(now, others)).toEqual(others);
  });
});

describe("two patches that follow each other", () => {
  it("are joined to the latest values, compared with what was seen first", () => {
    const later = set({ title: "Gate", description: "Old" }, { title: "Fort", description: null });
    expect(joinPatches([mine], [later, note("Tram", "")])).toEqual([
      set({ title: "Gate", notes: "Water", description: "Old" }, { title: "Castle", notes: null, description: null }),
      note("Tram", ""),
    ]);
    expect(joinPatches([note("Tram", "")], [note("Tram at nine", "Tram")])).toEqual([note("Tram at nine", "")]);
  });

  it("stay separate when one does more than set fields", () => {
    for (const op of [move(null), remove, add]) {
      expect(joinPatches([mine], [op])).toBeNull();
      expect(joinPatches([op], [mine])).toBeNull();
    }
  });
});
