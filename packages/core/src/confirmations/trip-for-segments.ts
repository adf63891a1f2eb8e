import { addDays, daysBetween, todayIn } from "@caravan/domain/calendar";
import type { ReadPlace, ReadSegment } from "@caravan/domain/confirmation/reading";
import { destinationOf, isOtherBooking, matchTrip, spanOf } from "@caravan/domain/segments/match-trip";
import { longestTrip } from "@caravan/domain/trip/change-dates";
import { truncate } from "@caravan/domain/truncate";
import { said } from "@caravan/domain/words/sentence";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { DomainError } from "../kernel/errors.ts";
import { knownDestination } from "../planning/resolve-destination.ts";
import { emptyTrip, saveNewTrip } from "../trips/new-trip.ts";
import { ownDefaults } from "../trips/trip-defaults.ts";
import { type TripForSegments, tripsForSegments, tripsWithBooking } from "./store.ts";

/** The trip for segments: an existing one, or one to be created. */
export type Choice =
  | { readonly kind: "trip"; readonly trip: TripForSegments; readonly others: readonly TripForSegments[] }
  | { readonly kind: "new"; readonly trip: NewTrip }
  /** Without a date no trip can be created. */
  | { readonly kind: "none" };

export interface NewTrip {
  readonly destination: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly place: ReadPlace | null;
}

/** The trip with the same booking, else the one that fits by dates and place, else a new one. */
export async function findTripForSegments(ctx: Context, segments: readonly ReadSegment[]): Promise<Choice> {
  const trips = await tripsForSegments(ctx.sql, signedIn(ctx.actor));
  const numbers = segments.flatMap((it) => it.confirmationNumber ?? []);
  const holders = await tripsWithBooking(
    ctx.sql,
    trips.map((it) => it.id),
    numbers,
  );
  const held = holders
    .flatMap((id) => trips.find((it) => it.id === id) ?? [])
    .find((it) => !isOtherBooking(segments, it));
  if (held) return { kind: "trip", trip: held, others: [] };
  const [best, ...others] = matchTrip(segments, trips);
  if (best) return { kind: "trip", trip: best, others };
  const trip = newTripFor(segments);
  return trip ? { kind: "new", trip } : { kind: "none" };
}

export function newTripFor(segments: readonly ReadSegment[]): NewTrip | undefined {
  const span = spanOf(segments);
  if (!span) return undefined;
  const place = destinationOf(segments);
  const days = Math.min(daysBetween(span.start, span.end), longestTrip - 1);
  const destination =
    place?.city ?? place?.name ?? segments.find((it) => it.provider !== null)?.provider ?? "Somewhere";
  return { destination: truncate(destination, 255), startDate: span.start, endDate: addDays(span.start, days), place };
}

/**
 * The days are empty, because a confirmation states only when and where. A trip in the past is created as completed.
 */
export async function createTripForSegments(ctx: Context, it: NewTrip | undefined): Promise<string> {
  if (!it) throw noDates();
  const { place } = knownDestination(it.destination);
  const at = it.place;
  // The airport's own position is better than that of a city of the same name.
  const resolved =
    at !== null && at.lat !== null && place.lat === null
      ? { ...place, lat: at.lat, lng: at.lng, timezone: at.timezone }
      : place;
  const input = {
    destination: it.destination,
    start_date: it.startDate,
    end_date: it.endDate,
    skip_ai_generation: true,
    propose: false,
  };
  const empty = emptyTrip(
    ctx,
    input,
    { place: resolved, stops: [] },
    signedIn(ctx.actor).userId,
    await ownDefaults(ctx),
  );
  const isPast = empty.endDate < todayIn(empty.timezone ?? "UTC", ctx.now);
  const trip = isPast ? { ...empty, status: "completed" as const } : empty;
  await saveNewTrip(ctx, trip, said`Created the trip to ${trip.destination} from a confirmation`);
  return trip.id;
}

const noDates = () =>
  new DomainError(
    "unprocessable",
    "no_dates",
    "It names no day, so no trip can be made for it. Choose a trip with trip_id, or paste a confirmation that says when.",
  );
