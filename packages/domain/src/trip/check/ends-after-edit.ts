import { distanceKm, type Point } from "../../places/travel-time.ts";
import type { ActivityFields } from "../activity-fields.ts";
import { SAME_PLACE_KM } from "./match-place.ts";
import { isEveryday } from "./place-names-in-titles.ts";

/** Where the words of one end of a ride are; null when that is not certain. */
export type FindPoint = (words: string) => Point | null;

export interface EndsAfterEdit {
  /** The positions that follow from the words. */
  readonly fields: Partial<ActivityFields>;
  /** The words that were found. */
  readonly found: readonly string[];
  /** Words that nothing was found for. */
  readonly unknown: readonly string[];
}

const ends = [
  { words: "fromLocation", lat: "fromLat", lng: "fromLng" },
  { words: "location", lat: "lat", lng: "lng" },
] as const;

/**
 * The positions of a ride's two ends after an edit: both are looked up by their words in the same way. What is sent holds; a
 * position that is kept stays when the words are not found, unless it was that of the old words.
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
