import { capitalize, joinWords } from "../join-words.ts";
import type { Candidate } from "../places/candidate.ts";
import { dietFit } from "../places/diet-and-access.ts";
import { statedDiets } from "../places/diet-rules.ts";
import type { DayTrip } from "../places/guide.ts";
import { kindOf } from "./describe-place.ts";
import { isExcursion } from "./excursions.ts";
import type { BoardPlace } from "./group-board.ts";
import type { Stop } from "./schedule-visits-and-lunch.ts";
import type { PlanRequest } from "./types.ts";

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
  const wish = place && request.chosen?.wants.get(place.id);
  if (wish) return `for your wish: ${wish}`;
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

/** What the reason of a day needs of a stop; `known` is false for ideas without a venue. */
export interface ReasonedStop {
  readonly title: string;
  readonly neighborhood: string | null;
  /** Interests that it meets, in the traveller's words. */
  readonly matched: readonly string[];
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
const MOST_WISHES = 3;

/** The day as one would tell a friend: where it goes, what it is about, how it ends, and which wishes it meets. */
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
  return `${where}.${what === "" ? "" : ` ${capitalize(what)}.`}${wishesOn(stops)}`;
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

/** "Your wishes: fado at Mesa de Frades, viewpoints at Santa Luzia." */
export function wishesOn(stops: readonly ReasonedStop[]): string {
  const places = new Map<string, ReasonedStop>();
  for (const stop of stops.filter((it) => it.known)) {
    for (const wish of stop.matched) places.set(wish, better(places.get(wish) ?? null, stop));
  }
  const said = [...places].slice(0, MOST_WISHES).map(([wish, { title }]) => `${wish} (${title})`);
  return said.length === 0 ? "" : ` For your wishes: ${joinWords(said)}.`;
}

/** "A day trip to Sintra. Palaces in a forest above the sea." */
export function dayTripReason({ name, why, id }: DayTrip, stops: readonly ReasonedStop[] = []): string {
  const evening = stops.findLast((it) => it.kind === "evening" && it.known);
  const end = evening ? ` ${evening.title} for the evening.` : "";
  const what = isExcursion({ id }) ? `A day out: ${name}.` : `A day trip to ${name}.`;
  return `${what} ${why.replace(/[.]?$/, ".")}${end}${wishesOn(stops)}`;
}
