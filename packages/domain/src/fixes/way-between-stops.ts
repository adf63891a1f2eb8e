import { clockOf } from "../calendar.ts";
import { ownPoint } from "../trip/activity-ends.ts";
import { addActivity } from "../trip/edit-activity.ts";
import type { Problem } from "../trip/finding.ts";
import { blankActivity } from "../trip/new-activity.ts";
import { travelOfDay } from "../trip/trip-stops.ts";
import { said } from "../words/sentence.ts";
import { worded } from "../words/worded.ts";
import { dayOf, type FixContext, type ProposedFix } from "./fix-context.ts";

const USUAL = 9 * 60 + 30;
const EARLIEST = 8 * 60;
const LATEST = 20 * 60;
const STEP = 30;

/** Adds the usual way to the next stop in the morning, or where the day leaves time for it. */
export function* addWay(fix: FixContext, problem: Problem): Generator<ProposedFix> {
  const day = dayOf(fix, problem.dayIds[0]);
  const travel = day && travelOfDay(fix.trip, day.date);
  const way = travel && fix.context.ways?.find((it) => it.toStopId === travel.to.id);
  const [from, to] = [travel && ownPoint(travel.from), travel && ownPoint(travel.to)];
  if (!day || !travel || !way || !from || !to) return;
  const later = Array.from({ length: (LATEST - USUAL) / STEP + 1 }, (_, index) => USUAL + index * STEP);
  for (const start of [...later, EARLIEST, EARLIEST + STEP, EARLIEST + 2 * STEP]) {
    const end = start + way.minutes + way.clocksAhead;
    if (end <= start || end >= 1440) continue;
    const activity = {
      ...blankActivity(way.title),
      id: fix.newId(),
      description: way.note,
      activityType: "transport" as const,
      startTime: clockOf(start),
      endTime: clockOf(end),
      durationMinutes: end - start,
      location: travel.to.destination,
      ...to,
      fromLocation: travel.from.destination,
      fromLat: from.lat,
      fromLng: from.lng,
      provenance: "gazetteer" as const,
      reason: worded`On to ${travel.to.destination}.`,
    };
    yield { summary: said`Add ${way.title} at ${clockOf(start)}`, patch: addActivity(day, activity) };
  }
}
