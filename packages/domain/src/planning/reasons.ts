import { weekdayOf } from "../calendar.ts";
import { capitalize, joinWords } from "../join-words.ts";
import type { Candidate } from "../places/candidate.ts";
import { dietFit, statedDiets } from "../places/diet-and-access.ts";
import { everyWeekday } from "../places/opening-hours.ts";
import { formatLeg } from "../places/travel-time.ts";
import { kindOf } from "./describe-place.ts";
import type { BoardPlace } from "./group-board.ts";
import type { Stop } from "./schedule-visits-and-lunch.ts";
import type { PlanRequest } from "./types.ts";
import type { Visit } from "./visit.ts";

/** The stops around a stop. */
export interface Setting {
  /** The stop before it, in words; null when there is none to name. */
  readonly before: string | null;
  /** Another visit of the day lies close by. */
  readonly hasCompany: boolean;
}

/** Why this place, and why then: what it meets, when it is open, how one gets there. */
export function reasonFor(
  request: PlanRequest,
  date: string,
  stop: Stop,
  place: Candidate | null,
  { before, hasCompany }: Setting,
): string {
  // A meal without a venue has no way to describe.
  const way = stop.leg && stop.leg.minutes > 0 && before ? formatLeg(stop.leg) : null;
  const from = way && before ? `${way} from ${before}` : null;
  const open = place?.hours?.[weekdayOf(date)].join(" and ");
  const hours = place && open && open !== "00:00-24:00" ? `open ${open} on ${everyWeekday[weekdayOf(date)]}` : null;
  const parts = [whyPlace(request, stop, place, hasCompany), hours, from].filter((it) => it !== null);
  return `${capitalize(parts.join("; "))}.`;
}

function whyPlace(request: PlanRequest, stop: Stop, place: Candidate | null, hasCompany: boolean): string {
  const { visit, kind } = stop;
  if (place && place.wantedBy.length > 0) return whyLocked(request, place);
  if (visit && !place)
    return visit.matched[0] === undefined
      ? "free time, because we know no more places that fit here"
      : `you asked for ${visit.matched[0]}`;
  if (visit && place) {
    if (visit.advice !== null) return `suggested by the language model: “${visit.advice}”`;
    const wish = visit.matched.length > 0 ? `matches your interest in ${joinWords(visit.matched.slice(0, 2))}` : null;
    if (kind === "evening") return wish ?? "close to dinner and good in the evening";
    if (visit.famous)
      return wish ? `${wish}, and one of the best-known places here` : "one of the best-known places here";
    const company = hasCompany ? ", close to another of the day's stops" : "";
    return wish ?? `${kindOf(place).toLowerCase()} in ${place.neighborhood}${company}`;
  }
  if (!place) return `time for ${kind}: choose on the spot, since we know no other place to eat close by`;
  const diets = statedDiets(request.dietary);
  if (diets.length > 0 && dietFit(place, diets) === "fits") return `${kind} that fits your diet (${joinWords(diets)})`;
  return stop.leg?.mode === "transit" ? `${kind} in ${place.neighborhood}` : `${kind} close to where the day takes you`;
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

/** The day in one sentence: where it is and what it is about. */
export function dayReason(kind: "full" | "arrival" | "departure" | "easy", visits: readonly ReasonedVisit[]): string {
  const opening = openings[kind];
  if (visits.length === 0) return `${opening ?? "A day without fixed plans"}.`;
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
