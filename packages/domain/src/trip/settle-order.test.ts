import { expect, it } from "vitest";
import { activity, requestFor, tripOf } from "../../test/cities.ts";
import type { TripDocument } from "./document.ts";
import { apply, type TripPatch } from "./patch.ts";
import { settleOrder } from "./settle-order.ts";

const at = (id: string, startTime: string | null) => activity({ id, title: id, startTime, endTime: null });
function tripWith(...activities: readonly ReturnType<typeof at>[]): TripDocument {
  const empty = tripOf(requestFor("lisbon", 1), { days: [], warnings: [] });
  return { ...empty, days: [{ id: "day", date: "2026-10-01", notes: "", activities }] };
}
const move = (activityId: string, after: string | null): TripPatch => [
  { op: "activity.move", activityId, from: { dayId: "day", after: null }, to: { dayId: "day", after } },
];
const order = (trip: TripDocument, patch: TripPatch) =>
  apply(trip, settleOrder(trip, patch)).next.days[0]?.activities.map((it) => it.id);

it("sorts the activities of the patch by time, and no others", () => {
  expect(order(tripWith(at("b", "17:00"), at("a", "15:00"), at("c", "19:00")), move("a", "b"))).toEqual([
    "a",
    "b",
    "c",
  ]);
  expect(order(tripWith(at("b", "17:00"), at("a", "15:00"), at("c", "19:00")), move("c", "a"))).toEqual([
    "b",
    "a",
    "c",
  ]);
  expect(order(tripWith(at("b", null), at("a", "15:00")), move("a", "b"))).toEqual(["b", "a"]);
});
