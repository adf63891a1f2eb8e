import type { ParseCache } from "../parse-cache.ts";
import type { Participants } from "../participants.ts";
import type { AlignmentInput, AlignmentMember } from "../types.ts";
import { type DayNumber, freeStretches, type Span } from "./day-numbers.ts";
import { bestMemberWindow } from "./member-windows.ts";
import { bestWindowsIn, type DateWish, type Window } from "./search-windows.ts";

/** A wish and its member; null for the group's own dates. */
export interface MemberDateWish extends DateWish {
  readonly member: AlignmentMember | null;
}

/** A wish that binds, because its member answered and named dates. */
export interface BindingWish extends MemberDateWish {
  readonly member: AlignmentMember;
}

export interface DatesQuestion {
  /** Of all who named dates; if nobody did, the group's own dates. */
  readonly wishes: readonly MemberDateWish[];
  readonly fromGroup: boolean;
  /** The members who cannot on a day. */
  readonly blackouts: ReadonlyMap<DayNumber, readonly AlignmentMember[]>;
  readonly free: readonly Span[];
}

export interface DatesOutcome {
  readonly question: DatesQuestion;
  readonly reconciled: boolean;
  /** The best window; null when nobody wants any or every day is a blackout date. */
  readonly window: Window | null;
}

export function reconcileDates(input: AlignmentInput, participants: Participants, cache: ParseCache): DatesOutcome {
  const question = datesQuestion(input, participants, cache);
  const { free, wishes } = question;
  const [best = null] = wishes.length > 0 ? bestWindowsIn(free, wishes, 1) : [];
  if (best === null || best.excess === 0) return { question, window: best, reconciled: best !== null };
  return { question, window: bestMemberWindow(best, wishes, free), reconciled: false };
}

export function datesQuestion(input: AlignmentInput, participants: Participants, cache: ParseCache): DatesQuestion {
  const blackouts = new Map<DayNumber, AlignmentMember[]>();
  for (const member of participants.all)
    for (const date of member.wishes.dates?.blackoutDates ?? []) {
      const owners = blackouts.get(cache.day(date));
      if (!owners) blackouts.set(cache.day(date), [member]);
      else if (owners.at(-1) !== member) owners.push(member);
    }
  const free = freeStretches(blackouts.keys());
  const own = wishesOf(input, participants, cache);
  const { tentativeDates } = input.group;
  if (own.length > 0 || !tentativeDates) return { wishes: own, fromGroup: false, blackouts, free };
  const wish = { start: cache.day(tentativeDates.start), end: cache.day(tentativeDates.end), flexibility: 0 };
  return { wishes: [{ ...wish, member: null }], fromGroup: true, blackouts, free };
}

/** Silent members accept the last proposal: it is their wish, but it does not bind. */
function wishesOf(
  { previous }: AlignmentInput,
  { answered, silent }: Participants,
  cache: ParseCache,
): MemberDateWish[] {
  const range = previous?.dates ?? null;
  const own = answered.flatMap((member) => {
    const { dates } = member.wishes;
    return dates?.ideal ? [{ member, range: dates.ideal, flexibility: dates.flexibilityDays }] : [];
  });
  const consenting = range ? silent.map((member) => ({ member, range, flexibility: Number.POSITIVE_INFINITY })) : [];
  return [...own, ...consenting].map(({ member, range: { start, end }, flexibility }) => ({
    member,
    start: cache.day(start),
    end: cache.day(end),
    flexibility,
  }));
}

export function bindingWishes({ wishes }: Pick<DatesQuestion, "wishes">): BindingWish[] {
  return wishes.filter((it): it is BindingWish => it.member !== null && Number.isFinite(it.flexibility));
}

/** Days beyond a member's flexibility, start and end together. */
export function excessOf({ start, end, flexibility }: DateWish, window: Pick<Window, "start" | "end">): number {
  const beyond = (days: number) => Math.max(0, Math.abs(days) - flexibility);
  return beyond(window.start - start) + beyond(window.end - end);
}

/** Starts and ends that suit all wishes, without blackout dates; empty (`from` after `to`) when there are none. */
export interface CommonDates {
  readonly starts: Span;
  readonly ends: Span;
}

export function commonDates(wishes: readonly DateWish[]): CommonDates {
  return { starts: common(wishes, (it) => it.start), ends: common(wishes, (it) => it.end) };
}

function common(wishes: readonly DateWish[], at: (wish: DateWish) => DayNumber): Span {
  let [from, to] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const wish of wishes) {
    from = Math.max(from, at(wish) - wish.flexibility);
    to = Math.min(to, at(wish) + wish.flexibility);
  }
  return { from, to };
}

export function isEmpty({ starts, ends }: CommonDates): boolean {
  return starts.from > starts.to || ends.from > ends.to;
}
