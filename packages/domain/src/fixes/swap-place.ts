import type { Candidate } from "../places/candidate.ts";
import { mealAt } from "../places/meal-times.ts";
import { replacementForSlot } from "../planning/replacement-for-slot.ts";
import { activityOf } from "../planning/stop-to-activity.ts";
import { ownPoint } from "../trip/activity-ends.ts";
import { placeOf, pointOf } from "../trip/check/match-place.ts";
import { timedOf } from "../trip/check/timeline.ts";
import type { Activity, ActivityFields, TripDocument } from "../trip/document.ts";
import { changeActivity } from "../trip/requested-patch.ts";
import { type Sentence, said, uncapitalized, verbatim } from "../words/sentence.ts";
import { type FixContext, movable, type ProposedFix } from "./fix-context.ts";

const MOST = 3;

export interface Swap extends ProposedFix {
  /** Cost per person after the swap. */
  readonly cost: string | null;
}

/**
 * Other places for the slot of an activity: open then, near, similar, and accepted by the caller. The activity keeps
 * its id and a person's notes.
 */
export function* swaps(
  fix: FixContext,
  activityId: string | undefined,
  accepts: (place: Candidate) => boolean,
  words: (from: string, to: string) => Sentence = (from, to) => said`Swap ${from} for ${to}`,
): Generator<Swap> {
  const found = movable(fix, activityId);
  if (!found) return;
  const { activity } = found;
  const former = placeOf(activity, fix.context);
  const trip = withPosition(fix.trip, activity, former);
  const tried = new Set<string>();
  for (let count = 0; count < MOST; count++) {
    // The former place stays a candidate: it says what kind of slot this is, and it is already on the plan.
    const candidates = fix.request.candidates.filter((it) => it === former || (!tried.has(it.id) && accepts(it)));
    const other = replacementForSlot({ ...fix.request, candidates }, trip, activity.id);
    const place = other && fix.context.candidates.get(other.placeId ?? "");
    if (!other || !place || place === former) return;
    tried.add(place.id);
    const changes: Partial<ActivityFields> = {
      ...other,
      priority: activity.priority,
      notes: activity.provenance === "person" ? activity.notes : other.notes,
    };
    yield {
      summary: words(activity.title, place.name),
      patch: changeActivity(fix.trip, activity.id, changes),
      cost: other.estimatedCost,
    };
  }
}

/** The same meal without a venue, at the usual cost. */
export function* withoutVenue(fix: FixContext, activityId: string | undefined): Generator<Swap> {
  const found = movable(fix, activityId);
  const timed = found && timedOf(found.activity, fix.context);
  if (!found || !timed || found.activity.activityType !== "dining") return;
  const { activity } = found;
  const kind = mealAt(timed.start);
  const { start, end } = timed;
  const point = pointOf(activity, fix.context);
  const table = { place: null, point, minutes: end - start, penalty: 0 };
  const made = activityOf(fix.request, { kind, visit: null, table, point, start, end, leg: null }, []);
  const { title, description, location, placeId, provenance, verified, reason, estimatedCost, address } = made;
  const kept: Partial<Activity> = {
    title,
    description,
    location,
    placeId,
    provenance,
    verified,
    reason,
    estimatedCost,
    address,
  };
  yield {
    summary: said`Swap ${activity.title} for ${onTheSpot(title)}, chosen on the spot`,
    patch: changeActivity(fix.trip, activity.id, { ...kept, alternatives: [] }),
    cost: estimatedCost,
  };
}

/** The title of a meal without a venue, inside a sentence. */
export const onTheSpot = (title: string): Sentence => uncapitalized(verbatim(title));

/** Gives an activity without coordinates those of the place that its title names. */
function withPosition(trip: TripDocument, activity: Activity, place: Candidate | undefined): TripDocument {
  if (ownPoint(activity) || !place) return trip;
  const placed = { ...activity, lat: place.lat, lng: place.lng, placeId: place.id };
  const days = trip.days.map((day) => ({
    ...day,
    activities: day.activities.map((it) => (it === activity ? placed : it)),
  }));
  return { ...trip, days };
}
