import { capitalize, joinWords } from "../join-words.ts";
import type { Candidate } from "../places/candidate.ts";
import { dietFit } from "../places/diet-and-access.ts";
import { statedDiets } from "../places/diet-rules.ts";
import type { DayTrip } from "../places/guide.ts";
import { kindOf } from "./describe-place.ts";
import { isExcursion } from "./excursions.ts";
import type { BoardPlace } from "./group-board.ts";
import { interestsMetBy, parseWishes } from "./interests.ts";
import type { Stop } from "./schedule-visits-and-lunch.ts";
import type { PlanRequest } from "./types.ts";

/**
 * Why this place was chosen. It is stored with the activity, so it mentions nothing that a change of the plan could
 * make untrue: neighbouring stops and opening hours on the day are added on reading (`explain-plan.ts`).
 */
export function reasonFor(request: PlanRequest, stop: Stop, place: Candidate | null): string {
  return `${capitalize(whyPlace(request, stop, place))}.`;
}

/** The reason of a stop that was chosen for a wish, by which it is known again. */
export const reasonForWish = (label: string): string => `${capitalize(forWish(label))}.`;
const forWish = (label: string) => `for your wish: ${label}`;

function whyPlace(request: PlanRequest, stop: Stop, place: Candidate | null): string {
  const { visit, kind } = stop;
  if (kind === "free") return "free time on purpose";
  const wish = place && request.chosen?.wants.get(place.id);
  if (wish) return forWish(wish);
  if (place && place.wantedBy.length > 0) return whyLocked(request, place);
  if (visit && !place)
    return visit.matched[0] === undefined
      ? "free time, because we know no more places that fit here"
      : `you asked for ${visit.matched[0]}`;
  if (visit && place) {
    const keywords = new Set(request.interests.map((it) => it.trim().toLowerCase()));
    const sentence = visit.matched.find((it) => it.includes(" ") && !keywords.has(it.toLowerCase()));
    const wish = sentence
      ? `also for your wish: ${sentence}`
      : visit.matched.length > 0
        ? `matches your interest in ${joinWords(visit.matched.slice(0, 2))}`
        : null;
    if (kind === "evening") return wish ?? "good in the evening";
    if (visit.famous)
      return wish ? `${wish}, and one of the best-known places here` : "one of the best-known places here";
    return wish ?? `${kindOf(place).toLowerCase()} in ${place.neighborhood}`;
  }
  if (!place) return `time for ${kind}: choose on the spot`;
  const diets = statedDiets(request.dietary);
  if (diets.length > 0 && dietFit(place, diets) === "fits") return `${kind} that fits your diet (${joinWords(diets)})`;
  const kitchen = place.insight?.kitchen;
  const [taste] = interestsMetBy(place, parseWishes(request.interests, request.avoid).interests).filter(
    (it) => !it.tags.has("food") && !it.isFromSentence,
  );
  if (taste) return `${kind} for your interest in ${taste.name}${kitchen ? `: ${kitchen}` : ""}`;
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

/** What the reason of a day needs of a stop; `known` is false for ideas without a venue. */
export interface ReasonedStop {
  readonly title: string;
  readonly neighborhood: string | null;
  readonly known: boolean;
  readonly kind: "visit" | "evening" | "meal";
  /** Minutes after midnight. */
  readonly start: number | null;
  /** The highest is what the day is about. */
  readonly weight: number;
}

const openings = {
  full: null,
  arrival: "An easy start",
  departure: "The last day",
  easy: "A slower day in between",
} as const;

export const withoutPlans = "A day without fixed plans.";
const LUNCH = 12 * 60 + 30;
const MOST_AREAS = 2;

/**
 * The day as a good guide would announce it: where it goes, what it is about and how it ends. Which wish a stop meets is
 * told at the stop.
 */
export function dayReason(kind: "full" | "arrival" | "departure" | "easy", stops: readonly ReasonedStop[]): string {
  const opening = openings[kind];
  const visits = stops.filter((it) => it.kind === "visit");
  const evening = stops.findLast((it) => it.kind === "evening" && it.known);
  if (visits.length === 0 && !evening) return opening ? `${opening}.` : withoutPlans;
  const course = courseOf(visits);
  const peak = visits.filter((it) => it.known).reduce<ReasonedStop | null>(better, null);
  const high = peak && `${visits.length > 1 ? "the high point is" : "all for"} ${peak.title}`;
  const end = evening && `${evening.title} for the evening`;
  const what = [high, end].filter((it) => it).join(", and ");
  const where = course
    ? opening
      ? `${opening}: ${course}`
      : capitalize(course)
    : (opening ?? "A day at your own pace");
  return `${where}.${what === "" ? "" : ` ${capitalize(what)}.`}`;
}

function better(best: ReasonedStop | null, it: ReasonedStop): ReasonedStop {
  return best && best.weight >= it.weight ? best : it;
}

/** "Alfama in the morning, Belém after lunch". */
function courseOf(visits: readonly ReasonedStop[]): string | null {
  const early = areasOf(visits.filter((it) => it.start === null || it.start < LUNCH));
  const late = areasOf(visits.filter((it) => it.start !== null && it.start >= LUNCH)).filter(
    (it) => !early.includes(it),
  );
  if (early.length === 0) return late.length === 0 ? null : joinWords(late);
  return late.length === 0 ? joinWords(early) : `${joinWords(early)} in the morning, ${joinWords(late)} after lunch`;
}

function areasOf(visits: readonly ReasonedStop[]): readonly string[] {
  return [...new Set(visits.flatMap((it) => it.neighborhood ?? []))].slice(0, MOST_AREAS);
}

/** "A day trip to Sintra. Palaces in a forest above the sea." */
export function dayTripReason({ name, why, id }: DayTrip, stops: readonly ReasonedStop[] = []): string {
  const evening = stops.findLast((it) => it.kind === "evening" && it.known);
  const end = evening ? ` ${evening.title} for the evening.` : "";
  const what = isExcursion({ id }) ? `A day out: ${name}.` : `A day trip to ${name}.`;
  return `${what} ${why.replace(/[.]?$/, ".")}${end}`;
}
