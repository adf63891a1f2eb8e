import { capitalize } from "../join-words.ts";
import type { Candidate } from "../places/candidate.ts";
import { dietFit } from "../places/diet-and-access.ts";
import { statedDiets } from "../places/diet-rules.ts";
import type { DayTrip } from "../places/guide.ts";
import { listed, namesOf, type Sentence, said, uncapitalized } from "../words/sentence.ts";
import { isWorded, sentencesIn, worded } from "../words/worded.ts";
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
  return worded`${capitalize(whyPlace(request, stop, place))}.`;
}

/** The reason of a stop that was chosen for a wish, by which it is known again. */
export const reasonForWish = (label: string): string => worded`${forWish(label)}.`;
const forWish = (label: string) => worded`For your wish: ${label}`;

/** Whether a stop was chosen for this wish. */
export const isReasonForWish = (reason: string | null | undefined, label: string): boolean =>
  typeof reason === "string" && isWorded(reason.replace(/[.。]$/, ""), "For your wish: {0}", [label]);

function whyPlace(request: PlanRequest, stop: Stop, place: Candidate | null): string {
  const { visit, kind } = stop;
  if (kind === "free") return worded`free time on purpose`;
  const wish = place && request.chosen?.wants.get(place.id);
  if (wish) return forWish(wish);
  if (place && place.wantedBy.length > 0) return whyLocked(request, place);
  if (visit && !place)
    return visit.matched[0] === undefined
      ? worded`free time, because we know no more places that fit here`
      : worded`you asked for ${visit.matched[0]}`;
  if (visit && place) {
    const keywords = new Set(request.interests.map((it) => it.trim().toLowerCase()));
    const sentence = visit.matched.find((it) => it.includes(" ") && !keywords.has(it.toLowerCase()));
    const wish = sentence
      ? worded`also for your wish: ${sentence}`
      : visit.matched.length > 0
        ? worded`matches your interest in ${listed(visit.matched.slice(0, 2))}`
        : null;
    if (kind === "evening") return wish ?? worded`good in the evening`;
    if (visit.famous)
      return wish ? worded`${wish}, and one of the best-known places here` : worded`one of the best-known places here`;
    return wish ?? worded`${uncapitalized(kindOf(place))} in ${place.neighborhood}`;
  }
  const meal = mealSaid(kind);
  if (!place) return worded`time for ${meal}: choose on the spot`;
  const diets = statedDiets(request.dietary);
  if (diets.length > 0 && dietFit(place, diets) === "fits")
    return worded`${meal} that fits your diet (${listed(diets)})`;
  const kitchen = place.insight?.kitchen;
  const [taste] = interestsMetBy(place, parseWishes(request.interests, request.avoid).interests).filter(
    (it) => !it.tags.has("food") && !it.isFromSentence,
  );
  if (taste)
    return kitchen
      ? worded`${meal} for your interest in ${taste.name}: ${kitchen}`
      : worded`${meal} for your interest in ${taste.name}`;
  return kitchen ? worded`${meal} in ${place.neighborhood}: ${kitchen}` : worded`${meal} in ${place.neighborhood}`;
}

function whyLocked({ board }: PlanRequest, { id, wantedBy }: Candidate): string {
  return whyWanted(board?.lockedIn.find((it) => it.id === id) ?? { wantedBy, lockedInBy: null });
}

/** Most names; the others are counted. */
const MOST_NAMES = 2;

/** Why it is in the plan: its voters, else who locked it in. Without a full stop. */
export function whyWanted({ wantedBy, lockedInBy }: Pick<BoardPlace, "wantedBy" | "lockedInBy">): string {
  if (wantedBy.length === 0)
    return lockedInBy === null ? worded`the group locked it in` : worded`${lockedInBy} locked it in`;
  const [only] = wantedBy;
  if (only !== undefined && wantedBy.length === 1) return worded`${only} wants it`;
  return worded`${namesOf(wantedBy, MOST_NAMES)} want it`;
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
  full: () => null,
  arrival: () => said`An easy start`,
  departure: () => said`The last day`,
  easy: () => said`A slower day in between`,
} as const;

export const withoutPlans = (): string => worded`A day without fixed plans.`;
const LUNCH = 12 * 60 + 30;
const MOST_AREAS = 2;

/**
 * The day as a good guide would announce it: where it goes, what it is about and how it ends. Which wish a stop meets is
 * told at the stop.
 */
export function dayReason(kind: "full" | "arrival" | "departure" | "easy", stops: readonly ReasonedStop[]): string {
  const opening = openings[kind]();
  const visits = stops.filter((it) => it.kind === "visit");
  const evening = stops.findLast((it) => it.kind === "evening" && it.known);
  if (visits.length === 0 && !evening) return opening ? worded`${opening}.` : withoutPlans();
  const course = courseOf(visits);
  const peak = visits.filter((it) => it.known).reduce<ReasonedStop | null>(better, null);
  const where = course
    ? opening
      ? worded`${opening}: ${course}.`
      : worded`${capitalize(course)}.`
    : opening
      ? worded`${opening}.`
      : worded`A day at your own pace.`;
  return sentencesIn([where, ...whatFor(visits.length > 1, peak?.title, evening?.title)]);
}

function whatFor(isHigh: boolean, peak: string | undefined, evening: string | undefined): readonly string[] {
  if (peak === undefined) return evening === undefined ? [] : [worded`${evening} for the evening.`];
  if (evening === undefined) return [isHigh ? worded`The highlight is ${peak}.` : worded`A day for ${peak}.`];
  return [
    isHigh
      ? worded`The highlight is ${peak}, and ${evening} for the evening.`
      : worded`A day for ${peak}, and ${evening} for the evening.`,
  ];
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
  if (early.length === 0) return late.length === 0 ? null : worded`${listed(late)}`;
  return late.length === 0
    ? worded`${listed(early)}`
    : worded`${listed(early)} in the morning, ${listed(late)} after lunch`;
}

function areasOf(visits: readonly ReasonedStop[]): readonly string[] {
  return [...new Set(visits.flatMap((it) => it.neighborhood ?? []))].slice(0, MOST_AREAS);
}

/** "A day trip to Sintra. Palaces in a forest above the sea." */
export function dayTripReason({ name, why, id }: DayTrip, stops: readonly ReasonedStop[] = []): string {
  const evening = stops.findLast((it) => it.kind === "evening" && it.known);
  const end = evening ? [worded`${evening.title} for the evening.`] : [];
  const what = isExcursion({ id }) ? worded`A day out: ${name}.` : worded`A day trip to ${name}.`;
  return sentencesIn([what, why.replace(/[.]?$/, "."), ...end]);
}

const meals: Readonly<Record<string, () => Sentence>> = {
  breakfast: () => said`breakfast`,
  lunch: () => said`lunch`,
  dinner: () => said`dinner`,
};

/** A meal inside a sentence. */
export const mealSaid = (kind: string): Sentence => meals[kind]?.() ?? said`a meal`;
