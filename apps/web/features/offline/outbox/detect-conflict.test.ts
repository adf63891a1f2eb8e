import { describe, expect, it } from "vitest";
import type { Trip } from "@/features/api-client/trip-types.ts";
import type { Edit } from "../edit.ts";
import { aTrip, queued, withActivity, withMove, withoutActivity } from "./a-trip.ts";
import { detectConflict } from "./detect-conflict.ts";
import { withEdit } from "./edit-ops.ts";

const before = aTrip("Castle", "Museum");
const castle = before.itinerary[0]?.activities[0] ?? expect.fail();
const about = { activityId: "Castle", title: "Castle" };

const change: Edit = { kind: "change", ...about, change: { title: "Fort", before: { title: "Castle" } } };
const move: Edit = { kind: "move", ...about, dayId: "two", afterId: null, fromDayId: "one" };
const setAside: Edit = { ...move, dayId: null };
const remove: Edit = { kind: "remove", ...about, seen: castle };
const notes: Edit = { kind: "notes", dayId: "one", notes: "Tram", before: "" };
const add: Edit = { kind: "add", activityId: "Fado", fields: { title: "Fado", itinerary_id: "one" } };
const renamed = withActivity(before, "Castle", { title: "Palace" });
const annotated = withActivity(before, "Castle", { notes: "Closed" });
const without = withoutActivity(before, "Castle");
const noted = withEdit(before, { ...notes, notes: "Bus" });

describe("an edit that waited, and the trip of now", () => {
  it.each<[string, Edit, Trip, string]>([
    ["a change of what nobody touched", change, before, "open"],
    ["a change beside somebody's change of another field", change, annotated, "open"],
    ["a change of what somebody changed", change, renamed, "changed"],
    ["a change of what somebody deleted", change, without, "gone"],
    ["a change whose answer was lost", change, withEdit(before, change), "done"],
    ["a move of what stands where it stood", move, renamed, "open"],
    ["a move of what somebody moved elsewhere", { ...move, fromDayId: "two" }, before, "changed"],
    ["a move of what was set aside meanwhile", move, { ...without, parked: [castle] }, "changed"],
    ["a move whose answer was lost", move, withMove(before, "Castle", "two", null), "open"],
    ["a move of what somebody deleted", move, without, "gone"],
    ["setting aside what stands where it stood", setAside, before, "open"],
    ["setting aside what somebody moved", { ...setAside, fromDayId: "two" }, before, "changed"],
    ["setting aside what somebody set aside", setAside, withEdit(before, setAside), "open"],
    ["a move to a day that is gone", { ...move, dayId: "three" }, before, "gone"],
    ["a change that moves to a day that is gone", { ...change, change: { itinerary_id: "three" } }, before, "gone"],
    [
      "an addition to a day that is gone",
      { ...add, fields: { title: "Fado", itinerary_id: "three" } } as Edit,
      before,
      "gone",
    ],
    ["a deletion of what nobody touched", remove, before, "open"],
    ["a deletion of what somebody wrote on", remove, annotated, "changed"],
    ["a deletion of what somebody deleted", remove, without, "done"],
    ["a note on a day without one", notes, before, "open"],
    ["a note where somebody wrote another", notes, noted, "changed"],
    ["a note that is there already", notes, withEdit(before, notes), "done"],
  ])("%s", (_name, edit, trip, standing) => {
    expect(detectConflict(queued(edit), trip)).toBe(standing);
  });

  it("knows an addition that has arrived by its id", () => {
    const there = aTrip("Fado");
    expect(detectConflict(queued(add, { triedAt: 0 }), there)).toBe("done");
    expect(detectConflict(queued(add, { triedAt: 0 }), aTrip())).toBe("open");
    expect(detectConflict(queued({ ...add, activityId: "another" } as Edit), there)).toBe("open");
  });

  it("knows an addition from before ids were made here by its words, once it may have gone out", () => {
    const there = aTrip("Fado");
    const former = { edit: { ...add, activityId: "another" } as Edit, fromBefore: true };
    expect(detectConflict({ ...former, triedAt: 0 }, there)).toBe("done");
    expect(detectConflict({ ...former, triedAt: 0 }, aTrip())).toBe("open");
    expect(detectConflict({ ...former, triedAt: null }, there)).toBe("open");
  });
});
