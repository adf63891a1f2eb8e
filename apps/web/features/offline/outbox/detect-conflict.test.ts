import { readTrip } from "@caravan/domain/trip/wire";
import { describe, expect, it } from "vitest";
import type { Trip } from "@/features/api-client/trip-types.ts";
import type { Edit } from "../outbox-entry.ts";
import { detectConflict } from "./detect-conflict.ts";
import { withPatches } from "./pending-trip.ts";
import {
  additionOf,
  aTrip,
  changeOf,
  moveOf,
  notesOf,
  queued,
  removalOf,
  withActivity,
  withMove,
  withoutActivity,
} from "./test-trip.ts";

const before = aTrip("Castle", "Museum");
const castle = before.itinerary[0]?.activities[0] ?? expect.fail();

const change = changeOf("Castle", { title: "Fort" }, { title: "Castle" });
const changedDay = (dayId: string): Edit => ({
  title: "Castle",
  ops: [{ op: "activity.move", activityId: "Castle", to: { dayId } }],
});
const move = moveOf("Castle", "two");
const setAside = moveOf("Castle", null);
const remove = removalOf("Castle", { title: "Castle", notes: null });
const notes = notesOf("one", "Tram", "");
const add = additionOf("Fado");
const renamed = withActivity(before, "Castle", { title: "Palace" });
const annotated = withActivity(before, "Castle", { notes: "Closed" });
const without = withoutActivity(before, "Castle");
const noted = withPatches(before, [notesOf("one", "Bus", "").ops]);
const after = (edit: Edit) => withPatches(before, [edit.ops]);
const fitOf = (entry: Parameters<typeof detectConflict>[0], trip: Trip) => detectConflict(entry, readTrip(trip));

describe("an edit that waited, compared with the trip as it is now", () => {
  it.each<[string, Edit, Trip, string]>([
    ["a change of what nobody touched", change, before, "open"],
    ["a change beside somebody's change of another field", change, annotated, "open"],
    ["a change of what somebody changed", change, renamed, "changed"],
    ["a change of what somebody deleted", change, without, "gone"],
    ["a change whose answer was lost", change, after(change), "done"],
    ["a move of what stands where it stood", move, renamed, "open"],
    ["a move of what somebody moved elsewhere", moveOf("Castle", "two", null, "two"), before, "changed"],
    ["a move of what was set aside meanwhile", move, { ...without, parked: [castle] }, "changed"],
    ["a move whose answer was lost", move, withMove(before, "Castle", "two", null), "open"],
    ["a move of what somebody deleted", move, without, "gone"],
    ["setting aside what stands where it stood", setAside, before, "open"],
    ["setting aside what somebody moved", moveOf("Castle", null, null, "two"), before, "changed"],
    ["setting aside what somebody set aside", setAside, after(setAside), "open"],
    ["a move to a day that is gone", moveOf("Castle", "three"), before, "gone"],
    ["a change that moves to a day that is gone", changedDay("three"), before, "gone"],
    ["a change of the day to one where somebody put it meanwhile", changedDay("one"), before, "done"],
    ["an addition to a day that is gone", additionOf("Fado", "three"), before, "gone"],
    ["a deletion of what nobody touched", remove, before, "open"],
    ["a deletion of what somebody wrote on", remove, annotated, "changed"],
    ["a deletion of what somebody deleted", remove, without, "done"],
    ["a note on a day without one", notes, before, "open"],
    ["a note where somebody wrote another", notes, noted, "changed"],
    ["a note that is there already", notes, after(notes), "done"],
  ])("%s", (_name, edit, trip, standing) => {
    expect(fitOf(queued(edit), trip)).toBe(standing);
  });

  it("recognises an addition that has arrived by its id", () => {
    const there = aTrip("Fado");
    expect(fitOf(queued(add, { triedAt: 0 }), there)).toBe("done");
    expect(fitOf(queued(add, { triedAt: 0 }), aTrip())).toBe("open");
    expect(fitOf(queued(additionOf("Fado", "one", "another")), there)).toBe("open");
  });

  it("recognises a sent addition with a temporary id by title and time", () => {
    const there = aTrip("Fado");
    const former = { ...additionOf("Fado", "one", "another"), fromBefore: true };
    expect(fitOf({ ...former, triedAt: 0 }, there)).toBe("done");
    expect(fitOf({ ...former, triedAt: 0 }, aTrip())).toBe("open");
    expect(fitOf({ ...former, triedAt: null }, there)).toBe("open");
  });
});
