import { timedOf } from "../trip/check/timeline.ts";
import { changesBetween } from "./consequences.ts";
import type { DayView } from "./day-view.ts";

/** What becomes of one thing, whatever the way to it. */
export interface OptionEffect {
  /** The same text, the same effect. */
  readonly outcome: string;
  /** It is only given up, or done for less time. */
  readonly isLoss: boolean;
  /** What is done when, whatever its length; what it is, whenever; and both in minutes. */
  readonly begins: string;
  readonly what: string;
  readonly start: number | null;
  readonly minutes: number;
  /** It ends when it was meant to: what comes after it gains by that. */
  readonly keepsEnd: boolean;
  readonly dayIds: readonly string[];
}

export function optionEffects(before: DayView, after: DayView): readonly OptionEffect[] {
  const { context } = before.known;
  return changesBetween(before.trip, after.trip)
    .map(({ was, is }): OptionEffect => {
      const { id, title, startTime, endTime, durationMinutes } = (is ?? was)?.activity ?? {};
      const [long, short] = [was && timedOf(was.activity, context), is && timedOf(is.activity, context)];
      const isShorter =
        long && short && was?.day?.id === is?.day?.id && short.end - short.start < long.end - long.start;
      return {
        outcome: JSON.stringify([was ? id : null, is?.day?.id, title, startTime, endTime, durationMinutes]),
        isLoss: was?.day !== null && was !== null && (!is?.day || isShorter === true),
        begins: JSON.stringify([was ? id : null, is?.day?.id, title, startTime]),
        what: JSON.stringify([was ? id : null, is?.day?.id, title]),
        start: short ? short.start : null,
        minutes: short ? short.end - short.start : 0,
        keepsEnd: long && short ? long.end === short.end : false,
        dayIds: [was?.day?.id ?? [], is?.day?.id ?? []].flat(),
      };
    })
    .sort((a, b) => (a.outcome < b.outcome ? -1 : 1));
}

/** A choice between ten minutes more of this and ten less of that is none. */
const ALIKE = 10;

export function haveSimilarEffects(one: readonly OptionEffect[], other: readonly OptionEffect[]): boolean {
  const near = (a: number | null, b: number | null) =>
    a === b || (a !== null && b !== null && Math.abs(a - b) <= ALIKE);
  return (
    one.length === other.length &&
    one.every((a) => other.some((b) => a.what === b.what && near(a.start, b.start) && near(a.minutes, b.minutes)))
  );
}

/** The same changes as the other, and something lost besides: given up, or done for less time and for nobody's good. */
export function isDominatedBy(one: readonly OptionEffect[], other: readonly OptionEffect[]): boolean {
  const rest = new Set(one);
  let losses = 0;
  for (const it of other) {
    const same = one.find(({ outcome }) => outcome === it.outcome);
    const shorter = one.find((own) => own.begins === it.begins && own.minutes < it.minutes && !own.keepsEnd);
    const match = same ?? shorter;
    if (!match) return false;
    if (!same) losses += 1;
    rest.delete(match);
  }
  return other.length > 0 && rest.size + losses > 0 && [...rest].every((it) => it.isLoss);
}
