import type { RepairOption } from "../../src/concierge/types.ts";
import { takenBy } from "../../src/planning/day-capacity.ts";
import { withSegments } from "../../src/segments/segments-on-plan.ts";
import type { Activity, TripDocument } from "../../src/trip/document.ts";
import { apply } from "../../src/trip/patch.ts";
import type { Story } from "./scenario-builder.ts";

/** Where an activity stands; null is the parked tray. */
export interface Standing {
  readonly activity: Activity;
  readonly date: string | null;
}

export function standings(trip: TripDocument): ReadonlyMap<string, Standing> {
  return new Map<string, Standing>([
    ...trip.days.flatMap((day) => day.activities.map((it) => [it.id, { activity: it, date: day.date }] as const)),
    ...trip.parked.map((it) => [it.id, { activity: it, date: null }] as const),
  ]);
}

/** The plan with an option carried out, as it is stored and as one would live it. */
export function afterwards(story: Story, { patch }: RepairOption) {
  const { next, inverse } = apply(story.trip, patch);
  return { next, inverse, lived: withSegments(next, story.segments) };
}

/** What became of one thing. */
export interface Fate {
  readonly before: Standing | undefined;
  readonly after: Standing | undefined;
  readonly isNew: boolean;
  /** Parked or deleted. */
  readonly isDropped: boolean;
  readonly isElsewhere: boolean;
  /** The slot is there, and something else is in it. */
  readonly isReplaced: boolean;
  readonly isMoved: boolean;
  readonly isShorter: boolean;
  readonly title: string;
}

/** Of everything that is not to the letter what and where it was. */
export function fates(before: TripDocument, after: TripDocument): readonly Fate[] {
  const [old, young] = [standings(before), standings(after)];
  return [...new Set([...old.keys(), ...young.keys()])].flatMap((id): Fate[] => {
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
export function spanOf({ activity }: Standing) {
  return takenBy(activity);
}

export function minutesOn(activity: Activity): number {
  const taken = takenBy(activity);
  return taken ? taken.end - taken.start : (activity.durationMinutes ?? 0);
}
