import { flexibilityDays } from "../../fields.ts";
import { said, sentenceOf } from "../../words/sentence.ts";
import { formatDays, formatNames, formatSome, moreDays } from "../format.ts";
import { byLeastConceded } from "../participants.ts";
import type { Outcome } from "../reconcile.ts";
import { mayBeAsked, type RelaxationDraft } from "../smallest-relaxations.ts";
import type { AlignmentMember } from "../types.ts";
import { clamp, type DayNumber, dateOf, type Span } from "./day-numbers.ts";
import { fewestMembersToAsk } from "./fewest-members-to-ask.ts";
import {
  type BindingWish,
  bindingWishes,
  type CommonDates,
  commonDates,
  type DatesQuestion,
  isEmpty,
} from "./reconcile.ts";
import { bestWindowsIn } from "./search-windows.ts";

/** The largest flexibility that the interface accepts. */
const MOST_FLEXIBLE = flexibilityDays.maxValue ?? Number.POSITIVE_INFINITY;

/** Most steps of one relaxation. */
const MOST_ASKED = 100;

export function dateRelaxations(outcome: Outcome): RelaxationDraft[] {
  const { question } = outcome.dates;
  const single = moreFlexibilityFromOne(question);
  const shared = moreFlexibilityFromSeveral(question);
  // Asking several members is offered only if each is asked less than a single member would be.
  const least = Math.min(...single.map((it) => it.size[0] as number));
  return [...single, ...shared.filter((it) => it.each < least).map((it) => it.draft), ...blackoutsLifted(outcome)];
}

/** The fewest days that one member alone would have to add. */
function moreFlexibilityFromOne(question: DatesQuestion): RelaxationDraft[] {
  const bounds = bindingWishes(question);
  const others = boxesWithoutOne(bounds);
  return bounds.flatMap((wish, index) => {
    const box = others(index);
    const addDays = isEmpty(box) ? Number.POSITIVE_INFINITY : distance(wish, box, question.free) - wish.flexibility;
    if (wish.flexibility + addDays > MOST_FLEXIBLE) return [];
    const { member } = wish;
    return {
      message: said`${sentenceOf([moreDays(addDays)])} of flexibility from ${member.name}`,
      steps: [{ kind: "flexibility" as const, memberId: member.id, addDays }],
      size: [addDays],
      asked: [member],
    };
  });
}

/** Distance of the farther end from the wish, in the nearest window without a blackout date. */
function distance(wish: BindingWish, { starts, ends }: CommonDates, free: readonly Span[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (let index = firstEndingAt(free, starts.from); index < free.length; index++) {
    const { from, to } = free[index] as Span;
    if (from > starts.to) break;
    const possible = {
      starts: { from: Math.max(starts.from, from), to: Math.min(starts.to, to) },
      ends: { from: Math.max(ends.from, from), to: Math.min(ends.to, to) },
    };
    if (isEmpty(possible)) continue;
    const start = clamp(wish.start, possible.starts);
    const end = clamp(wish.end, possible.ends);
    least = Math.min(least, Math.max(Math.abs(start - wish.start), Math.abs(end - wish.end)));
  }
  return least;
}

/** The first stretch that ends on this day or later. */
function firstEndingAt(stretches: readonly Span[], day: DayNumber): number {
  let [low, high] = [0, stretches.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stretches[middle] as Span).to < day) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The dates that suit all but one member, for each of them. */
function boxesWithoutOne(bounds: readonly BindingWish[]): (index: number) => CommonDates {
  const everything = commonDates([]);
  const before = [everything];
  for (const wish of bounds) before.push(both(before.at(-1) as CommonDates, commonDates([wish])));
  const after = [everything];
  for (const wish of bounds.toReversed()) after.push(both(after.at(-1) as CommonDates, commonDates([wish])));
  return (index) => both(before[index] as CommonDates, after[bounds.length - 1 - index] as CommonDates);
}

function both(a: CommonDates, b: CommonDates): CommonDates {
  const common = (one: Span, other: Span) => ({ from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) });
  return { starts: common(a.starts, b.starts), ends: common(a.ends, b.ends) };
}

/** The least number of days if several members add the same, from as few members as possible. */
function moreFlexibilityFromSeveral(
  question: DatesQuestion,
): { readonly each: number; readonly draft: RelaxationDraft }[] {
  const bounds = bindingWishes(question);
  const { starts, ends } = commonDates(bounds);
  if (bounds.length < 2) return [];
  const needed = ({ from, to }: Span) =>
    Math.max(
      ...[from - starts.to, starts.from - to, from - ends.to, ends.from - to],
      ...[starts, ends].map((it) => Math.ceil((it.from - it.to) / 2)),
    );
  const each = question.free.reduce((least, it) => Math.min(least, needed(it)), Number.POSITIVE_INFINITY);
  if (each > MOST_FLEXIBLE) return [];
  const asked = fewestMembersToAsk(bounds, question.free, each)?.toSorted((a, b) =>
    byLeastConceded(a.member, b.member),
  );
  if (!asked || asked.length < 2 || asked.some((it) => it.flexibility + each > MOST_FLEXIBLE)) return [];
  const members = asked.map((it) => it.member);
  return [
    {
      each,
      draft: {
        message: said`${sentenceOf([moreDays(each)])} of flexibility each from ${formatNames(members)}`,
        steps: members.map((it) => ({ kind: "flexibility" as const, memberId: it.id, addDays: each })),
        size: [each * members.length],
        asked: members,
      },
    },
  ];
}

/** If only blackout dates prevent agreement: which ones would have to be lifted, and whose. */
function blackoutsLifted(outcome: Outcome): RelaxationDraft[] {
  const { wishes, blackouts } = outcome.dates.question;
  const { starts, ends } = commonDates(wishes);
  // Unbounded only if every day is a blackout date.
  if (isEmpty({ starts, ends }) || !Number.isFinite(starts.to)) return [];
  // Every window that suits all contains the days between the last start and the first end. If there are none, each
  // day that is both a start and an end is a window.
  const spans: Span[] =
    starts.to <= ends.from
      ? [{ from: starts.to, to: ends.from }]
      : daysOf({ from: ends.from, to: starts.to }).map((day) => ({ from: day, to: day }));
  const [ideal] = bestWindowsIn([{ from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }], wishes, 1);
  if (ideal) spans.push({ from: ideal.start, to: ideal.end });
  const mayAsk = mayBeAsked(outcome);
  const drafts = spans.flatMap((span) => liftIn(span, blackouts));
  const byOwners = Map.groupBy(
    drafts.filter((it) => it.asked.every(mayAsk)).sort((a, b) => (a.size[0] as number) - (b.size[0] as number)),
    (it) => it.asked.map((member) => member.id).join(),
  );
  return [...byOwners.values()].flatMap((it) => distinct(it)).slice(0, 12);
}

function daysOf({ from, to }: Span): DayNumber[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** For the same members, the fewest days and the one that gives everybody their best dates. */
function distinct(drafts: readonly RelaxationDraft[]): RelaxationDraft[] {
  const [first, last] = [drafts[0] as RelaxationDraft, drafts.at(-1) as RelaxationDraft];
  return first === last ? [first] : [first, last];
}

function liftIn({ from, to }: Span, blackouts: DatesQuestion["blackouts"]): RelaxationDraft[] {
  const days = new Map<AlignmentMember, DayNumber[]>();
  for (const day of to - from < blackouts.size ? daysOf({ from, to }) : blackouts.keys()) {
    if (day < from || day > to) continue;
    for (const owner of blackouts.get(day) ?? []) {
      const own = days.get(owner);
      if (own) own.push(day);
      else days.set(owner, [day]);
    }
  }
  const asked = [...days.keys()].sort(byLeastConceded);
  if (asked.length === 0 || asked.length > MOST_ASKED) return [];
  const all = [...days.values()].flat();
  const dates = (member: AlignmentMember) => formatDays(days.get(member) as DayNumber[]);
  const isShared = new Set(asked.map((it) => JSON.stringify(dates(it)))).size === 1;
  const each = asked.map((it, index) =>
    index === 0 ? said`${it.name} would be free on ${dates(it)}` : said`${formatNames([it])} on ${dates(it)}`,
  );
  const message = isShared
    ? said`${formatNames(asked)} would be free on ${dates(asked[0] as AlignmentMember)} after all`
    : said`${formatSome(each)} after all`;
  return [
    {
      message,
      steps: asked.map((member) => ({
        kind: "lift_blackout" as const,
        memberId: member.id,
        dates: (days.get(member) as DayNumber[]).toSorted((a, b) => a - b).map(dateOf),
      })),
      size: [all.length],
      asked,
    },
  ];
}
