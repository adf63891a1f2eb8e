import type { Reading } from "../parse-cache.ts";
import type { Counted } from "../participants.ts";
import type { AlignmentInput, AlignmentMember } from "../types.ts";
import { type DayNumber, freeStretches, type Span } from "./day-numbers.ts";
import { wholeWish } from "./member-windows.ts";
import { bestIn, type Window, type Wish } from "./search-windows.ts";

/** A wish and whose it is; the group's own dates are nobody's. */
export interface MembersWish extends Wish {
  readonly member: AlignmentMember | null;
}

/** A wish that binds: its member answered and named dates. */
export interface Bound extends MembersWish {
  readonly member: AlignmentMember;
}

/** What decides about the dates. */
export interface DatesQuestion {
  /** Of everybody who names dates. Nobody does: the group's own. */
  readonly wishes: readonly MembersWish[];
  readonly fromGroup: boolean;
  /** Who cannot on a day. */
  readonly blackouts: ReadonlyMap<DayNumber, readonly AlignmentMember[]>;
  readonly free: readonly Span[];
}

export interface DatesOutcome {
  readonly question: DatesQuestion;
  readonly reconciled: boolean;
  /** The best window there is; null when nobody wants any, or every day of the calendar is a blackout. */
  readonly window: Window | null;
}

export function reconcileDates(input: AlignmentInput, counted: Counted, reading: Reading): DatesOutcome {
  const question = datesQuestion(input, counted, reading);
  const { free, wishes } = question;
  const [best = null] = wishes.length > 0 ? bestIn(free, wishes, 1) : [];
  if (best === null || best.excess === 0) return { question, window: best, reconciled: best !== null };
  return { question, window: wholeWish(best, wishes, free), reconciled: false };
}

export function datesQuestion(input: AlignmentInput, counted: Counted, reading: Reading): DatesQuestion {
  const blackouts = new Map<DayNumber, AlignmentMember[]>();
  for (const member of counted.all)
    for (const date of member.stance.dates?.blackoutDates ?? []) {
      const owners = blackouts.get(reading.day(date));
      if (!owners) blackouts.set(reading.day(date), [member]);
      else if (owners.at(-1) !== member) owners.push(member);
    }
  const free = freeStretches(blackouts.keys());
  const own = wishesOf(input, counted, reading);
  const { tentativeDates } = input.group;
  if (own.length > 0 || !tentativeDates) return { wishes: own, fromGroup: false, blackouts, free };
  const wish = { start: reading.day(tentativeDates.start), end: reading.day(tentativeDates.end), flexibility: 0 };
  return { wishes: [{ ...wish, member: null }], fromGroup: true, blackouts, free };
}

/** Who is silent has agreed to what was proposed, so nothing binds them and only that pulls. */
function wishesOf({ previous }: AlignmentInput, { answered, silent }: Counted, reading: Reading): MembersWish[] {
  const range = previous?.dates ?? null;
  const own = answered.flatMap((member) => {
    const { dates } = member.stance;
    return dates?.ideal ? [{ member, range: dates.ideal, flexibility: dates.flexibilityDays }] : [];
  });
  const consenting = range ? silent.map((member) => ({ member, range, flexibility: Number.POSITIVE_INFINITY })) : [];
  return [...own, ...consenting].map(({ member, range: { start, end }, flexibility }) => ({
    member,
    start: reading.day(start),
    end: reading.day(end),
    flexibility,
  }));
}

export function boundsOf({ wishes }: Pick<DatesQuestion, "wishes">): Bound[] {
  return wishes.filter((it): it is Bound => it.member !== null && Number.isFinite(it.flexibility));
}

/** Days by which a window is beyond what somebody can move, over both ends. */
export function excessOf({ start, end, flexibility }: Wish, window: Pick<Window, "start" | "end">): number {
  const beyond = (days: number) => Math.max(0, Math.abs(days) - flexibility);
  return beyond(window.start - start) + beyond(window.end - end);
}

/** Where a start and an end suit everybody, blackout dates aside; empty (`from` after `to`) where there is none. */
export interface Box {
  readonly starts: Span;
  readonly ends: Span;
}

export function boxOf(wishes: readonly Wish[]): Box {
  return { starts: common(wishes, (it) => it.start), ends: common(wishes, (it) => it.end) };
}

function common(wishes: readonly Wish[], at: (wish: Wish) => DayNumber): Span {
  let [from, to] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const wish of wishes) {
    from = Math.max(from, at(wish) - wish.flexibility);
    to = Math.min(to, at(wish) + wish.flexibility);
  }
  return { from, to };
}

export function isEmpty({ starts, ends }: Box): boolean {
  return starts.from > starts.to || ends.from > ends.to;
}
