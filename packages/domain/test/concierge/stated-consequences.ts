import type { RepairKind } from "../../src/concierge/types.ts";
import { eachOf } from "../../src/money/trip-cost.ts";
import { costOf } from "../../src/trip/check/budget.ts";
import { type ActivityChange, applyOption } from "./apply-option.ts";
import type { RepairOption } from "./in-english.ts";
import type { Scenario } from "./scenario-builder.ts";

/** Whether an option has the right kind and states all its losses. Returns complaints. */
export function unstatedConsequences(
  scenario: Scenario,
  option: RepairOption,
  changed: readonly ActivityChange[],
): readonly string[] {
  const { moves, misses } = option.consequences;
  const says = (lines: readonly string[], title: string) => lines.some((it) => it.includes(title));
  const unsaid = (lines: readonly string[], what: string, of: (it: ActivityChange) => boolean) =>
    changed.filter((it) => of(it) && !says(lines, it.title)).map((it) => `does not say that it ${what} ${it.title}`);
  return [
    ...(isWhatItSays(option.kind, changed) ? [] : [`is no ${option.kind}`]),
    ...unsaid([...moves, ...misses], "moves", (it) => (it.isMoved || it.isElsewhere) && !it.isReplaced),
    ...unsaid(misses, "drops", (it) => it.isDropped),
    ...unsaid(misses, "shortens", (it) => it.isShorter),
    ...unsaid([...moves, ...misses], "replaces", (it) => it.isReplaced),
    ...wrongCost(scenario, option, changed),
  ];
}

function isWhatItSays(kind: RepairKind, changed: readonly ActivityChange[]): boolean {
  switch (kind) {
    case "shift":
      return changed.some((it) => it.isMoved && !it.isElsewhere && !it.isReplaced);
    case "shorten":
      return changed.some((it) => it.isShorter);
    case "skip":
      return changed.some((it) => it.isDropped);
    case "move_day":
      return changed.some((it) => it.isElsewhere);
    case "fill":
      return changed.some((it) => it.isNew);
    case "replace":
      return (
        changed.some((it) => it.isReplaced) || (changed.some((it) => it.isDropped) && changed.some((it) => it.isNew))
      );
    case "swap":
      return changed.some(givesWay) || changed.some((one) => changed.some((other) => tradePlaces(one, other)));
  }
}

function givesWay({ before, after, isReplaced }: ActivityChange): boolean {
  return isReplaced && (before?.activity.alternatives.some((it) => it.title === after?.activity.title) ?? false);
}

/** Their order is reversed, or their days are swapped. */
function tradePlaces(one: ActivityChange, other: ActivityChange): boolean {
  const [a, b, c, d] = [one.before, other.before, one.after, other.after];
  if (!a?.date || !b?.date || !c?.date || !d?.date || one === other) return false;
  if (a.date !== b.date) return a.date === d.date && b.date === c.date;
  const [first, second] = [a.activity.startTime ?? "", b.activity.startTime ?? ""];
  const [then, thereafter] = [c.activity.startTime ?? "", d.activity.startTime ?? ""];
  return first < second && then > thereafter;
}

/** The difference of costs, where all prices are known; none otherwise. */
function wrongCost(scenario: Scenario, option: RepairOption, changed: readonly ActivityChange[]): readonly string[] {
  const { cost } = option.consequences;
  const costEach = (trip: Scenario["trip"]) => {
    const cost = costOf(trip, scenario.situation.context);
    return Number(eachOf(cost, cost.known));
  };
  const difference = costEach(applyOption(scenario, option).next) - costEach(scenario.trip);
  const ends = changed.flatMap((it) => (it.isNew || it.isDropped || it.isReplaced ? [it.before, it.after] : []));
  const isKnown = ends.every((it) => it === undefined || it.activity.estimatedCost !== null);
  if (cost === null) return isKnown && Math.abs(difference) > 0.001 ? [`does not say that it costs ${difference}`] : [];
  return Math.abs(Number(cost) - difference) > 0.001 ? [`says it costs ${cost}, and it is ${difference}`] : [];
}
