import { deepEqual } from "../deep-equal.ts";
import { timedOf } from "../trip/check/timeline.ts";
import { changesBetween } from "./consequences.ts";
import type { DayView } from "./day-view.ts";

/** What an option does to one activity. */
export interface OptionEffect {
  /** Equal texts are equal effects. */
  readonly outcome: string;
  /** It is dropped or shortened, and nothing else. */
  readonly isLoss: boolean;
  /** Identity with start and without length; identity alone; start and length in minutes. */
  readonly begins: string;
  readonly what: string;
  readonly start: number | null;
  readonly minutes: number;
  /** A place that was not planned, with its start; null for a stop that was. */
  readonly brings: string | null;
  /** It ends at its planned time, so later stops gain time. */
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
        brings: is?.day && was?.activity.title !== title ? `${title} ${startTime}` : null,
        keepsEnd: long && short ? long.end === short.end : false,
        dayIds: [was?.day?.id ?? [], is?.day?.id ?? []].flat(),
      };
    })
    .sort((a, b) => (a.outcome < b.outcome ? -1 : 1));
}

/** Differences of up to ten minutes do not make another option. */
const ALIKE = 10;

export function haveSimilarEffects(one: readonly OptionEffect[], other: readonly OptionEffect[]): boolean {
  const near = (a: number | null, b: number | null) =>
    a === b || (a !== null && b !== null && Math.abs(a - b) <= ALIKE);
  return (
    one.length === other.length &&
    one.every((a) => other.some((b) => a.what === b.what && near(a.start, b.start) && near(a.minutes, b.minutes)))
  );
}

/** Whether both bring the same new places at the same hours: that they give up different stops for it makes no choice. */
export function bringTheSame(one: readonly OptionEffect[], other: readonly OptionEffect[]): boolean {
  const brought = (effects: readonly OptionEffect[]) => effects.flatMap((it) => it.brings ?? []).sort();
  const mine = brought(one);
  return mine.length > 0 && deepEqual(mine, brought(other));
}

/** Whether the first option makes the same changes as the other and also drops or shortens something for no gain. */
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
