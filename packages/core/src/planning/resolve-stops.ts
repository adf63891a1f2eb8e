import { daysBetween } from "@caravan/domain/calendar";
import { type KnownTowns, stopsOfPlan as opsForStops } from "@caravan/domain/planning/trip-with-plan";
import type { Plan, PlannedStop } from "@caravan/domain/planning/types";
import { stopOps } from "@caravan/domain/trip/change-stops";
import type { StopFields, TripDocument, TripStop } from "@caravan/domain/trip/document";
import type { TripPatch } from "@caravan/domain/trip/patch";
import { type WantedStop, withAllNights } from "@caravan/domain/trip/split-nights";
import { stopsOf } from "@caravan/domain/trip/trip-stops";
import type { Warning } from "@caravan/domain/trip/warning";
import { cityById } from "@caravan/gazetteer/cities";
import type { CityFacts } from "@caravan/gazetteer/city-facts";
import type { Context } from "../kernel/context.ts";
import { invalidAt } from "../kernel/errors.ts";
import { type ResolvedPlace, resolveDestination } from "./resolve-destination.ts";

/** A stop as a caller names it: in words, by a place of our own list, or both. */
export interface NamedStop {
  readonly destination?: string | undefined;
  readonly place_id?: string | null | undefined;
}

export interface ResolvedStop {
  readonly stop: Omit<StopFields, "nights">;
  /** Nights of a usual first visit. */
  readonly usual: number;
  readonly warnings: readonly Warning[];
}

type PlanBase = Pick<PlannedStop, "baseId" | "destinationId">;

const UNKNOWN_NIGHTS = 2;

/**
 * Finds the place of a stop like a destination. May send requests, so it belongs into `prepare`.
 *
 * @param path of the stop in the caller's input
 * @throws invalid for an unknown `place_id`, or words that name several places
 */
export async function resolveStop(
  ctx: Pick<Context, "ports" | "signal">,
  { destination, place_id }: NamedStop,
  path: string,
): Promise<ResolvedStop> {
  if (place_id != null) {
    const city = isRoute(place_id) ? undefined : cityById(place_id);
    if (!city) throw invalidAt(`${path}.place_id`, "is not one of our destinations: leave it out to search by name");
    return { stop: stopAt(city, destination), usual: city.nights, warnings: [] };
  }
  if (destination === undefined) throw invalidAt(`${path}.destination`, "is required");
  const { place, warnings } = await resolveDestination(ctx, destination);
  const { cityId: placeId, lat, lng, timezone } = place;
  if (placeId !== null && isRoute(placeId))
    throw invalidAt(`${path}.destination`, "names several places: give each a stop of its own");
  return {
    stop: { destination, placeId, lat, lng, timezone },
    usual: (placeId === null ? undefined : cityById(placeId)?.nights) ?? UNKNOWN_NIGHTS,
    warnings: warnings.map((it) => ({ ...it, path: `${path}.destination` })),
  };
}

/**
 * The stops of a route that its words name ("Rome, Florence and Venice"), with all nights of the trip; none for a single
 * place. With fewer nights than places the last ones are left out.
 */
export function stopsOfRoute(cityId: string | null, nights: number, newId: () => string): readonly TripStop[] {
  if (cityId === null || !isRoute(cityId)) return [];
  const cities = cityId.split("+").flatMap((id) => cityById(id) ?? []);
  const wanted = cities
    .slice(0, Math.max(1, nights))
    .map((city): WantedStop => ({ ...stopAt(city, undefined), nights: null, usual: city.nights }));
  return wanted.length < 2 ? [] : withAllNights(wanted, nights).map((it) => ({ ...it, id: newId() }));
}

/**
 * The stops that follow from the destination of a trip: those of a route, else the destination alone. Days stay.
 *
 * @param trip with its new destination
 */
export function stopsOfDestination(trip: TripDocument, newId: () => string): TripPatch {
  const nights = daysBetween(trip.startDate, trip.endDate);
  const route = stopsOfRoute(trip.cityId, nights, newId);
  return stopOps(trip, route.length > 0 ? route : stopsOf({ ...trip, stops: [] }));
}

/** The towns of a region that are destinations of their own, among those where a plan may spend its nights. */
export function townsOf({ cityId }: Pick<TripDocument, "cityId">, bases: readonly PlanBase[]): KnownTowns {
  const ids = bases.flatMap(({ baseId, destinationId }) => [`${cityId ?? ""}.${baseId}`, destinationId ?? ""]);
  return Object.fromEntries(
    ids.flatMap((id) => {
      const timezone = cityById(id)?.timezone;
      return timezone === undefined ? [] : [[id, timezone]];
    }),
  );
}

/** {@link opsForStops}, with the towns that we know. */
export function stopsOfPlan(trip: TripDocument, plan: Pick<Plan, "stops">, newId: () => string): TripPatch {
  return opsForStops(trip, plan, townsOf(trip, plan.stops ?? []), newId);
}

/** Whether a destination is another journey than that of the stops, and not just another name for it. */
export function leadsElsewhere(trip: Pick<TripDocument, "stops">, { cityId, lat }: ResolvedPlace): boolean {
  if (trip.stops.length < 2) return true;
  const named = new Set(cityId?.split("+") ?? []);
  const own = new Set(trip.stops.flatMap((it) => it.placeId ?? []));
  return lat !== null && named.symmetricDifference(own).size > 0;
}

const isRoute = (id: string) => id.includes("+");

function stopAt(city: CityFacts, name: string | undefined): Omit<StopFields, "nights"> {
  const { id: placeId, lat, lng, timezone } = city;
  return { destination: name ?? city.name, placeId, lat, lng, timezone };
}
