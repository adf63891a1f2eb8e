import type { Candidate } from "@caravan/domain/places/candidate";
import { rankPlaces } from "@caravan/domain/planning/rank-places";
import type { Plan, PlanRequest } from "@caravan/domain/planning/types";
import { wantsOf } from "@caravan/domain/planning/wants-of-request";
import { placesFor } from "@caravan/domain/wishes/match-want";

const MOST = 150;
const FOR_A_WANT = 6;
/** Places to eat and drink have their share: they rank below sights. */
const FOOD_EVERY = 3;

/**
 * The lines of the places for a question, until the room is full: those of the draft, those that meet a sentence of the
 * wishes, then by rank, every third one to eat at.
 */
export function offeredPlaces(
  request: PlanRequest,
  { days }: Plan,
  lineOf: (place: Candidate) => string,
  room: number,
): readonly string[] {
  const ranked = rankPlaces(request).places.map((it) => it.candidate);
  const byId = new Map(ranked.map((it) => [it.id, it]));
  const inDraft = days.flatMap((day) =>
    day.items.flatMap((it) => (it.kind === "planned" ? (byId.get(it.activity.placeId ?? "") ?? []) : [])),
  );
  const wanted = ranked.filter((it) => it.wantedBy.length > 0);
  const forWants = wantsOf(request).flatMap((want) =>
    [...placesFor(want, request.candidates)]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, FOR_A_WANT)
      .flatMap(([place]) => byId.get(place.id) ?? []),
  );
  const lines: string[] = [];
  let left = room;
  for (const place of new Set([...inDraft, ...wanted, ...forWants, ...mixed(ranked)])) {
    const line = lineOf(place);
    // The quotes and the comma of the list.
    left -= JSON.stringify(line).length + 1;
    if (left < 0 || lines.length >= MOST) break;
    lines.push(line);
  }
  return lines;
}

function mixed(ranked: readonly Candidate[]): readonly Candidate[] {
  const [food, others] = [ranked.filter((it) => it.category === "food"), ranked.filter((it) => it.category !== "food")];
  const order: Candidate[] = [];
  while (food.length + others.length > 0) {
    const next =
      (order.length % FOOD_EVERY === FOOD_EVERY - 1 && food.length > 0) || others.length === 0 ? food : others;
    order.push(...next.splice(0, 1));
  }
  return order;
}
