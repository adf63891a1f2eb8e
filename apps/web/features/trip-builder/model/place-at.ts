import { distanceKm, type Point } from "@caravan/domain/places/travel-time";
import type { FoundPlace } from "@/features/api-client/index.ts";

/** So near to a pressed point is what was meant: a finger covers more. */
const MEANT_KM = 0.08;

const isKnown = ({ place_id }: FoundPlace) => !place_id.startsWith("geo:");

/** The place that was meant by a point of the map: a known one that is there, else the bare point without a name. */
export function placeMeantAt(at: Point, found: readonly FoundPlace[]): FoundPlace | null {
  const known = knownPlaces(found).find((it) => distanceKm(it, at) <= MEANT_KM);
  if (known) return known;
  const point = found.find((it) => !isKnown(it));
  return point ? { ...point, name: "" } : null;
}

export const knownPlaces = (found: readonly FoundPlace[]): readonly FoundPlace[] => found.filter(isKnown);
