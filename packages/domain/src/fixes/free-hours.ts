import type { Problem } from "../trip/finding.ts";
import type { FixContext, ProposedFix } from "./fix-context.ts";
import { addPlaces } from "./full-and-empty-days.ts";
import { freeHours } from "./keep-free.ts";

/** Places are added until this time, which leaves room for dinner. */
const AFTERNOON_ENDS = 18 * 60 + 30;

/** Adds a nearby place that fits into the free hours. */
export function* fillFreeHours(fix: FixContext, problem: Problem): Generator<ProposedFix> {
  const hours = freeHours(fix, problem);
  if (!hours) return;
  const to = hours.isEnd ? AFTERNOON_ENDS : hours.to;
  yield* addPlaces(fix, problem, { from: hours.from, to, wish: hours.from });
}
