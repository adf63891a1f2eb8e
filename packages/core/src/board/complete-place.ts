import type { PlaceCategory } from "@caravan/domain/field-choices";
import { distanceKm } from "@caravan/domain/places/travel-time";
import { knownCityOf } from "@caravan/gazetteer/find-known-city";
import { nameKey } from "@caravan/gazetteer/spelling";
import { type MatchedPlace, matchPlace } from "./match-place.ts";

/** Fields that the gazetteer may know. Stated values are never replaced. */
export interface PlaceFields {
  readonly name: string;
  readonly city: string | null;
  readonly neighborhood: string | null;
  readonly category: PlaceCategory | null;
  readonly placeId: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
}

/** The fields with empty ones filled from the gazetteer, and the key that identifies the same place. */
export function completePlace<Fields extends PlaceFields>(
  fields: Fields,
  among: readonly string[],
): Fields & { key: string } {
  const match = matchPlace(fields, among);
  if (!match || isElsewhere(fields, match)) return { ...fields, key: keyOf(fields.name, fields.city) };
  return {
    ...fields,
    ...filled(fields, match),
    // By the gazetteer's own name: "Torre de Belém" and "Belém Tower" are one place.
    key: keyOf(match.name, match.city),
  };
}

/** A place of the same name farther away than this is another place. */
const SAME_PLACE_KM = 3;

export function isElsewhere({ lat, lng }: Pick<PlaceFields, "lat" | "lng">, match: MatchedPlace): boolean {
  return lat !== null && lng !== null && distanceKm({ lat, lng }, match) > SAME_PLACE_KM;
}

function filled(fields: PlaceFields, match: MatchedPlace): Partial<PlaceFields> {
  const isLocated = fields.lat !== null && fields.lng !== null;
  return {
    city: fields.city ?? match.city,
    neighborhood: fields.neighborhood ?? match.neighborhood,
    category: fields.category ?? match.category,
    placeId: match.placeId,
    lat: isLocated ? fields.lat : match.lat,
    lng: isLocated ? fields.lng : match.lng,
  };
}

/** A name without letters ("❤") is kept as it is, so that not all such names are equal. */
function keyOf(name: string, city: string | null): string {
  return `${nameKey(name) || name}|${city === null ? "" : (knownCityOf(city)?.id ?? nameKey(city))}`;
}
