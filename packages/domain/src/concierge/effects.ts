import { timedOf } from "../trip/check/timeline.ts";
import { changesBetween } from "./consequences.ts";
import type { Look } from "./look.ts";

/** What becomes of one thing, whatever the way to it. */
export interface Effect {
  /** The same text, the same effect. */
  readonly outcome: string;
  /** It is only given up, or done for less time. */
  readonly isLoss: boolean;
  readonly dayIds: readonly string[];
}

export function effectsOf(before: Look, after: Look): readonly Effect[] {
  const { context } = before.known;
  return changesBetween(before.trip, after.trip)
    .map(({ was, is }): Effect => {
      const { id, title, startTime, endTime, durationMinutes } = (is ?? was)?.activity ?? {};
      const [long, short] = [was && timedOf(was.activity, context), is && timedOf(is.activity, context)];
      const isShorter =
        long && short && was?.day?.id === is?.day?.id && short.end - short.start < long.end - long.start;
      return {
        outcome: JSON.stringify([was ? id : null, is?.day?.id, title, startTime, endTime, durationMinutes]),
        isLoss: was?.day !== null && was !== null && (!is?.day || isShorter === true),
        dayIds: [was?.day?.id ?? [], is?.day?.id ?? []].flat(),
      };
    })
    .sort((a, b) => (a.outcome < b.outcome ? -1 : 1));
}

export function isSame(one: readonly Effect[], other: readonly Effect[]): boolean {
  return one.length === other.length && one.every((it, index) => it.outcome === other[index]?.outcome);
}

/** The same changes as the other, and something lost besides. */
export function gainsNothing(one: readonly Effect[], other: readonly Effect[]): boolean {
  const others = new Set(other.map((it) => it.outcome));
  const rest = one.filter((it) => !others.has(it.outcome));
  return (
    other.length > 0 && one.length - rest.length === other.length && rest.length > 0 && rest.every((it) => it.isLoss)
  );
}
