import { legBetween, type Point } from "../../src/places/travel-time.ts";
import { ownPoint } from "../../src/trip/activity-ends.ts";
import type { TripDocument } from "../../src/trip/document.ts";
import {
  type ActivityChange,
  activityChanges,
  applyOption,
  type LocatedActivity,
  locatedActivities,
  spanOf,
} from "./apply-option.ts";
import type { Advice, RepairOption } from "./in-english.ts";
import type { Scenario } from "./scenario-builder.ts";

const CLOCK = /\b\d{2}:\d{2}\b/g;
/** An excess so small is ignored. */
const GRACE = 12;

/**
 * Whether each option is a real choice: its text is correct, its places are near, and it is not another option with an
 * additional loss. Returns complaints.
 */
export function optionProblems(scenario: Scenario, { options }: Advice): readonly string[] {
  const results = options.flatMap((option) => {
    try {
      return [{ option, changed: activityChanges(scenario.trip, applyOption(scenario, option).next) }];
    } catch {
      // An option that does not apply is reported elsewhere.
      return [];
    }
  });
  const twice = results.filter((one, index) => results.slice(0, index).some((it) => bringsTheSame(one, it)));
  const repeats = twice.map((it) => `"${it.option.summary}" brings what another option brings, for the same`);
  const alike = results.filter((one, index) => results.slice(0, index).some((it) => isSimilar(one, it)));
  const nearly = alike.map((it) => `"${it.option.summary}" is within ten minutes of another option`);
  const each = results.flatMap((one) =>
    [
      ...wrongClocks(one.option, one.changed),
      ...outOfTheWay(scenario, one.option, one.changed),
      ...results
        .filter((other) => isWorse(one.changed, other.changed))
        .map((other) => `gives up more than "${other.option.summary}" and gains nothing`),
    ].map((complaint) => `${one.option.kind} "${one.option.summary}": ${complaint}`),
  );
  return [...each, ...repeats, ...nearly];
}

interface Result {
  readonly option: RepairOption;
  readonly changed: readonly ActivityChange[];
}

/** One place at one hour, by two titles. */
function bringsTheSame(one: Result, other: Result): boolean {
  const brings = ({ changed }: Result) =>
    changed.flatMap(({ isNew, isReplaced, after }) =>
      (isNew || isReplaced) && after ? [`${after.activity.title} ${after.activity.startTime}`] : [],
    );
  const mine = brings(one);
  return mine.length > 0 && `${mine}` === `${brings(other)}`;
}

/** The same activities on the same days, with times that differ by ten minutes at most. */
function isSimilar(one: Result, other: Result): boolean {
  const near = (a = -1, b = -1) => Math.abs(a - b) <= 10;
  return (
    one.changed.length === other.changed.length &&
    one.changed.every(({ before, after, title }) =>
      other.changed.some((it) => {
        const [a, b] = [after && spanOf(after), it.after && spanOf(it.after)];
        const isOne = it.before?.activity.id === before?.activity.id && it.title === title;
        return (
          isOne &&
          it.after?.date === after?.date &&
          near(a?.start, b?.start) &&
          near(a?.end, b?.end) &&
          sameTitle(after, it.after)
        );
      }),
    )
  );
}

function sameTitle(one: LocatedActivity | undefined, other: LocatedActivity | undefined): boolean {
  return one?.activity.title === other?.activity.title;
}

/** Times in the summary must belong to its changes. */
function wrongClocks({ summary }: RepairOption, changed: readonly ActivityChange[]): readonly string[] {
  const clocks = changed.flatMap(({ after }) => [after?.activity.startTime, after?.activity.endTime]);
  const bare = changed.reduce((text, { title, after }) => {
    return text.replaceAll(title, "").replaceAll(after?.activity.title ?? title, "");
  }, summary);
  return (bare.match(CLOCK) ?? []).filter((it) => !clocks.includes(it)).map((it) => `nothing is at ${it}`);
}

/** The same changes, and an additional loss. */
function isWorse(one: readonly ActivityChange[], other: readonly ActivityChange[]): boolean {
  const outcomes = new Set(one.map(outcomeOf));
  const others = other.map(outcomeOf);
  const rest = one.filter((it) => !others.includes(outcomeOf(it)));
  return others.length > 0 && others.every((it) => outcomes.has(it)) && rest.length > 0 && rest.every(isLoss);
}

function outcomeOf({ before, after }: ActivityChange): string {
  return JSON.stringify([before?.activity.id, after]);
}

function isLoss({ isDropped, isShorter }: ActivityChange): boolean {
  return isDropped || isShorter;
}

/** A new activity is on the way, or within the traveller's maximum detour. */
function outOfTheWay(scenario: Scenario, option: RepairOption, changed: readonly ActivityChange[]): readonly string[] {
  const { situation } = scenario;
  const { lived } = applyOption(scenario, option);
  const most = situation.maxDetourMinutes + GRACE;
  const lost = changed.find((it) => it.isDropped || it.isReplaced)?.before;
  return changed
    .flatMap((it) => ((it.isNew || it.isReplaced) && it.after ? [it.after] : []))
    .filter((it) => it.date === situation.now.date && ownPoint(it.activity) !== null)
    .flatMap((it) => {
      const minutes = detourBy(scenario, lived, it, lost);
      return minutes > most ? [`${it.activity.title} is ${minutes} minutes out of the way`] : [];
    });
}

function detourBy(
  scenario: Scenario,
  lived: TripDocument,
  added: LocatedActivity,
  lost: LocatedActivity | undefined,
): number {
  const { now, place } = scenario.situation;
  const there = ownPoint(added.activity);
  const start = spanOf(added)?.start ?? now.minutes;
  const stops = [...locatedActivities(lived).values()]
    .filter((it) => it.date === added.date && it.activity.id !== added.activity.id)
    .flatMap((it) => {
      const [span, point] = [spanOf(it), ownPoint(it.activity)];
      return span && point ? [{ start: span.start, point }] : [];
    })
    .concat(place ? [{ start: now.minutes, point: place }] : [])
    .sort((a, b) => a.start - b.start);
  const before = stops.findLast((it) => it.start <= start)?.point;
  const after = stops.find((it) => it.start > start)?.point;
  const way = (from: Point | null | undefined, to: Point | null | undefined) =>
    from && to ? legBetween(from, to).minutes : 0;
  // Without neighbours, only the replaced stop says where the day takes place.
  if (!before && !after) return way(lost && ownPoint(lost.activity), there);
  if (!before || !after) return way(before ?? after, there) - way(lost && ownPoint(lost.activity), before ?? after);
  return way(before, there) + way(there, after) - way(before, after);
}
