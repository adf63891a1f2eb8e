import { bestDateWindows } from "@caravan/domain/alignment/best-date-windows";
import type { DateRange } from "@caravan/domain/alignment/types";
import { daysBetween } from "@caravan/domain/calendar";
import { alignmentInput, type Wanting } from "./alignment-input.ts";
import type { DatedMember } from "./availability.ts";

export interface Window {
  readonly range: DateRange;
  /** How many members with wishes for dates it suits. */
  readonly suits: number;
}

/** The best windows are close to each other, so many are compared to find a few that differ. */
const looked = 60;
const shown = 3;

/**
 * The window that a round would choose, then others that suit as many or more, are about as long, and differ from those
 * before them.
 */
export function windowsOf(group: Wanting, members: readonly DatedMember[]): readonly Window[] {
  const [best, ...rest] = bestDateWindows(alignmentInput(group), looked).map(({ range, fits }) => ({
    range,
    suits: members.filter((it) => fits.includes(it.id)).length,
  }));
  if (!best) return [];
  const chosen = [best];
  // Sorting is stable: among windows that suit equally many, the better one stays first.
  for (const window of rest.sort((a, b) => b.suits - a.suits)) {
    if (chosen.length === shown) break;
    const isAsLong = Math.abs(lengthOf(window.range) - lengthOf(best.range)) <= 1;
    const isWorth = isAsLong && window.suits > 0 && window.suits >= best.suits;
    if (isWorth && !chosen.some((it) => isNearly(it.range, window.range))) chosen.push(window);
  }
  return chosen;
}

/** More than half of the days of either are days of both. */
function isNearly(a: DateRange, b: DateRange): boolean {
  const [, start, end] = [a.start, a.end, b.start, b.end].sort();
  if (!start || !end || a.end < b.start || b.end < a.start) return false;
  return lengthOf({ start, end }) * 2 > Math.max(lengthOf(a), lengthOf(b));
}

const lengthOf = ({ start, end }: DateRange) => daysBetween(start, end) + 1;
