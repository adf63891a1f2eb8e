import { placeInText } from "@caravan/domain/board/place-in-text";
import { distanceKm, type Point } from "@caravan/domain/places/travel-time";
import { typedMatch } from "@caravan/domain/places/typed-match";
import { activityTypeOf } from "@caravan/domain/planning/describe-place";
import { searchPlaces as searchIndex } from "@caravan/gazetteer/search-places";
import type { Context } from "../kernel/context.ts";
import { LiveSourceUnavailable, type MapPlace } from "../kernel/ports.ts";
import { type FoundPlaceWire, presentPoint } from "./place-wire.ts";
import { withinPatience } from "./within-patience.ts";

/** Shorter texts are not searched for: everything begins with them. */
const LETTERS = 3;
/** A second call is allowed to wait this long; the answer is kept for the next one. */
const PATIENCE_MS = 3000;
/** A place of the map this near to one of ours with its name is ours. */
const SAME_PLACE_KM = 0.3;
/** Results around here come first. */
const AROUND_KM = 80;

/** `asked` also where it found nothing; `off` on an installation without the source; `not_needed` for less than three letters and for links. */
export const liveStates = ["asked", "unreachable", "off", "not_needed"] as const;

interface Found {
  readonly places: FoundPlaceWire[];
  readonly live: (typeof liveStates)[number];
  readonly attribution?: string;
}

/**
 * Places and addresses of the map without those that our own list has. Empty when the source is off, does not answer in
 * time, or was asked for a link or coordinates, which need no search: `live` says which.
 */
export async function searchMap(ctx: Context, text: string, near: Point | null, limit: number): Promise<Found> {
  const { livePlaces } = ctx.ports;
  const words = text.trim();
  if (!livePlaces?.searches) return { places: [], live: "off" };
  if (words.length < LETTERS || placeInText(words)) return { places: [], live: "not_needed" };
  const found = await answered(withinPatience(ctx, PATIENCE_MS, (signal) => livePlaces.search(words, near, signal)));
  if (!found) return { places: [], live: "unreachable" };
  const others = found.filter((it) => !isOurs(it));
  const isAround = (it: MapPlace) => near !== null && distanceKm(it, near) <= AROUND_KM;
  const ordered = [...others.filter(isAround), ...others.filter((it) => !isAround(it))].slice(0, limit);
  return { places: ordered.map(presentMapPlace), live: "asked", attribution: livePlaces.attribution };
}

async function answered(asked: Promise<readonly MapPlace[]>): Promise<readonly MapPlace[] | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof LiveSourceUnavailable) return undefined;
    throw error;
  }
}

function isOurs(place: MapPlace): boolean {
  const around = { destinations: [], near: place, between: null, kinds: [], limit: 3 };
  return searchIndex({ ...around, text: place.name }).some(
    (it) => distanceKm(it, place) <= SAME_PLACE_KM && typedMatch(place.name, [it.name, it.localName]) > 0,
  );
}

function presentMapPlace(it: MapPlace): FoundPlaceWire {
  const point = presentPoint(it, "openstreetmap", it.name, it.address);
  const { category, tags, visitMinutes } = it;
  if (it.isStay) return { ...point, activity_type: "accommodation" };
  if (category === null) return point;
  return {
    ...point,
    kind: category,
    activity_type: activityTypeOf({ category, tags }),
    duration_minutes: visitMinutes,
  };
}
