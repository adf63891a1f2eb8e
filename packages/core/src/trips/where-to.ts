import { daysBetween } from "@caravan/domain/calendar";
import { centroid } from "@caravan/domain/places/travel-time";
import type { StopFields } from "@caravan/domain/trip/document";
import { NightsDiffer, withAllNights } from "@caravan/domain/trip/split-nights";
import type { Warning } from "@caravan/domain/trip/warning";
import { cityById } from "@caravan/gazetteer/cities";
import type { Context } from "../kernel/context.ts";
import { invalidAt } from "../kernel/errors.ts";
import { type ResolvedPlace, resolveDestination } from "../planning/resolve-destination.ts";
import { resolveStop, stopsOfRoute } from "../planning/resolve-stops.ts";
import type { CreateInput } from "./create-trip-input.ts";
import type { WhereTo } from "./new-trip.ts";

type Wanted = Pick<CreateInput, "destination" | "stops" | "start_date" | "end_date" | "skip_ai_generation"> &
  Partial<Pick<CreateInput, "interests">>;

/**
 * The place of a new trip and its stops: those that were asked for, else those that the destination names. The nights of
 * named places are for the planner to split, so they are split here only for a trip with empty days. May send requests.
 *
 * @throws invalid when the nights are not those of the dates
 */
export async function whereTo(
  ctx: Context,
  input: Wanted,
): Promise<WhereTo & { readonly warnings: readonly Warning[] }> {
  const nights = daysBetween(input.start_date, input.end_date);
  if (input.stops === undefined) {
    const wish = { words: (input.interests ?? []).join(". "), days: nights + 1 };
    const { place, warnings } = await resolveDestination(ctx, input.destination, wish);
    return { place, warnings, stops: input.skip_ai_generation ? stopsOfRoute(place.cityId, nights, ctx.newId) : [] };
  }
  const found = await Promise.all(input.stops.map((it, index) => resolveStop(ctx, it, `stops.${index}`)));
  const wanted = found.map(({ stop, usual }, index) => ({
    ...stop,
    usual,
    nights: input.stops?.[index]?.nights ?? null,
  }));
  const stops = splitOrRefuse(wanted, nights);
  return { place: placeOf(stops), stops: stops.length > 1 ? stops : [], warnings: found.flatMap((it) => it.warnings) };
}

function splitOrRefuse(wanted: Parameters<typeof withAllNights>[0], nights: number): readonly StopFields[] {
  const [only] = wanted;
  // A trip of one day has no night.
  if (only && wanted.length === 1 && nights === 0 && only.nights === null) return [{ ...only, nights }];
  try {
    return withAllNights(wanted, nights);
  } catch (error) {
    if (error instanceof NightsDiffer) throw invalidAt("stops", error.message);
    throw error;
  }
}

function placeOf(stops: readonly StopFields[]): ResolvedPlace {
  const ids = [...new Set(stops.flatMap((it) => it.placeId ?? []))];
  const points = stops.flatMap(({ lat, lng }) => (lat === null || lng === null ? [] : { lat, lng }));
  return {
    ...(centroid(points) ?? { lat: null, lng: null }),
    cityId: ids.length === 0 ? null : ids.join("+"),
    timezone: stops[0]?.timezone ?? null,
    currency: ids.flatMap((it) => cityById(it)?.currency ?? [])[0] ?? null,
  };
}
