import { withSegments } from "../../src/segments/segments-on-plan.ts";
import type { Activity, TripDocument } from "../../src/trip/document.ts";
import { occupiedMinutes } from "../../src/trip/occupied-minutes.ts";
import { apply } from "../../src/trip/patch.ts";
import type { RepairOption } from "./in-english.ts";
import type { Scenario } from "./scenario-builder.ts";

/** The day of an activity; null is the parked tray. */
export interface LocatedActivity {
  readonly activity: Activity;
  readonly date: string | null;
}

export function locatedActivities(trip: TripDocument): ReadonlyMap<string, LocatedActivity> {
  return new Map<string, LocatedActivity>([
    ...trip.days.flatMap((day) => day.activities.map((it) => [it.id, { activity: it, date: day.date }] as const)),
    ...trip.parked.map((it) => [it.id, { activity: it, date: null }] as const),
  ]);
}

/** The plan after an option was applied, as stored and with segments. */
export function applyOption(scenario: Scenario, { patch }: RepairOption) {
  const { next, inverse } = apply(scenario.trip, patch);
  return { next, inverse, lived: withSegments(next, scenario.segments) };
}

/** What changed for one activity. */
export interface ActivityChange {
  readonly before: LocatedActivity | undefined;
  readonly after: LocatedActivity | undefined;
  readonly isNew: boolean;
  /** Parked or deleted. */
  readonly isDropped: boolean;
  readonly isElsewhere: boolean;
  /** The slot remains with another place in it. */
  readonly isReplaced: boolean;
  readonly isMoved: boolean;
  readonly isShorter: boolean;
  readonly title: string;
}

/** All activities that differ in any way. */
export function activityChanges(before: TripDocument, after: TripDocument): readonly ActivityChange[] {
  const [old, young] = [locatedActivities(before), locatedActivities(after)];
  return [...new Set([...old.keys(), ...young.keys()])].flatMap((id): ActivityChange[] => {
    const [was, is] = [old.get(id), young.get(id)];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    const stays = was !== undefined && is !== undefined && was.date !== null && is.date !== null;
    const lengths = stays ? [minutesOn(was.activity), minutesOn(is.activity)] : [];
    const title = was?.activity.title ?? is?.activity.title ?? "";
    const isReplaced = stays && was.activity.title !== is.activity.title;
    return [
      {
        before: was,
        after: is,
        isNew: is !== undefined && is.date !== null && (was === undefined || was.date === null),
        isDropped: was !== undefined && was.date !== null && (is === undefined || is.date === null),
        isElsewhere: stays && was.date !== is.date,
        isReplaced,
        isMoved: stays && was.activity.startTime !== is.activity.startTime,
        isShorter: stays && !isReplaced && (lengths[0] ?? 0) > (lengths[1] ?? 0),
        title,
      },
    ];
  });
}

/** Minutes after midnight of its day. */
export function spanOf({ activity }: LocatedActivity) {
  return occupiedMinutes(activity);
}

export function minutesOn(activity: Activity): number {
  const taken = occupiedMinutes(activity);
  return taken ? taken.end - taken.start : (activity.durationMinutes ?? 0);
}
