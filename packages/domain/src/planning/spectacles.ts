import { clockOf, weekdayNames } from "../calendar.ts";
import type { Candidate } from "../places/candidate.ts";
import { daylightOf } from "../places/daylight.ts";
import type { PlanRequest } from "./types.ts";

/** Minutes of arrival before it begins, and of staying after. */
const BEFORE_SUNSET = 40;
const AFTER_SUNSET = 75;

/**
 * The request with the hours of spectacles that are bound to the light: penguins that come ashore at dusk are visited
 * then, and at no other hour of a place that is open all afternoon.
 */
export function withSpectacles(request: PlanRequest): PlanRequest {
  if (!request.candidates.some((it) => it.spectacle)) return request;
  return { ...request, candidates: request.candidates.map((it) => (it.spectacle ? atDusk(request, it) : it)) };
}

function atDusk({ startDate, destination }: PlanRequest, place: Candidate): Candidate {
  const { sunset } = daylightOf(place, destination.timezone ?? null, startDate);
  const [start, end] = [rounded(sunset - BEFORE_SUNSET), rounded(sunset + AFTER_SUNSET)];
  const span = `${clockOf(start % 1440)}-${clockOf(end % 1440)}`;
  return {
    ...place,
    hours: {
      ...place.hours,
      ...Object.fromEntries(weekdayNames.map((day) => [day, place.hours?.[day].length === 0 ? [] : [span]])),
    } as NonNullable<Candidate["hours"]>,
    onlyDaysKnown: false,
    visitMinutes: Math.min(place.visitMinutes, end - start),
    goodFor: ["evening", "night"],
  };
}

const rounded = (minutes: number) => Math.round(minutes / 5) * 5;
