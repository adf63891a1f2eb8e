import { statement, t } from "@caravan/db/sql";
import type { Candidate } from "@caravan/domain/places/candidate";
import { replacementsForSlot } from "@caravan/domain/planning/replacement-for-slot";
import type { PlannedActivity } from "@caravan/domain/planning/types";
import { withSegments } from "@caravan/domain/segments/segments-on-plan";
import type { Activity, Day, TripDocument } from "@caravan/domain/trip/document";
import { said } from "@caravan/domain/words/sentence";
import { loadMoneyRecords } from "../expenses/money-records.ts";
import type { Context } from "../kernel/context.ts";
import { conflict } from "../kernel/errors.ts";
import { choiceOf } from "../planning/day-choices.ts";
import { planRequest } from "../planning/plan-request.ts";
import type { TravellerNeeds } from "../planning/traveller-needs.ts";
import { segmentsOnTrip } from "../segments/segments-on-trip.ts";

/** The suggestion and two alternatives. */
const CHOICES = 3;

const formerPlaces = statement(
  "replaced-places",
  `select op -> 'before' ->> 'placeId' as "placeId"
     from edit_log e cross join lateral jsonb_array_elements(e.patch) as op
    where e.trip_id = $1 and e.action in ('replace_activity', 'approve_proposal') and op ->> 'activityId' = $2 and op -> 'before' ? 'placeId'
    order by e.revision desc limit 50`,
  [t.uuid, t.text],
  { placeId: t.nullable(t.text) },
);

/** The possible replacements for an activity, the best first, at least one. The same trip gives the same choices. */
export async function replacementChoices(
  ctx: Context,
  trip: TripDocument,
  activity: Activity,
  day: Day,
  needs: TravellerNeeds,
  candidates: readonly Candidate[],
): Promise<readonly { readonly choice: string; readonly activity: PlannedActivity }[]> {
  if (activity.bookingId !== null || activity.segmentId !== null)
    throw conflict(
      "activity_booked",
      said`"${activity.title}" is booked. Cancel the booking first, or edit it by hand.`,
    );
  const seed = `${trip.id}:${trip.revision}`;
  // Places that were replaced before are not offered again.
  const former = await ctx.sql.rows(formerPlaces, [trip.id, activity.id]);
  const setAside = former.flatMap((it) => it.placeId ?? []);
  const whole = withSegments(trip, await segmentsOnTrip(ctx, trip.id));
  const request = planRequest(whole, needs, candidates, {
    seed,
    only: [day.date],
    setAside,
    money: await loadMoneyRecords(ctx, trip),
  });
  const found = replacementsForSlot(request, whole, activity.id, CHOICES);
  if (found.length === 0)
    throw conflict(
      "nothing_else_fits",
      "We know no other place that is open then and close by. Move the activity to another time, or choose one by hand.",
    );
  return found.map((it) => ({ choice: choiceOf([it.title, it.placeId, it.startTime, it.endTime]), activity: it }));
}
