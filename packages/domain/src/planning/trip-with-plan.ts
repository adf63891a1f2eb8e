import { stopOps } from "../trip/change-stops.ts";
import type { TripDocument } from "../trip/document.ts";
import { apply, type TripPatch } from "../trip/patch.ts";
import { replanPatch } from "./replan-patch.ts";
import type { Plan } from "./types.ts";

/** The time zones of the towns of a region that are destinations of their own, by their ids: "tuscany.siena". */
export type KnownTowns = Readonly<Record<string, string>>;

/**
 * The ops for the stops that the planner chose ("Tuscany" became Florence, Siena and Lucca); none for a trip that has
 * stops already.
 */
export function stopsOfPlan(
  trip: TripDocument,
  { stops = [] }: Pick<Plan, "stops">,
  towns: KnownTowns,
  newId: () => string,
): TripPatch {
  if (trip.stops.length > 1 || stops.length < 2) return [];
  return stopOps(
    trip,
    stops.map(({ name: destination, baseId, destinationId, lat, lng, timezone, nights }) => {
      const town = `${trip.cityId ?? ""}.${baseId}`;
      const placeId = destinationId ?? (Object.hasOwn(towns, town) ? town : null);
      const zone = timezone ?? towns[placeId ?? ""] ?? trip.timezone;
      return { id: newId(), destination, placeId, lat, lng, timezone: zone, nights };
    }),
  );
}

/** A trip to plan, with only what stays on the days that are planned. */
export interface Unplanned {
  readonly trip: TripDocument;
  readonly towns: KnownTowns;
}

/** The trip as it would be stored with a plan. */
export function tripWithPlan({ trip, towns }: Unplanned, plan: Plan, newId: () => string): TripDocument {
  const everything = () => true;
  return apply(trip, [...replanPatch(trip, plan, newId, everything), ...stopsOfPlan(trip, plan, towns, newId)]).next;
}
