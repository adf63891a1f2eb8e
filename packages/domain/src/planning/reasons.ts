import { capitalize, joinWords } from "../join-words.ts";
import type { Candidate } from "../places/candidate.ts";
import { dietFit, statedDiets } from "../places/diet-and-access.ts";
import type { DayTrip } from "../places/guide.ts";
import { kindOf } from "./describe-place.ts";
import type { BoardPlace } from "./group-board.ts";
import type { Stop } from "./schedule-visits-and-lunch.ts";
import type { PlanRequest } from "./types.ts";
import type { Visit } from "./visit.ts";

/**
 * Why this place was chosen. It is stored with the activity, so it mentions nothing that a change of the plan could
 * make untrue: neighbouring stops and opening hours on the day are added on reading (`explain-plan.ts`).
 */
export function reasonFor(request: PlanRequest, stop: Stop, place: Candidate | null): string {
  return `${capitalize(whyPlace(request, stop, place))}.`;
}

function whyPlace(request: PlanRequest, stop: Stop, place: Candidate | null): string {
  const { visit, kind } = stop;
  if (kind === "free") return "free time on purpose";
  if (place && place.wantedBy.length > 0) return whyLocked(request, place);
  if (visit && !place)
    return visit.matched[0] === undefined
      ? "free time, because we know no more places that fit here"
      : `you asked for ${visit.matched[0]}`;
  if (visit && place) {
    if (visit.advice !== null) return `suggested by the language model: “${visit.advice}”`;
    const wish = visit.matched.length > 0 ? `matches your interest in ${joinWords(visit.matched.slice(0, 2))}` : null;
    if (kind === "evening") return wish ?? "good in the evening";
    if (visit.famous)
      return wish ? `${wish}, and one of the best-known places here` : "one of the best-known places here";
    return wish ?? `${kindOf(place).toLowerCase()} in ${place.neighborhood}`;
  }
  if (!place) return `time for ${kind}: choose on the spot`;
  const diets = statedDiets(request.dietary);
  if (diets.length > 0 && dietFit(place, diets) === "fits") return `${kind} that fits your diet (${joinWords(diets)})`;
  const kitchen = place.insight?.kitchen;
  return kitchen ? `${kind} in ${place.neighborhood}: ${kitchen}` : `${kind} in ${place.neighborhood}`;
}

function whyLocked({ board }: PlanRequest, { id, wantedBy }: Candidate): string {
  return whyWanted(board?.lockedIn.find((it) => it.id === id) ?? { wantedBy, lockedInBy: null });
}

/** Most names; the others are counted. */
const MOST_NAMES = 2;

/** Why it is in the plan: its voters, else who locked it in. Without a full stop. */
export function whyWanted({ wantedBy, lockedInBy }: Pick<BoardPlace, "wantedBy" | "lockedInBy">): string {
  if (wantedBy.length === 0) return lockedInBy === null ? "the group locked it in" : `${lockedInBy} locked it in`;
  const others = wantedBy.length - MOST_NAMES;
  const names = others > 1 ? [...wantedBy.slice(0, MOST_NAMES), `${others} more`] : wantedBy;
  return `${joinWords(names)} ${wantedBy.length === 1 ? "wants" : "want"} it`;
}

/** What the reason of a day needs of a visit; `known` is false for ideas without a venue. */
export type ReasonedVisit = Pick<Visit, "neighborhood" | "title" | "matched"> & { readonly known: boolean };

const openings = {
  full: null,
  arrival: "A lighter day to arrive",
  departure: "A lighter last day",
  easy: "An easier day in between",
} as const;

export const withoutPlans = "A day without fixed plans.";

/** The day in one sentence: where it is and what it is about. */
export function dayReason(kind: "full" | "arrival" | "departure" | "easy", visits: readonly ReasonedVisit[]): string {
  const opening = openings[kind];
  if (visits.length === 0) return opening ? `${opening}.` : withoutPlans;
  const areas = [...new Set(visits.flatMap((it) => it.neighborhood ?? []))].slice(0, 3);
  const names = visits
    .filter((it) => it.known)
    .slice(0, 2)
    .map((it) => it.title);
  const where = areas.length > 0 ? `around ${joinWords(areas)}` : null;
  const what = names.length > 0 ? `with ${joinWords(names)}` : null;
  const wishes = [...new Set(visits.flatMap((it) => it.matched))].slice(0, 2);
  const wish = wishes.length > 0 ? `for your interest in ${joinWords(wishes)}` : null;
  const rest = [where, what, wish].filter((it) => it !== null).join(", ");
  if (rest === "") return `${opening ?? "A day at your own pace"}.`;
  return `${opening ? `${opening}, ${rest}` : capitalize(rest)}.`;
}

/** "A day trip to Sintra: palaces in a forest above the sea." */
export function dayTripReason({ name, why }: DayTrip): string {
  return `A day trip to ${name}: ${why.charAt(0).toLowerCase()}${why.slice(1).replace(/\.$/, "")}.`;
}
