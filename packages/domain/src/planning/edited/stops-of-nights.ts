import { daysBetween } from "../../calendar.ts";
import { foldTitle } from "../../fold-text.ts";
import type { PlannedStop, PlanRequest } from "../types.ts";
import type { NightsAt } from "./types.ts";

/**
 * The stops that a split of nights means; null where it is none that we can follow: a town that is neither a base of the guide nor
 * has a position, other nights than the trip has, or stops that the travellers settled themselves.
 */
export function stopsOfNights(request: PlanRequest, nights: readonly NightsAt[]): readonly PlannedStop[] | null {
  const { guide, stops, only, startDate, endDate } = request;
  if (stops || only || nights.length < 2) return null;
  const made = nights.map((it): PlannedStop | null => {
    const name = foldTitle(it.base);
    const base = guide?.bases.find(({ id, name: own }) => id === it.base || foldTitle(own) === name);
    if (!Number.isInteger(it.nights) || it.nights < 1) return null;
    if (!base) return it.point && { ...elsewhere(it.base), ...it.point, nights: it.nights };
    const { id: baseId, destinationId, lat, lng, local } = base;
    return { name: base.name, baseId, destinationId, lat, lng, nights: it.nights, timezone: local?.timezone ?? null };
  });
  const known = made.filter((it) => it !== null);
  const sum = known.reduce((total, it) => total + it.nights, 0);
  return known.length === nights.length && sum === daysBetween(startDate, endDate) ? known : null;
}

/** A town of which we know nothing but its name and position. */
function elsewhere(name: string) {
  return { name, baseId: `model:${foldTitle(name).replaceAll(" ", "-")}`, destinationId: null, timezone: null };
}
