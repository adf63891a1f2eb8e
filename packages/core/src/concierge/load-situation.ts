import { addDays } from "@caravan/domain/calendar";
import type { LocalMoment, Situation, StatusEvent } from "@caravan/domain/concierge/types";
import { segmentIdOf, withSegments } from "@caravan/domain/segments/segments-on-plan";
import type { TripDocument } from "@caravan/domain/trip/document";
import { momentOfTrip } from "@caravan/domain/trip/zone-of-day";
import type { Context } from "../kernel/context.ts";
import { loadCheckContext } from "../planning/plan-check-context.ts";
import { loadTravellerNeeds } from "../planning/traveller-needs.ts";
import { segmentsOnTrip } from "../segments/segments-on-trip.ts";
import { freshLocation } from "./location-sample.ts";
import { planAsOf } from "./plan-as-of.ts";
import { eventsSince, type StoredStatusEvent } from "./status-event-store.ts";
import type { Concierge, Traveller } from "./store.ts";

const DAY_MS = 86_400_000;
const DAY_MINUTES = 1440;
/** The longest that anything on a plan lasts. */
const LONGEST_DAYS = 7;
/** Enough for any day, and a limit against clients that report without end. */
const MOST_EVENTS = 100;

export const dayBefore = (now: Date) => new Date(now.getTime() - DAY_MS);

/** The newest first. */
export function recentStatusEvents({ sql, now }: Pick<Context, "sql" | "now">, traveller: Traveller) {
  return eventsSince(sql, traveller, dayBefore(now), MOST_EVENTS);
}

function momentOn(trip: TripDocument, at: Date): LocalMoment {
  const { date, minutes } = momentOfTrip(trip, at);
  return { date, minutes };
}

/** Events about the plan, not about the traveller or the weather. */
const aboutThePlan: ReadonlySet<StatusEvent["kind"]> = new Set(["running_late", "delayed", "cancelled", "skipped"]);
/** An event that arrives within this time was sent at once, so our clock is used instead of the phone's. */
const AT_ONCE_MS = 60_000;

function saidAt({ occurredAt, receivedAt }: StoredStatusEvent): Date {
  return receivedAt.getTime() - occurredAt.getTime() <= AT_ONCE_MS ? receivedAt : occurredAt;
}

/**
 * The traveller's time, location and reports, for the outlook. Events are oldest first, in local time, each with the
 * plan at that time. Segments are stored under their own id and have another one on the plan.
 *
 * @param events newest first
 */
export async function loadWhereabouts(
  ctx: Context,
  trip: TripDocument,
  traveller: Traveller,
  row: Concierge | undefined,
  events: readonly StoredStatusEvent[],
): Promise<Pick<Situation, "trip" | "context" | "now" | "place" | "mode" | "events">> {
  const now = momentOn(trip, ctx.now);
  const moments = events.flatMap((it) => (aboutThePlan.has(it.kind) ? [saidAt(it)] : []));
  const earliest = new Date(Math.min(...moments.map(Number), Number(ctx.now)));
  const [segments, needs, planAt] = await Promise.all([
    segmentsOnTrip(ctx, trip.id),
    loadTravellerNeeds(ctx, traveller.userId),
    moments.length === 0 ? null : planAsOf(ctx.sql, trip, now.date, earliest),
  ]);
  const fresh = freshLocation(row, ctx.now);
  const whole = withSegments(trip, segments);
  const bySegment = new Map(
    whole.days.flatMap((day) => day.activities.map((it) => [segmentIdOf(it.id), it.id] as const)),
  );
  // Events about the same plan share one object.
  const plans = new Map<TripDocument, TripDocument>();
  const planOf = (it: StatusEvent, at: Date) => {
    const then = aboutThePlan.has(it.kind) ? planAt?.(at) : undefined;
    if (!then) return undefined;
    const plan = plans.get(then) ?? withSegments(withLasting(then, trip, now.date), segments);
    plans.set(then, plan);
    // An id that the former plan does not have refers to the present one.
    return it.activityId === null || has(plan, it.activityId) ? plan : undefined;
  };
  const reported = ({ kind, minutes, activityId, occurredAt }: StoredStatusEvent): StatusEvent => ({
    kind,
    minutes,
    activityId: (activityId && bySegment.get(activityId)) ?? activityId,
    at: momentOn(trip, occurredAt),
  });
  return {
    trip: whole,
    context: await loadCheckContext(ctx, trip, needs, segments),
    now,
    place: fresh && { lat: fresh.lat, lng: fresh.lng, accuracyM: fresh.accuracyM },
    mode: row?.transportMode ?? null,
    events: events.toReversed().map((it) => {
      const event = reported(it);
      const plan = planOf(event, saidAt(it));
      return plan ? { ...event, plan } : event;
    }),
  };
}

/** With the days before `then`, since a journey of two nights may last until now. */
function withLasting(then: TripDocument, { days }: TripDocument, today: string): TripDocument {
  const [from, until] = [addDays(today, -LONGEST_DAYS), addDays(today, -1)];
  const before = days
    .filter(({ date }) => from <= date && date < until)
    .map((day) => ({ ...day, activities: day.activities.filter((it) => (it.durationMinutes ?? 0) >= DAY_MINUTES) }));
  return { ...then, days: [...before, ...then.days] };
}

function has({ days, parked }: TripDocument, id: string): boolean {
  return [...days.flatMap((it) => it.activities), ...parked].some((it) => it.id === id);
}
