import { momentIn } from "@caravan/domain/calendar";
import type { LocalMoment, Situation, StatusEvent } from "@caravan/domain/concierge/types";
import { segmentIdOf, withSegments } from "@caravan/domain/segments/on-plan";
import type { TripDocument } from "@caravan/domain/trip/document";
import type { Scene } from "../define.ts";
import { checkContextOf } from "../planning/check-context.ts";
import { needsOf } from "../planning/needs.ts";
import { segmentsOnTrip } from "../segments/on-trip.ts";
import { eventsSince } from "./event-store.ts";
import { freshLocation } from "./location.ts";
import type { Concierge, Traveller } from "./store.ts";

const DAY_MS = 86_400_000;
/** Enough for any day; a program that reports without end must not make every look at the plan slower. */
const MOST_EVENTS = 100;

export const dayBefore = (now: Date) => new Date(now.getTime() - DAY_MS);

/** The newest first. */
export function eventsOfDay({ sql, now }: Pick<Scene, "sql" | "now">, traveller: Traveller) {
  return eventsSince(sql, traveller, dayBefore(now), MOST_EVENTS);
}

/** What clocks show on the trip. */
function momentOn({ timezone }: Pick<TripDocument, "timezone">, at: Date): LocalMoment {
  return momentIn(timezone ?? "UTC", at);
}

/**
 * Events as the engine reads them: the oldest first, by the clocks of the trip. What travels has the id of its segment outside,
 * and stands on the plan under another.
 *
 * @param trip with its segments
 */
export function asReported(
  trip: TripDocument,
  events: Awaited<ReturnType<typeof eventsOfDay>>,
): readonly StatusEvent[] {
  const bySegment = new Map(
    trip.days.flatMap((day) => day.activities.map((it) => [segmentIdOf(it.id), it.id] as const)),
  );
  return events.toReversed().map(({ kind, minutes, activityId, occurredAt }) => ({
    kind,
    minutes,
    activityId: (activityId && bySegment.get(activityId)) ?? activityId,
    at: momentOn(trip, occurredAt),
  }));
}

/** Where the traveller stands in their trip, as far as they share it: what the outlook looks at. */
export async function whereaboutsIn(
  scene: Scene,
  trip: TripDocument,
  traveller: Traveller,
  row: Concierge | undefined,
): Promise<Pick<Situation, "trip" | "context" | "now" | "place" | "mode">> {
  const [segments, needs] = await Promise.all([segmentsOnTrip(scene, trip.id), needsOf(scene, traveller.userId)]);
  const fresh = freshLocation(row, scene.now);
  return {
    trip: withSegments(trip, segments),
    context: await checkContextOf(scene, trip, needs),
    now: momentOn(trip, scene.now),
    place: fresh && { lat: fresh.lat, lng: fresh.lng, accuracyM: fresh.accuracyM },
    mode: row?.transportMode ?? null,
  };
}
