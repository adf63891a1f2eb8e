import { mostActivities } from "@caravan/domain/field-choices";
import type { TripDocument } from "@caravan/domain/trip/document";
import { said } from "@caravan/domain/words/sentence";
import { conflict } from "./errors.ts";

/** The number of a trip's activities, with parked ones. */
export function activitiesOf({ days, parked }: Pick<TripDocument, "days" | "parked">): number {
  return days.reduce((sum, day) => sum + day.activities.length, parked.length);
}

/**
 * The bound for all verbs: changes, proposals, plans and copies. A trip that exceeds it already may still shrink.
 *
 * @throws conflict `activities_full`
 */
export function refuseTooMany(next: TripDocument, before = 0): void {
  const count = activitiesOf(next);
  if (count <= mostActivities || count <= before) return;
  throw conflict(
    "activities_full",
    said`A trip has at most ${mostActivities} activities, including those set aside; this would make it ${count}. Remove some, or make a second trip.`,
    [{ path: "activities", message: `at most ${mostActivities}`, count }],
  );
}
