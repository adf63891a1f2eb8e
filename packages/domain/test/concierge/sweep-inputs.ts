import type { Situation, StatusEvent } from "../../src/concierge/types.ts";
import { statusEventKinds, transportModes } from "../../src/field-choices.ts";
import { legBetween } from "../../src/places/travel-time.ts";
import { plan } from "../../src/planning/plan.ts";
import { generator } from "../../src/planning/seeded-random.ts";
import { ownPoint } from "../../src/trip/activity-ends.ts";
import { check } from "../../src/trip/check.ts";
import type { Activity, TripDocument } from "../../src/trip/document.ts";
import { contextOf, requestFor, tripOf } from "../cities.ts";
import { spanOf } from "./apply-option.ts";
import type { Scenario } from "./scenario-builder.ts";
import { beside } from "./towns.ts";

const FIRST = 360;
const LAST = 1430;

/** Three days of our own planner, with some pinned and booked activities. */
export function plannedTrip(city: string) {
  const request = requestFor(city, 3);
  const chance = generator(city);
  const trip = tripOf(request, plan(request));
  const some = (it: Activity): Activity =>
    chance() < 0.1 ? { ...it, pinned: true } : chance() < 0.1 ? { ...it, bookingId: `booking-${it.id}` } : it;
  const days = trip.days.map((day) => ({ ...day, activities: day.activities.map(some) }));
  const mealCost = request.destination.mealCost ?? undefined;
  return { trip: { ...trip, days }, context: { ...contextOf(request), ...(mealCost && { mealCost }) } };
}

type Planned = ReturnType<typeof plannedTrip>;

function storyOf({ trip, context }: Planned, name: string, more: Partial<Situation>): Scenario {
  const now = { date: trip.startDate, minutes: FIRST };
  const situation = { trip, context, now, place: null, mode: null, maxDetourMinutes: 30, events: [], wish: null };
  return { name, trip, segments: [], situation: { ...situation, ...more }, expected: {} };
}

/** A traveller on schedule, on days without findings. */
export function situationOnSchedule(planned: Planned): readonly Scenario[] {
  const { trip, context } = planned;
  const flawed = new Set(
    check(trip, context)
      .filter((it) => it.severity !== "info")
      .flatMap((it) => it.dayIds),
  );
  return trip.days
    .filter((it) => !flawed.has(it.id))
    .flatMap(({ date }) =>
      Array.from({ length: 35 }, (_, index): Scenario => {
        const now = { date, minutes: FIRST + index * 30 };
        const place = index % 2 === 0 ? null : whereAt(trip, now);
        return storyOf(planned, `${trip.destination} ${date} ${now.minutes}`, { now, place });
      }),
    );
}

/** The traveller's position on that day by the plan: at a stop, or at the next one when it is time to leave. */
function whereAt(trip: TripDocument, { date, minutes }: Situation["now"]): Situation["place"] {
  const day = trip.days.find((it) => it.date === date);
  const stops = (day?.activities ?? []).flatMap((activity) => {
    const [span, point] = [spanOf({ activity, date }), ownPoint(activity)];
    return span && point ? [{ span, point }] : [];
  });
  const next = stops.find((it) => it.span.start > minutes);
  const last = stops.findLast((it) => it.span.start <= minutes);
  if (!next || !last) return null;
  const leaves = next.span.start - legBetween(last.point, next.point).minutes - 15;
  return beside(minutes >= Math.max(leaves, last.span.end) ? next.point : last.point, 20, 10);
}

/** Random reports at random places and times. No answer is known to be right, but some are wrong. */
export function anySituation(planned: Planned, count: number): readonly Scenario[] {
  const { trip } = planned;
  const chance = generator(`${trip.destination}, whatever`);
  const one = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T;
  const activities = trip.days.flatMap((it) => it.activities);
  return Array.from({ length: count }, (_, index): Scenario => {
    const date = one(trip.days).date;
    const minutes = FIRST + Math.floor(chance() * (LAST - FIRST));
    const told = (): StatusEvent => ({
      kind: one(statusEventKinds),
      minutes: one([null, 10, 30, 60, 120, 240]),
      activityId: chance() < 0.5 ? null : one(activities).id,
      at: { date, minutes: Math.max(0, minutes - one([0, 0, 5, 30, 120])) },
    });
    const point = chance() < 0.5 ? ownPoint(one(activities)) : null;
    return storyOf(planned, `${trip.destination} ${index}: ${date} ${minutes}`, {
      now: { date, minutes },
      place: point && beside(point, chance() * 600 - 300, chance() * 600 - 300),
      mode: one([null, ...transportModes]),
      events: Array.from({ length: one([0, 1, 1, 1, 2]) }, told),
      wish: one([null, null, "what_now"]),
    });
  });
}
