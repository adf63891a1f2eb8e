import { dateOf } from "./dates/day-numbers.ts";
import { memberWindows } from "./dates/member-windows.ts";
import { datesQuestion, excessOf } from "./dates/reconcile.ts";
import { bestWindowsIn, type Window } from "./dates/search-windows.ts";
import { ParseCache } from "./parse-cache.ts";
import { participantsIn } from "./participants.ts";
import type { AlignmentInput, DateRange } from "./types.ts";

export interface BestDateWindow {
  readonly range: DateRange;
  /** Ids of the participants whom it suits, by name. Members without dates of their own count as suited. */
  readonly fits: readonly string[];
  /** Days from all members' ideals, start and end together. */
  readonly daysOff: number;
}

/**
 * The best windows without blackout dates, best first by the rules of a round: the first is what a round would
 * propose. If none suits all, members' own windows come first. Empty when nobody named dates.
 */
export function bestDateWindows(input: AlignmentInput, count: number): BestDateWindow[] {
  const participants = participantsIn(input);
  const { free, wishes } = datesQuestion(input, participants, new ParseCache());
  if (wishes.length === 0) return [];
  const best = bestWindowsIn(free, wishes, count);
  const whole = best[0] && best[0].excess > 0 ? memberWindows(best[0], wishes, free) : [];
  const isWhole = ({ start, end }: Window) => whole.some((it) => it.start === start && it.end === end);
  const windows = [...whole, ...best.filter((it) => !isWhole(it))].slice(0, count);
  return windows.map((window) => {
    const unsuited = new Set(wishes.filter((it) => excessOf(it, window) > 0).map((it) => it.member));
    return {
      range: { start: dateOf(window.start), end: dateOf(window.end) },
      fits: participants.all.filter((it) => !unsuited.has(it)).map((it) => it.id),
      daysOff: window.deviation,
    };
  });
}
