import { deepEqual } from "../../deep-equal.ts";
import { foldTitle } from "../../fold-text.ts";
import type { Candidate } from "../../places/candidate.ts";
import { distanceKm } from "../../places/travel-time.ts";
import type { ActivityFields } from "../activity-fields.ts";
import { type IsArea, trustIn } from "./cautions.ts";
import { SAME_PLACE_KM } from "./match-place.ts";
import { namesAPlace, tellingWords } from "./names-a-place.ts";
import { isEveryday, namesIn } from "./place-names-in-titles.ts";

/** The place that an activity's words name with certainty; undefined when there is none, or more than one. */
export type FindPlace = (activity: ActivityFields) => Candidate | undefined;

export interface PlaceAfterEdit {
  /** The fields that follow; empty when there are none. */
  readonly fields: Partial<ActivityFields>;
  /** The place that was found and filled in. */
  readonly found: Candidate | null;
  /** The words name a place that no source has. */
  readonly notFound: boolean;
}

const words = ["title", "location", "address"] as const;

/**
 * What a new title or location of an activity means for its place. A place that is found fills in position and place
 * id, but never replaces a position that a person set. An activity with another name loses the place, the reason and
 * the description of the old one.
 *
 * @param before as it is; null for a new one
 * @param changes what somebody sets
 */
export function placeAfterEdit(
  before: ActivityFields | null,
  changes: Partial<ActivityFields>,
  blank: ActivityFields,
  find: FindPlace,
  isArea: IsArea,
): PlaceAfterEdit {
  const after: ActivityFields = { ...(before ?? blank), ...changes };
  const changed = (name: keyof ActivityFields) =>
    changes[name] !== undefined && !deepEqual(changes[name], (before ?? blank)[name]);
  const nothing = { fields: {}, found: null, notFound: false };
  if (after.bookingId !== null || after.segmentId !== null || after.activityType === "transport") return nothing;
  const moved = { ...nothing, fields: before && (changed("lat") || changed("lng")) ? movedAway(before, after) : {} };
  if (before && !words.some(changed)) return moved;

  // A position that came from the place is removed with it; one that a person set stays.
  const loses = before !== null && before.placeId !== null && !changed("lat") && !changed("lng");
  const position = loses ? { lat: null, lng: null } : { lat: after.lat, lng: after.lng };
  const found = find({ ...after, ...position, placeId: null });
  if (before && (!found || found.id === before.placeId) && isStillThere(before, after)) return moved;

  const isOther = before !== null && changed("title") && (found !== undefined || namesAPlace(after, isArea));
  const stale = before && isOther ? staleTexts(before, changes) : {};
  if (found) {
    const own = { placeId: found.id, verified: found.verified };
    const isUnplaced = position.lat === null && changes.lat === undefined && changes.lng === undefined;
    const point = isUnplaced ? { lat: found.lat, lng: found.lng } : {};
    const isUnsaid = after.location === null || (loses && !changed("location"));
    return {
      fields: { ...own, ...point, ...(isUnsaid && { location: whereOf(after, found) }), ...stale },
      found,
      notFound: false,
    };
  }
  const isLost = isOther && before !== null && (before.placeId !== null || before.verified);
  const lost = isLost ? { placeId: null, verified: false, ...(loses && position) } : {};
  const fields = { ...lost, ...(isLost && stale), ...(isLost && loses && !changed("location") && { location: null }) };
  return { fields, found: null, notFound: trustIn({ ...after, ...fields }, undefined, isArea) === "not_found" };
}

/** "found as": the name of the place when the title has another one, else the part of town. */
function whereOf({ title }: ActivityFields, { name, neighborhood }: Candidate): string {
  return namesIn(title).includes(foldTitle(name)) ? neighborhood : name;
}

/** The texts that the service wrote about the old place. */
function staleTexts(before: ActivityFields, changes: Partial<ActivityFields>): Partial<ActivityFields> {
  const isOurs = before.provenance !== "person";
  return {
    ...(before.reason !== null && { reason: null }),
    ...(isOurs && before.description !== null && changes.description === undefined && { description: null }),
    ...(isOurs && { provenance: "person" as const }),
  };
}

/** A position away from its place means another place. */
function movedAway(before: ActivityFields, after: ActivityFields): Partial<ActivityFields> {
  if (before.placeId === null || before.lat === null || before.lng === null) return {};
  const isSame =
    after.lat !== null &&
    after.lng !== null &&
    distanceKm({ lat: before.lat, lng: before.lng }, { lat: after.lat, lng: after.lng }) <= SAME_PLACE_KM;
  return isSame ? {} : { placeId: null, verified: false };
}

/** Whether the new title shares a distinguishing word with the old one, or only says what to do there. */
function isStillThere(before: ActivityFields, after: ActivityFields): boolean {
  if (before.placeId === null && !before.verified) return false;
  if (before.title === after.title || isEveryday(after.title)) return true;
  const old = new Set(tellingWords(before.title));
  return tellingWords(after.title).some((it) => old.has(it));
}
