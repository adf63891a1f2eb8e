import { daysBetween } from "../calendar.ts";
import type { ActivityFields } from "../trip/document.ts";
import { placesFor } from "../wishes/match-want.ts";
import { isKeyword } from "../wishes/wants.ts";
import { inList, listed, said } from "../words/sentence.ts";
import { worded } from "../words/worded.ts";
import type { DayToSum } from "./day-to-sum.ts";
import { isReasonForWish } from "./reasons.ts";
import type { PlanRequest } from "./types.ts";
import { type WantMet, wantsMet } from "./wants-met.ts";

const MOST_WISHES = 12;
const MOST_PLACES = 3;
const MOST_IN_A_SENTENCE = 5;
/** Above any score of a place. */
const CHOSEN_FOR_IT = 10;
/** A place that only mentions a subject does not meet the wish. */
const FEWEST_SCORE = 1.5;

/**
 * "Your wishes: cherry blossom on day 1 (Nishinomaru Garden); a day in Nara on day 3." Nothing without a sentence or an
 * answer; many are told in two.
 */
export function wishesInOverview(request: PlanRequest, days: readonly DayToSum[]): readonly string[] {
  const met = wantsMet(request, days).filter((it) => it.isMet);
  const said = met.some((it) => !isKeyword(it.want)) ? met.filter((it) => !isKeyword(it.want)) : met;
  const parts = said.flatMap((it) => answerTo(request, it, days) ?? []).slice(0, MOST_WISHES);
  const [first, second] = [parts.slice(0, MOST_IN_A_SENTENCE), parts.slice(MOST_IN_A_SENTENCE)];
  return [
    ...(first.length > 0 ? [worded`Your wishes: ${inList(first, "semicolons")}.`] : []),
    ...(second.length > 0 ? [worded`And: ${inList(second, "semicolons")}.`] : []),
  ];
}

function answerTo(request: PlanRequest, { want, stops, needed }: WantMet, days: readonly DayToSum[]): string | null {
  const scores = new Map([...placesFor(want, request.candidates)].map(([place, score]) => [place.id, score]));
  const all = new Map(days.flatMap((day) => day.stops.map((it) => [keyOf(it, day.date), it] as const)));
  const isChosen = (it: WantMet["stops"][number]) => isReasonForWish(all.get(keyOf(it, it.date))?.reason, want.label);
  const scored = stops
    .map((stop) => ({ stop, score: (scores.get(stop.placeId ?? "") ?? 2) + (isChosen(stop) ? CHOSEN_FOR_IT : 0) }))
    .filter((it) => it.score >= FEWEST_SCORE)
    .toSorted((a, b) => b.score - a.score);
  const most = scored.some((it) => it.score >= CHOSEN_FOR_IT) ? CHOSEN_FOR_IT : 0;
  const best = scored.filter((it) => it.score >= most).slice(0, Math.max(1, Math.min(MOST_PLACES, needed)));
  if (best.length === 0) return null;
  const byDay = [...Map.groupBy(best, ({ stop }) => daysBetween(request.startDate, stop.date) + 1)].toSorted(
    ([a], [b]) => a - b,
  );
  const where = byDay.map(
    ([day, there]) => said`day ${day} (${listed([...new Set(there.map((it) => it.stop.title))])})`,
  );
  return worded`${want.label} on ${listed(where)}`;
}

function keyOf({ title, startTime }: Pick<ActivityFields, "title" | "startTime">, date: string): string {
  return `${date} ${startTime} ${title}`;
}
