import { distanceKm, type Point } from "../../places/travel-time.ts";
import type { ActivityFields } from "../activity-fields.ts";
import { SAME_PLACE_KM } from "./match-place.ts";
import { isEveryday } from "./place-names-in-titles.ts";

/** The position that the name of one end of a ride stands for; null when it is uncertain. */
export type FindPoint = (words: string) => Point | null;

export interface EndsAfterEdit {
  /** The positions found for the names. */
  readonly fields: Partial<ActivityFields>;
  /** The names that were found. */
  readonly found: readonly string[];
  /** The names that were not found. */
  readonly unknown: readonly string[];
}

const ends = [
  { words: "fromLocation", lat: "fromLat", lng: "fromLng" },
  { words: "location", lat: "lat", lng: "lng" },
] as const;

/**
 * The positions of a ride's two ends after an edit. Both are looked up by their names in the same way. A position in
 * the edit is used as it is. The position from before stays when the name is not found, unless the name has changed.
 */
export function endsAfterEdit(
  before: ActivityFields | null,
  changes: Partial<ActivityFields>,
  find: FindPoint,
): EndsAfterEdit {
  const fields: Record<string, number | null> = {};
  const [found, unknown]: [string[], string[]] = [[], []];
  for (const end of ends) {
    const words = changes[end.words];
    const old = before?.[end.words] ?? null;
    if (words === undefined || words === old || changes[end.lat] !== undefined || changes[end.lng] !== undefined)
      continue;
    const at = words === null || isEveryday(words) ? null : find(words);
    const kept = pointOf(before?.[end.lat], before?.[end.lng]);
    if (at) found.push(words as string);
    else if (words !== null) unknown.push(words);
    if (at) Object.assign(fields, { [end.lat]: at.lat, [end.lng]: at.lng });
    else if (kept && old !== null && isAt(find(old), kept)) Object.assign(fields, { [end.lat]: null, [end.lng]: null });
  }
  return { fields: fields as Partial<ActivityFields>, found, unknown };
}

function pointOf(lat: number | null | undefined, lng: number | null | undefined): Point | null {
  return typeof lat === "number" && typeof lng === "number" ? { lat, lng } : null;
}

const isAt = (point: Point | null, kept: Point) => point !== null && distanceKm(point, kept) <= SAME_PLACE_KM;
