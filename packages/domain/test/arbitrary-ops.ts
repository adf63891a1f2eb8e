import type { TripDocument } from "../src/trip/document.ts";
import { blankActivity } from "../src/trip/new-activity.ts";
import type { TripOp } from "../src/trip/patch.ts";
import { allActivities } from "./trips.ts";

/** A random op that fits the present trip. */
export function opFor(trip: TripDocument, dice: readonly number[], newId: () => string): TripOp {
  const pick = <T>(list: readonly T[], at: number) => list[(dice[at] ?? 0) % list.length] as T;
  const activities = allActivities(trip);
  const day = pick(trip.days, 1);
  const placeIn = (dayId: string | null, without?: string) => {
    const list = (dayId === null ? trip.parked : (trip.days.find((it) => it.id === dayId)?.activities ?? [])).filter(
      (it) => it.id !== without,
    );
    return { dayId, after: pick([null, ...list.map((it) => it.id)], 2) };
  };
  const target = activities.length > 0 ? pick(activities, 3) : undefined;
  const home = trip.days.find((it) => it.activities.some((a) => a.id === target?.id))?.id ?? null;
  switch ((dice[0] ?? 0) % (target ? 6 : 3)) {
    case 0:
      return { op: "trip.set", before: { title: trip.title }, after: { title: `Title ${dice[1]}` } };
    case 1:
      return { op: "day.set", dayId: day.id, before: { notes: day.notes }, after: { notes: `Notes ${dice[2]}` } };
    case 2: {
      const id = newId();
      return { op: "activity.add", activity: { ...blankActivity(id), id }, at: placeIn(pick([day.id, null], 4)) };
    }
    case 3:
      return { op: "activity.remove", activity: target as never, at: { dayId: home, after: null } };
    case 4:
      return {
        op: "activity.set",
        activityId: (target as { id: string }).id,
        before: { title: (target as { title: string }).title },
        after: { title: `Renamed ${dice[4]}` },
      };
    default: {
      const to = placeIn(pick([day.id, null], 4), target?.id);
      return { op: "activity.move", activityId: (target as { id: string }).id, from: { dayId: home, after: null }, to };
    }
  }
}
