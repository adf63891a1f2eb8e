import { clockOf } from "../calendar.ts";
import { originOf } from "../trip/activity-ends.ts";
import { type Timed, timedOf } from "../trip/check/timeline.ts";
import type { Activity } from "../trip/document.ts";
import { addActivity, locate } from "../trip/edit-activity.ts";
import type { Problem } from "../trip/finding.ts";
import { blankActivity } from "../trip/new-activity.ts";
import { truncate } from "../truncate.ts";
import { said } from "../words/sentence.ts";
import { worded } from "../words/worded.ts";
import { dayOf, type FixContext, type ProposedFix } from "./fix-context.ts";
import { otherDays } from "./other-days.ts";
import { byImportance, parkOne, retimes } from "./retime-and-park.ts";

const ROUND = 15;
/** Minutes from the last stop to the station. */
const TO_THE_STATION = 30;
/** Without a stop at the destination, the return is planned this long after the outbound ride. */
const STAY = 180;

/** Moves a stop before the last ride back, or the ride back after the stop; or adds a ride back. */
export function* leadBack(fix: FixContext, problem: Problem): Generator<ProposedFix> {
  const [ride, ...others] = problem.activityIds.flatMap((id) => {
    const found = locate(fix.trip, id);
    const timed = found?.day && timedOf(found.activity, fix.context);
    return timed ? [timed] : [];
  });
  if (!ride) return;
  if (problem.severity === "warning") {
    yield* addWayBack(fix, problem, ride, others[0]);
    return;
  }
  for (const { activity, start, end } of others)
    yield* retimes(fix, activity.id, { wish: ride.start - (end - start), to: ride.start });
  yield* retimes(fix, ride.activity.id, { wish: Math.max(...others.map((it) => it.end)) + TO_THE_STATION });
  for (const { activity } of byImportance(others)) yield* otherDays(fix, activity.id);
  yield* parkOne(
    fix,
    others.map((it) => it.activity.id),
  );
}

/** The outbound ride in reverse, with the same duration; its times have to be looked up. */
function* addWayBack(fix: FixContext, problem: Problem, out: Timed, home: Timed | undefined): Generator<ProposedFix> {
  const day = dayOf(fix, problem.dayIds[0]);
  const origin = originOf(out.activity);
  if (!day || !origin) return;
  const minutes = out.end - out.start;
  const last = problem.dayIds.length === 1 && home ? home.start : 1440;
  const before = day.activities
    .flatMap((it) => timedOf(it, fix.context) ?? [])
    .filter((it) => it.start >= out.end && it.start < last && it.activity.id !== home?.activity.id);
  const leaves = before.length === 0 ? out.end + STAY : Math.max(...before.map((it) => it.end)) + TO_THE_STATION;
  const start = Math.ceil(leaves / ROUND) * ROUND;
  if (start + minutes > 1440) return;
  const { location, fromLocation, lat, lng } = out.activity;
  const title = fromLocation ? truncate(worded`Getting back to ${fromLocation}`, 255) : worded`The way back`;
  const activity: Activity = {
    ...blankActivity(title),
    id: fix.newId(),
    activityType: "transport",
    startTime: clockOf(start),
    endTime: clockOf((start + minutes) % 1440),
    durationMinutes: minutes,
    location: fromLocation,
    lat: origin.lat,
    lng: origin.lng,
    fromLocation: location,
    fromLat: lat,
    fromLng: lng,
    notes: worded`Check the times: these are estimated from the outward journey.`,
    provenance: "gazetteer",
  };
  yield { summary: said`Add "${title}" at ${clockOf(start)}`, patch: addActivity(day, activity) };
}
