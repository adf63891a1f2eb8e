import type { Candidate } from "@caravan/domain/places/candidate";
import { distanceKm } from "@caravan/domain/places/travel-time";
import { knownPlace } from "@caravan/domain/segments/known-place";
import type { ActivityFields } from "@caravan/domain/trip/activity-fields";
import { type EndsAfterEdit, endsAfterEdit } from "@caravan/domain/trip/check/ends-after-edit";
import { areasAround, hoursIn, placeOf, placesById, SAME_PLACE_KM } from "@caravan/domain/trip/check/match-place";
import { type PlaceAfterEdit, placeAfterEdit } from "@caravan/domain/trip/check/place-after-edit";
import { isBareMeal, namesIn } from "@caravan/domain/trip/check/place-names-in-titles";
import type { TripDocument } from "@caravan/domain/trip/document";
import { locate } from "@caravan/domain/trip/edit-activity";
import { blankActivity } from "@caravan/domain/trip/new-activity";
import type { HoursOf } from "@caravan/domain/trip/open-times";
import { listed, said } from "@caravan/domain/words/sentence";
import { placeById } from "@caravan/gazetteer/cities";
import { certainPlaceIn } from "@caravan/gazetteer/find-place";
import { travelData } from "@caravan/gazetteer/travel-data";
import { cachedPlacesForTrip } from "../destinations/places-for-trip.ts";
import { withinPatience } from "../destinations/within-patience.ts";
import { tripFor } from "../kernel/access.ts";
import type { Context } from "../kernel/context.ts";
import { LiveSourceUnavailable } from "../kernel/ports.ts";
import { listedPlaces } from "../wire/listed-places.ts";
import { linkedTo } from "./linked-place.ts";

/** The longest wait for a place from the live source; a later answer is cached for the next time. */
const LIVE_MS = 3000;

/** Fields that somebody sets of an activity; without an id it is a new one. */
export interface ActivityEdit {
  readonly activityId?: string | undefined;
  readonly fields: Partial<ActivityFields>;
}

/** What `prepare` found for {@link withPlace}; null when only our own list was used. */
export type FoundPlaces = readonly Candidate[] | null;

/**
 * The places in which the names of edited activities are looked up: our own list and, for names that it does not know,
 * the live source; their hours count for moves. May send a request, so call it in `prepare`. Without a live source it
 * costs nothing.
 */
export async function loadPlacesFor(
  ctx: Context,
  tripId: string,
  edits: readonly ActivityEdit[],
): Promise<FoundPlaces> {
  const { livePlaces } = ctx.ports;
  if (!livePlaces) return null;
  const { document } = await tripFor(ctx, tripId, "editor");
  const { lat, lng, cityId } = document;
  const known = await cachedPlacesForTrip(ctx, document);
  if (lat === null || lng === null || edits.length === 0) return known;
  const isOpen = (edit: ActivityEdit) =>
    afterEdit(document, edit, known).notFound || (endsOfRide(document, edit, known)?.unknown.length ?? 0) > 0;
  if (!edits.some(isOpen)) return known;
  try {
    const live = await withinPatience(ctx, LIVE_MS, (signal) => livePlaces.around({ lat, lng }, signal));
    return cityId === null ? live : [...known, ...live];
  } catch (error) {
    if (error instanceof LiveSourceUnavailable) return known;
    throw error;
  }
}

/**
 * The fields of an edit with those that follow from its place. The warnings say where it was found, or that no source
 * knows it.
 */
export function withPlace(
  ctx: Context,
  trip: TripDocument,
  edit: ActivityEdit,
  found: FoundPlaces,
  path: string,
): Partial<ActivityFields> {
  const places = found ?? listedPlaces(trip);
  const { placeId } = edit.fields;
  if (placeId === null) return { ...edit.fields, verified: false };
  if (placeId !== undefined) {
    const place = places.find((it) => it.id === placeId) ?? placeById(placeId);
    if (place) return linkedTo(place, edit.fields, trip, edit.activityId === undefined);
    ctx.effects.warnings.push({
      code: "unknown_place",
      message: said`No place has the id "${placeId.slice(0, 80)}", so "${edit.fields.title ?? titleOf(trip, edit.activityId)}" is not linked to one. search_places finds places by name.`,
      path,
    });
    const { placeId: _, ...fields } = edit.fields;
    return withPlace(ctx, trip, { ...edit, fields }, found, path);
  }
  const ends = endsOfRide(trip, edit, places);
  if (ends) {
    if (ends.found.length > 0)
      ctx.effects.warnings.push({
        code: "place_found",
        message:
          ends.found.length === 1
            ? said`"${ends.found[0] as string}" was put on the map. Send coordinates to move an end elsewhere, or null to remove it.`
            : said`${listed(ends.found.map((it) => said`"${it}"`))} were put on the map. Send coordinates to move an end elsewhere, or null to remove it.`,
        path,
      });
    return { ...edit.fields, ...ends.fields };
  }
  const after = afterEdit(trip, edit, places);
  const title = edit.fields.title ?? titleOf(trip, edit.activityId);
  if (after.found && after.fields.lat !== undefined)
    ctx.effects.warnings.push({
      code: "place_found",
      message: said`"${title}" was found as ${after.found.name} and put on the map there. Send lat and lng to put it elsewhere, or null to take it off.`,
      path,
    });
  if (after.notFound)
    ctx.effects.warnings.push({
      code: "place_not_found",
      message:
        ctx.actor.kind === "agent" && typeof edit.fields.lat !== "number"
          ? said`No source that we know has "${title}". Check that it exists, and send lat and lng to put it on the map; a person can confirm it.`
          : said`No source that we know has "${title}". Check that it exists; a person can confirm it.`,
      path,
    });
  return { ...edit.fields, ...after.fields };
}

/** When the places of a trip's activities are open. */
export function hoursFor(trip: TripDocument, found: FoundPlaces): HoursOf {
  return hoursIn({ candidates: placesById(found ?? listedPlaces(trip)) });
}

function titleOf(trip: TripDocument, activityId: string | undefined): string {
  return (activityId !== undefined && locate(trip, activityId)?.activity.title) || "";
}

function afterEdit(
  trip: TripDocument,
  { activityId, fields }: ActivityEdit,
  places: readonly Candidate[],
): PlaceAfterEdit {
  const before = activityId === undefined ? null : locate(trip, activityId)?.activity;
  // Added in the same call, by an op whose place was already looked up.
  if (before === undefined) return { fields: {}, found: null, notFound: false };
  const context = { candidates: placesById(places) };
  return placeAfterEdit(
    before,
    fields,
    blankActivity(""),
    (it) => placeOf({ ...it, id: "" }, context) ?? placeInCity(it, trip.cityId, context.candidates),
    areasAround(trip, context),
  );
}

/**
 * The greatest distance between the trip and an airport or town. One of the same name farther away is another place.
 */
const MOST_KM = 2_000;

/** The ends of a ride that an edit names; null for all other edits. */
function endsOfRide(
  trip: TripDocument,
  { activityId, fields }: ActivityEdit,
  places: readonly Candidate[],
): EndsAfterEdit | null {
  const before = activityId === undefined ? null : locate(trip, activityId)?.activity;
  const type = fields.activityType ?? before?.activityType;
  if (before === undefined || type !== "transport") return null;
  const candidates = placesById(places);
  return endsAfterEdit(before, fields, (words) => {
    const named = { ...blankActivity(words), id: "" };
    const place = placeOf(named, { candidates }) ?? placeInCity(named, trip.cityId, candidates);
    if (place) return { lat: place.lat, lng: place.lng };
    const { iata, lat, lng } = knownPlace(travelData(), words, null, null);
    if (lat === null || lng === null) return null;
    const isFar =
      trip.lat !== null && trip.lng !== null && distanceKm({ lat, lng }, { lat: trip.lat, lng: trip.lng }) > MOST_KM;
    return isFar && iata === null ? null : { lat, lng };
  });
}

/** By a name without generic words, which only our own list can resolve. */
function placeInCity(
  activity: ActivityFields,
  cityId: string | null,
  candidates: ReadonlyMap<string, Candidate>,
): Candidate | undefined {
  const { title, location, activityType, lat, lng } = activity;
  if (cityId === null || activityType === "transport" || activityType === "accommodation") return undefined;
  const names = [...namesIn(title), ...(isBareMeal(title) && location ? namesIn(location) : [])];
  for (const name of names) {
    const place = candidates.get(certainPlaceIn(name, cityId)?.place.id ?? "");
    if (place && (lat === null || lng === null || distanceKm(place, { lat, lng }) <= SAME_PLACE_KM)) return place;
  }
  return undefined;
}
