import { foldTitle } from "../fold-text.ts";
import { listed, type Sentence, said, type Value } from "../words/sentence.ts";
import { untimedBoardActivity, withBoardFields } from "./board-activity.ts";
import type { Board, BoardPlace } from "./group-board.ts";
import { InsertionState } from "./insertion-state.ts";
import { namesInFixed } from "./places-already-fixed.ts";
import { type RankedPlace, type RankedPlaces, rankPlaces } from "./rank-places.ts";
import type { Plan, PlannedDay, PlanRequest } from "./types.ts";
import { isSnackVisit } from "./visit.ts";

/** Most names in a sentence. */
const MOST_NAMES = 4;

/**
 * The plan with every locked-in place exactly once. What the planner had no time for gets a gap or, without times, the
 * emptiest day. Places that are no longer locked in are removed.
 */
export function enforceLockedIn(request: PlanRequest, plan: Plan): Plan {
  const { board } = request;
  if (!board) return plan;
  const wanted = new Map(board.lockedIn.map((it) => [it.id, it]));
  const insertion = new InsertionState(
    request,
    plan.days.map((day) => inWordsOf(request, wanted, day)),
  );
  const missing = missingFrom(request, board, insertion.days());
  const choices = missing.length === 0 ? null : rankPlaces(request);
  const squeezed: BoardPlace[] = [];
  const unsuitable: BoardPlace[] = [];
  for (const place of missing) {
    const excluded = choices?.excluded.some((it) => it.candidate.id === place.id) ?? false;
    const choice = choices ? choiceOf(choices, place) : undefined;
    if (excluded) unsuitable.push(place);
    const add = (index: number) => insertion.addUntimed(index, untimedBoardActivity(request, place, choice));
    if (place.elsewhere && !choice) add(insertion.lastWithRoom());
    else if (place.category === "stay" && !choice) add(0);
    else if (
      excluded ||
      !choice ||
      !isStop(choice) ||
      !insertion.addTimed(choice, (it) => withBoardFields(request, place, it))
    ) {
      add(insertion.emptiest(choice));
      if (!excluded) squeezed.push(place);
    }
  }
  return {
    days: insertion.days(),
    warnings: [...plan.warnings, ...warningsOf(request, missing, squeezed, unsuitable)],
  };
}

/** Places that do not fit the group's needs stay: the group decided, and a warning says so. */
function choiceOf({ places, excluded }: RankedPlaces, { id }: BoardPlace): RankedPlace | undefined {
  const candidate = excluded.find((it) => it.candidate.id === id)?.candidate;
  const bare = candidate && { candidate, score: 0, matched: [], famous: candidate.fame === 3 };
  return places.find((it) => it.candidate.id === id) ?? bare;
}

/** Restaurants and evening places do not fill a gap by day. */
function isStop({ candidate }: RankedPlace): boolean {
  if (candidate.category === "food") return isSnackVisit(candidate);
  return candidate.goodFor.some((it) => it !== "evening" && it !== "night");
}

/** The day without places no longer locked in, and with the board's own words. */
function inWordsOf(request: PlanRequest, wanted: ReadonlyMap<string, BoardPlace>, day: PlannedDay): PlannedDay {
  const items = day.items.flatMap((item): PlannedDay["items"] => {
    if (item.kind === "fixed" || item.activity.placeId === null) return [item];
    const place = wanted.get(item.activity.placeId);
    if (place) return [{ kind: "planned", activity: withBoardFields(request, place, item.activity) }];
    return item.activity.provenance === "board" ? [] : [item];
  });
  return { ...day, items };
}

function missingFrom(request: PlanRequest, { lockedIn }: Board, days: readonly PlannedDay[]): readonly BoardPlace[] {
  const kept = request.fixed.map((it) => it.activity);
  const planned = days.flatMap((day) => day.items.flatMap((it) => (it.kind === "planned" ? it.activity.placeId : [])));
  const there = new Set([...planned, ...kept.map((it) => it.placeId)]);
  const names = namesInFixed(request);
  return lockedIn.filter((it) => !there.has(it.id) && !names.has(foldTitle(it.name)));
}

function warningsOf(
  request: PlanRequest,
  missing: readonly BoardPlace[],
  squeezed: readonly BoardPlace[],
  unsuitable: readonly BoardPlace[],
): Plan["warnings"] {
  const elsewhere = missing.filter((it) => it.elsewhere);
  const town = request.destination.text;
  const warning = (code: string, places: readonly BoardPlace[], words: (names: Value, one: boolean) => Sentence) =>
    places.length === 0 ? [] : [{ code, message: words(named(places), places.length === 1) }];
  return [
    ...warning("place_elsewhere", elsewhere, (names, one) =>
      one
        ? said`${names} is not in ${town}, so it has no time in the plan.`
        : said`${names} are not in ${town}, so they have no time in the plan.`,
    ),
    ...warning("board_place_squeezed", squeezed, (names, one) =>
      one
        ? said`The days have no time left for ${names}: it is on the day with the least planned, without a time.`
        : said`The days have no time left for ${names}: they are on the days with the least planned, without a time.`,
    ),
    ...warning("board_place_unsuitable", unsuitable, (names, one) =>
      one
        ? said`${names} does not meet everybody's accessibility needs, so it has no time in the plan.`
        : said`${names} do not meet everybody's accessibility needs, so they have no time in the plan.`,
    ),
  ];
}

function named(places: readonly BoardPlace[]): Value {
  const names = places.map((it) => it.name);
  return { ...listed(names.slice(0, MOST_NAMES)), more: Math.max(0, names.length - MOST_NAMES) };
}
