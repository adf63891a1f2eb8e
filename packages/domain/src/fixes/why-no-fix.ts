import type { Activity } from "../trip/document.ts";
import { locate } from "../trip/edit-activity.ts";
import type { FindingCode, Problem } from "../trip/finding.ts";
import { isKept } from "../trip/kept-activities.ts";
import { listed, type Sentence, said } from "../words/sentence.ts";
import { dayOf, type FixContext } from "./fix-context.ts";

const MOST_NAMED = 3;

/** What only people can decide or find out. */
const forPeople: Partial<Record<FindingCode, Sentence>> = {
  budgets_differ: said`Only you know which budget is meant.`,
  missing_rate: said`Only a person can say which rate applies.`,
  unverified: said`Only a person can confirm a place.`,
  not_found: said`Only a person can confirm a place.`,
  ways_unchecked: said`Only a person can say where it is.`,
  missing_stay: said`Where to stay is your choice.`,
  outside_dates: said`Only you know whether the dates of the trip or of the booking are right.`,
  nights_unbudgeted: said`Whether to spend more or find a cheaper stay is your choice.`,
  not_at_stop: said`Only you know which day is meant.`,
  diet: said`Ask there: nothing has to change yet.`,
  accessibility: said`Ask there: nothing has to change yet.`,
};

/** The reason for a finding that no rule may fix. */
export function leftToPeople({ code }: Problem): Sentence {
  return forPeople[code] ?? said`Only a person can decide this.`;
}

/** Of very many findings only the first ones get a fix at once. */
export const notSearchedYet = said`There are too many problems to look for a fix for each: begin with the first ones.`;

/**
 * The reason when no change settles a problem: what must not be touched, otherwise what stood against the first change
 * that was tried.
 *
 * @param refused what stands against the changes that were tried
 */
export function whyNoFix(fix: FixContext, problem: Problem, refused: readonly Sentence[]): Sentence {
  const named = problem.activityIds.flatMap((id) => locate(fix.trip, id)?.activity ?? []);
  const ofDay = dayOf(fix, problem.dayIds[0])?.activities ?? [];
  const kept = [...(named.length > 0 ? named : ofDay)].filter(isKept);
  const [first] = refused;
  if (kept.length > 0 && (!first || kept.length === named.length)) return keptWords(kept);
  if (first) return first;
  return kept.length > 0 ? keptWords(kept) : said`No other time, day or place was found that works.`;
}

/** "Louvre is pinned: unpin it, or change it yourself." What is only pinned is named first, because a pin is soon gone. */
function keptWords(all: readonly Activity[]): Sentence {
  const onlyPinned = all.filter((it) => it.pinned && it.bookingId === null && it.segmentId === null);
  const kept = onlyPinned.length > 0 ? onlyPinned : all;
  const titles = listed(
    kept.map((it) => it.title),
    MOST_NAMED,
  );
  const isOne = kept.length === 1;
  if (onlyPinned.length > 0)
    return isOne
      ? said`${titles} is pinned: unpin it, or change it yourself.`
      : said`${titles} are pinned: unpin them, or change them yourself.`;
  if (kept.every((one) => one.freeTime && !one.pinned))
    return isOne ? said`${titles} is kept free on purpose.` : said`${titles} are kept free on purpose.`;
  if (kept.every((one) => one.bookingId !== null || one.segmentId !== null))
    return isOne
      ? said`${titles} is booked: only you can change it.`
      : said`${titles} are booked: only you can change them.`;
  return isOne
    ? said`${titles} is booked or chosen by the group: only you can change it.`
    : said`${titles} are booked or chosen by the group: only you can change them.`;
}
