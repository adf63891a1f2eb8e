import { foldTitle } from "@caravan/domain/fold-text";
import type { Candidate } from "@caravan/domain/places/candidate";
import { distanceKm } from "@caravan/domain/places/travel-time";
import { type Board, type BoardPlace, boardId } from "@caravan/domain/planning/group-board";
import { namesIn } from "@caravan/domain/trip/check/place-names-in-titles";
import type { TripDocument } from "@caravan/domain/trip/document";
import { isPinnedOrBooked } from "@caravan/domain/trip/kept-activities";
import { nameKey } from "@caravan/gazetteer/spelling";
import type { BoardForPlan, PlaceOnBoard } from "../board/board-for-plan.ts";
import { knownDestination } from "./resolve-destination.ts";

/** Farther from the destination than this is another destination. */
const FAR_KM = 40;
/** For a place that only its town locates: in another town it would be wrong. */
const OTHER_TOWN_KM = 12;

type Where = Pick<TripDocument, "destination" | "cityId" | "lat" | "lng" | "parked">;

/** The board for the plan of this trip: which of its places are known candidates, and which are elsewhere. */
export function boardOnTrip(kept: BoardForPlan, trip: Where, known: readonly Candidate[]): Board {
  const see = (place: PlaceOnBoard) => placeOn(place, trip, known);
  const lockedIn = merged(kept.lockedIn.map(see)).filter(notInTray(trip));
  const locked = new Set(lockedIn.map((it) => it.id));
  const runnersUp = merged(kept.runnersUp.map(see)).filter((it) => !locked.has(it.id));
  return { lockedIn, runnersUp, members: kept.members };
}

/**
 * Pinned or booked places stay in the tray when their day is gone, so planning them again would put them on the trip
 * twice.
 */
function notInTray({ parked }: Where): (place: BoardPlace) => boolean {
  const kept = parked.filter(isPinnedOrBooked);
  const ids = new Set(kept.flatMap((it) => it.placeId ?? []));
  const names = new Set(kept.flatMap((it) => (it.placeId === null ? namesIn(it.title) : [])));
  return ({ id, name }) => !ids.has(id) && !names.has(foldTitle(name));
}

/** The candidates without those that the group rejected, on its board or by name. */
export function withoutDeclined(
  known: readonly Candidate[],
  kept: BoardForPlan,
  vetoed: readonly string[],
): readonly Candidate[] {
  const ids = new Set(kept.declined.flatMap((it) => it.placeId ?? []));
  const names = new Set([...kept.declined.map((it) => it.name), ...vetoed].map(nameKey));
  for (const it of kept.lockedIn) {
    names.delete(nameKey(it.name));
    if (it.placeId !== null) ids.delete(it.placeId);
  }
  return known.filter((it) => !ids.has(it.id) && !names.has(nameKey(it.name)));
}

function placeOn(place: PlaceOnBoard, trip: Where, known: readonly Candidate[]): BoardPlace {
  const { candidateId, placeId, ...fields } = place;
  const elsewhere = isElsewhere(place, trip, known);
  const found = elsewhere
    ? undefined
    : (known.find((it) => it.id === placeId) ?? known.find((it) => isSame(it, place)));
  return { ...fields, id: found?.id ?? placeId ?? boardId(candidateId), elsewhere };
}

/** By name, and by distance where both have a position. */
function isSame(candidate: Candidate, { placeId, name, lat, lng }: PlaceOnBoard): boolean {
  if (
    placeId !== null ||
    ![candidate.name, candidate.localName].some((it) => it !== null && nameKey(it) === nameKey(name))
  )
    return false;
  return lat === null || lng === null || distanceKm(candidate, { lat, lng }) <= 1;
}

/** The same place in two spellings counts once, wanted by all who want either. */
function merged(places: readonly BoardPlace[]): readonly BoardPlace[] {
  const byId = new Map<string, BoardPlace>();
  for (const it of places) {
    const before = byId.get(it.id);
    byId.set(it.id, before ? { ...before, wantedBy: [...new Set([...before.wantedBy, ...it.wantedBy])] } : it);
  }
  return [...byId.values()];
}

function isElsewhere(
  { placeId, lat, lng, city, neighborhood }: PlaceOnBoard,
  trip: Where,
  known: readonly Candidate[],
) {
  if (placeId !== null && trip.cityId !== null) return !placeId.startsWith(`${trip.cityId}/`);
  const here = trip.lat === null || trip.lng === null ? null : { lat: trip.lat, lng: trip.lng };
  if (lat !== null && lng !== null && here) return distanceKm(here, { lat, lng }) > FAR_KM;
  if (!city || nameKey(trip.destination).includes(nameKey(city))) return false;
  // People write a district in place of the city.
  const areas = new Set(known.map((it) => nameKey(it.neighborhood)));
  if (areas.has(nameKey(city)) || (neighborhood && areas.has(nameKey(neighborhood)))) return false;
  const there = knownDestination(city).place;
  if (there.cityId !== null && trip.cityId !== null) return there.cityId !== trip.cityId;
  if (there.lat === null || there.lng === null || !here) return !here;
  return distanceKm(here, { lat: there.lat, lng: there.lng }) > OTHER_TOWN_KM;
}
