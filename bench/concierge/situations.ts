import { addDays } from "../../packages/domain/src/calendar.ts";
import type { Situation, StatusEvent, Whereabouts } from "../../packages/domain/src/concierge/types.ts";
import type { StatusEventKind } from "../../packages/domain/src/field-choices.ts";
import { plan } from "../../packages/domain/src/planning/plan.ts";
import { type CheckContext, check } from "../../packages/domain/src/trip/check.ts";
import type { Activity, TripDocument } from "../../packages/domain/src/trip/document.ts";
import { cityIds, requestFor, tripOf } from "../../packages/domain/test/cities.ts";
import { clock, type Slot, slotsOf } from "../checker/reference-rules.ts";
import { isSmall } from "../support/figures.ts";

/** A plan without faults, on its second day. */
export interface Outing {
  readonly city: string;
  readonly trip: TripDocument;
  readonly context: CheckContext;
}

/** How a traveller's day goes. */
export const situationKinds = ["on time", "late", "cancelled", "rain", "what now"] as const;
export type SituationKind = (typeof situationKinds)[number];

/** A plan for each city without errors and warnings, with `today` as its second day. */
export function outings(today: string, days = 3): readonly Outing[] {
  return (isSmall ? cityIds.slice(0, 6) : cityIds).flatMap((city) => {
    const request = requestFor(city, days, { startDate: addDays(today, -1), interests: ["food and museums"] });
    const trip = tripOf(request, plan(request));
    const context: CheckContext = {
      candidates: new Map(request.candidates.map((it) => [it.id, it])),
      dietary: [],
      accessibility: [],
      mealCost: request.destination.mealCost,
    };
    const isGood = check(trip, context).every((it) => it.severity === "info");
    return isGood ? [{ city, trip, context }] : [];
  });
}

/** The stop at `minutes` of the second day, and the next one; undefined when either has no position. */
export function aroundThen(trip: TripDocument, minutes: number): { before: Placed; next: Placed } | undefined {
  const placed = (trip.days[1] ? slotsOf(trip.days[1]) : []).flatMap((it) => placedOf(it) ?? []);
  const next = placed.find((it) => it.start > minutes);
  const before = placed.findLast((it) => it.start <= minutes);
  return before && next && { before, next };
}

interface Placed extends Slot {
  readonly place: Whereabouts;
}

function placedOf(slot: Slot): Placed | undefined {
  const { lat, lng } = slot.activity;
  return lat === null || lng === null ? undefined : { ...slot, place: { lat, lng, accuracyM: 20 } };
}

/** A traveller in the middle of that day; undefined when the plan has nothing before or after. */
export function situationOf(outing: Outing, kind: SituationKind, minutes = 11 * 60): Situation | undefined {
  const { context } = outing;
  const around = aroundThen(outing.trip, minutes);
  const date = outing.trip.days[1]?.date;
  if (!around || date === undefined) return undefined;
  const { before, next } = around;
  const now = { date, minutes: nowOf(kind, around) };
  const event = (kind: StatusEventKind, it: Activity | null): StatusEvent => {
    return { kind, minutes: null, activityId: it?.id ?? null, at: now };
  };
  return {
    // For free time, the next stop is removed.
    trip: kind === "what now" ? without(outing.trip, next.activity) : outing.trip,
    context,
    now,
    place: kind === "late" ? away(next.place) : before.place,
    mode: "transit",
    maxDetourMinutes: 20,
    events:
      kind === "cancelled" ? [event("cancelled", next.activity)] : kind === "rain" ? [event("weather", null)] : [],
    wish: kind === "what now" ? "what_now" : null,
  };
}

function nowOf(kind: SituationKind, { before, next }: { before: Slot; next: Slot }): number {
  if (kind === "on time") return before.start + 5;
  return kind === "late" ? next.start - 5 : Math.min(before.end, next.start - 1);
}

function without(trip: TripDocument, { id }: Activity): TripDocument {
  const days = trip.days.map((day) => ({ ...day, activities: day.activities.filter((it) => it.id !== id) }));
  return { ...trip, days };
}

/** Eight kilometres away: with five minutes left nobody arrives in time. */
export function away({ lat, lng, accuracyM }: Whereabouts): Whereabouts {
  return { lat: lat + 0.072, lng, accuracyM };
}

/** The same day in a longer trip, with the planned stops repeated in shorter visits. */
export function longer({ trip, ...rest }: Outing, days: number, things: number): Outing {
  const pool = trip.days.flatMap((it) => it.activities).filter((it) => it.lat !== null && it.startTime !== null);
  const first = trip.days[0]?.date as string;
  const each = Math.floor((14 * 60) / things);
  return {
    ...rest,
    trip: {
      ...trip,
      endDate: addDays(first, days - 1),
      days: Array.from({ length: days }, (_, day) => ({
        id: `day-${day}`,
        date: addDays(first, day),
        notes: "",
        activities: Array.from({ length: things }, (__, index) => ({
          ...(pool[(day + index) % pool.length] as Activity),
          id: `${day}-${index}`,
          startTime: clock(8 * 60 + index * each),
          endTime: clock(8 * 60 + index * each + Math.ceil(each / 2)),
          durationMinutes: Math.ceil(each / 2),
        })),
      })),
    },
  };
}
