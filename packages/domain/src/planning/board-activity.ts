import type { ActivityType, PlaceCategory } from "../field-choices.ts";
import { capitalize } from "../join-words.ts";
import { blankActivity } from "../trip/new-activity.ts";
import { type BoardPlace, hasUnknownPosition, isOnlyOnBoard, visitMinutesOf } from "./group-board.ts";
import type { RankedPlace } from "./rank-places.ts";
import { whyWanted } from "./reasons.ts";
import type { Stop } from "./schedule-visits-and-lunch.ts";
import { activityOf } from "./stop-to-activity.ts";
import type { PlannedActivity, PlanRequest } from "./types.ts";
import { isSnackVisit, visitOf } from "./visit.ts";

/** Activity types of the board's categories. */
export const typeOfCategory: Readonly<Record<PlaceCategory, ActivityType>> = {
  food: "dining",
  sight: "sightseeing",
  activity: "entertainment",
  shopping: "shopping",
  nature: "outdoor",
  nightlife: "entertainment",
  stay: "accommodation",
  other: "general",
};

/** An activity without times for a locked-in place that fits no day. */
export function untimedBoardActivity(
  request: PlanRequest,
  place: BoardPlace,
  choice: RankedPlace | undefined,
): PlannedActivity {
  if (!choice) return withBoardFields(request, place, minimalBoardActivity(request, place));
  const { candidate } = choice;
  const span = { point: candidate, start: 0, end: candidate.visitMinutes, leg: null };
  const isMeal = candidate.category === "food" && !isSnackVisit(candidate);
  const table = { place: candidate, point: candidate, minutes: candidate.visitMinutes, penalty: 0 };
  const stop: Stop = isMeal
    ? { ...span, kind: candidate.meals.includes("dinner") ? "dinner" : "lunch", visit: null, table }
    : { ...span, kind: "visit", visit: visitOf(choice), table: null };
  const activity = activityOf(request, stop, []);
  return withBoardFields(request, place, { ...activity, startTime: null, endTime: null });
}

/** A planned activity with the board's own words. Idempotent. */
export function withBoardFields(request: PlanRequest, place: BoardPlace, activity: PlannedActivity): PlannedActivity {
  const marked: PlannedActivity = { ...activity, provenance: "board" };
  if (!isOnlyOnBoard(place)) return marked;
  const known: PlannedActivity = {
    ...marked,
    description: place.blurb,
    activityType: typeOfCategory[place.category ?? "other"],
  };
  if (!hasUnknownPosition(request.board, place.id)) return known;
  // Its position is only a guess, so it gets no coordinates.
  const location = [place.neighborhood, place.city].filter((it) => it).join(", ") || request.destination.text;
  return { ...known, location, lat: null, lng: null, reason: `${capitalize(whyWanted(place))}.` };
}

/** For a place that is not a stop of a day, or whose position is unknown. */
function minimalBoardActivity(request: PlanRequest, place: BoardPlace): PlannedActivity {
  return {
    ...blankActivity(place.name),
    description: place.blurb,
    activityType: typeOfCategory[place.category ?? "other"],
    durationMinutes: place.category === "stay" ? null : visitMinutesOf(place),
    location: [place.neighborhood, place.city].filter((it) => it).join(", ") || request.destination.text,
    lat: place.lat,
    lng: place.lng,
    provenance: "board",
    placeId: place.id,
    reason: `${capitalize(whyWanted(place))}.`,
  };
}
