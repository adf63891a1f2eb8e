import type { Candidate } from "../../places/candidate.ts";
import { closedDays } from "../../places/closed-days.ts";
import { type Sentence, said } from "../../words/sentence.ts";
import type { ActivityFields } from "../activity-fields.ts";
import { namesAPlace } from "./names-a-place.ts";

export const cautionCodes = ["not_found", "unverified", "book_ahead", "hours_unknown", "closed_days"] as const;
export type CautionCode = (typeof cautionCodes)[number];

/** What a traveller should know before relying on an activity, in a few words: "Not found in any source". */
export interface Caution {
  readonly code: CautionCode;
  readonly message: Sentence;
}

/** Whether a folded text is only a part of town or the destination itself. */
export type IsArea = (folded: string) => boolean;

/**
 * All cautions about an activity, the most serious first. They contain nothing about the traveller, so they can be
 * shown wherever the plan is shown.
 *
 * @param place what is known of its place; undefined when nothing is
 */
export function cautionsOf(activity: ActivityFields, place: Candidate | undefined, isArea?: IsArea): Caution[] {
  const found: Caution[] = [];
  const trust = trustIn(activity, place, isArea);
  if (trust === "not_found") found.push({ code: "not_found", message: said`Not found in any source` });
  if (trust === "unverified") found.push({ code: "unverified", message: said`Unverified` });
  const isBooked = activity.bookingId !== null || activity.segmentId !== null;
  const isMeal = activity.activityType === "dining";
  if (place?.bookingAdvised && !isBooked)
    found.push({ code: "book_ahead", message: isMeal ? said`Reserve a table` : said`Book ahead` });
  const closed = place?.hours ? closedDays(place.hours) : null;
  if (closed !== null) found.push({ code: "closed_days", message: closed });
  if (place && !place.hours && !isMeal && place.setting !== "outdoor")
    found.push({ code: "hours_unknown", message: said`Opening hours not known` });
  return found;
}

/**
 * How reliable a place is, by the same rule for people, agents, the planner and boards: `sure` when two sources or a
 * person confirm it, or it is booked; `unverified` when one list has it, or it is an idea without a venue; `not_found`
 * when it is named and no source has it. An activity that names no place is `sure`.
 */
export function trustIn(
  activity: ActivityFields,
  place: Candidate | undefined,
  isArea?: IsArea,
): "sure" | "unverified" | "not_found" {
  if (activity.freeTime || activity.verified || activity.bookingId !== null || activity.segmentId !== null)
    return "sure";
  if (activity.placeId !== null) return isOnlyNamed(activity.placeId) ? "not_found" : "unverified";
  // Found by its name.
  if (place) return place.verified ? "sure" : "unverified";
  if (activity.provenance === "gazetteer") return "unverified";
  if (namesAPlace(activity, isArea)) return "not_found";
  return activity.provenance === "person" ? "sure" : "unverified";
}

/** A place that only a group's board or a language model named. */
function isOnlyNamed(placeId: string): boolean {
  return placeId.startsWith("board:") || placeId.startsWith("model:");
}
