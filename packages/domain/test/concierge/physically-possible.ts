import { clockOf } from "../../src/calendar.ts";
import type { Situation } from "../../src/concierge/types.ts";
import { distanceKm } from "../../src/places/travel-time.ts";
import { ownPoint } from "../../src/trip/activity-ends.ts";
import { type ActivityChange, type LocatedActivity, spanOf } from "./apply-option.ts";
import type { Scenario } from "./scenario-builder.ts";

/** The fastest possible travel, in a town and between towns. */
const FASTEST_KMH = 35;
const FASTEST_AFAR_KMH = 150;
const AFAR_KM = 20;
/** Tolerance. */
const GRACE = 5;

/** Nothing is planned in the past, or where the traveller cannot be in time. Returns complaints. */
export function impossibleSteps({ situation }: Scenario, changed: readonly ActivityChange[]): readonly string[] {
  const { now } = situation;
  return changed.flatMap(({ before, after, isNew, isElsewhere, isReplaced, isMoved, title }): string[] => {
    if (!after || after.date === null || !(isNew || isElsewhere || isReplaced || isMoved)) return [];
    if (after.date < now.date) return [`puts ${after.activity.title} on a day that has passed`];
    const span = spanOf(after);
    if (after.date > now.date || !span) return [];
    const soonest = soonestAt(situation, after);
    // A current stop may end earlier or be replaced; its start is in the past.
    const goesOn = before !== undefined && !isMoved && !isElsewhere && !isNew;
    if (span.start + GRACE >= soonest || (goesOn && span.end > soonest)) return [];
    return [`puts ${after.activity.title || title} at ${clockOf(span.start)}, and ${clockOf(soonest)} is the soonest`];
  });
}

/** Minutes after midnight of today by which the traveller can be there. */
export function soonestAt({ now, place }: Situation, { activity }: LocatedActivity): number {
  const point = ownPoint(activity);
  const km = place && point ? distanceKm(place, point) : 0;
  return now.minutes + (km / (km > AFAR_KM ? FASTEST_AFAR_KMH : FASTEST_KMH)) * 60;
}
