import { clockOf } from "../../calendar.ts";
import type { Meal } from "../../planning/activity-cost.ts";
import { flavourOf } from "../../planning/visit.ts";
import { addActivity } from "../../trip/edit-activity.ts";
import type { Look } from "../day-view.ts";
import type { Trouble } from "../disruptions.ts";
import type { Bench, Candidate } from "../repair-context.ts";
import { fromTheTray } from "./bring-back-parked.ts";
import { settled } from "./new-times.ts";
import { activityAt, type Found, type Gap, gapAt, placesFor } from "./places-for-gap.ts";
import { PER_WORTH } from "./replace-stop.ts";
import { mealAnywhere, strolls } from "./walks-and-meals-without-venue.ts";

/** Less than this is a pause, and nobody needs an idea for it; more than that is an afternoon. */
const SHORTEST_GAP = 30;
const LONGEST_GAP = 240;
/** Who asks in the night is told nothing; who is up early, something for when the day has begun. */
const NIGHT_ENDS = 300;
const DAY_BEGINS = 420;
const FORENOON = 480;
const MOST = 6;
const MOST_TABLES = 2;
const ENOUGH = 3;
/** Something to do was asked for; at meal times something to eat first. */
const ASKED = 20;
/** And something that takes an hour before what is seen in a minute. */
const LONG = 20;
const HUNGRY = 60;
const tableTimes: Record<Meal, { readonly from: number; readonly to: number }> = {
  breakfast: { from: 420, to: 600 },
  lunch: { from: 690, to: 855 },
  dinner: { from: 1095, to: 1260 },
};

/** Free time between now, or the end of what is on, and the time to leave; null when there is none to speak of. */
export function freeTime(look: Look): Trouble | null {
  if (look.standing.now < NIGHT_ENDS) return null;
  const gap = gapNow(look);
  if (gap.until - gap.from < SHORTEST_GAP) return null;
  const all = gapAhead(look);
  const [next] = look.standing.ahead;
  const key = `free_time:${next?.activity.id ?? "end"}:${look.known.date}`;
  return {
    situation: "free_time",
    key,
    at: gap.from,
    weight: 0,
    stops: [],
    forecast: null,
    minutes: all.until - all.from,
  };
}

/** All of the time that is free. */
function gapAhead(look: Look): Gap {
  return gapAt(look, look.standing.ahead.length === 0 ? 1440 : Number.NEGATIVE_INFINITY);
}

/** What of it is to be filled. */
function gapNow(look: Look): Gap {
  const gap = gapAhead(look);
  const from = Math.max(gap.from, DAY_BEGINS);
  return { ...gap, from, until: Math.min(gap.until, from + LONGEST_GAP) };
}

/** Something near for the time that is free, a table at meal times, or what comes next a little earlier. */
export function* fill(bench: Bench, _trouble: Trouble): Generator<Candidate> {
  const { look, day } = bench;
  const gap = gapNow(look);
  const between = { start: gap.from, end: gap.until };
  const { weather } = look.known.account;
  const isDry = weather !== null && weather.to > gap.from;
  yield* fromTheTray(bench, gap, isDry);
  const meal = mealFor(look, gap);
  const tables = meal ? placesFor(bench, gap, { between, meal, isDry }).slice(0, MOST_TABLES) : [];
  const places = oneOfEach(placesFor(bench, gap, { between, meal: null, isDry })).slice(0, MOST);
  for (const [found, at] of [...tables.map((it) => [it, meal] as const), ...places.map((it) => [it, null] as const)]) {
    const activity = activityAt(bench, found, at);
    const what = at ? `${at} at ${activity.title}` : activity.title;
    const parts = [`add ${what} at ${clockOf(found.start)}`];
    yield {
      kind: "fill",
      patch: addActivity(day, activity),
      parts,
      bonus: PER_WORTH * found.worth + LONG * Math.min(1, (found.end - found.start) / 60) + (at ? HUNGRY : ASKED),
    };
  }
  if (meal && tables.length === 0)
    for (const activity of mealAnywhere(bench, gap, meal)) {
      const parts = [
        `add ${activity.title.charAt(0).toLowerCase()}${activity.title.slice(1)} at ${activity.startTime}`,
      ];
      yield { kind: "fill", patch: addActivity(day, activity), parts, bonus: HUNGRY };
    }
  if (!isDry && tables.length + places.length < ENOUGH) {
    for (const activity of strolls(bench, gap))
      yield {
        kind: "fill",
        patch: addActivity(day, activity),
        parts: [`add ${activity.title} at ${activity.startTime}`],
        bonus: ASKED,
      };
  }
  const [next] = look.standing.ahead;
  if (next && !next.fixed) yield* settled(look, { lengths: "keep", inTurn: { stops: [next], from: FORENOON } });
}

/** A meal whose time it is and that the day does not have. */
function mealFor({ stops }: Look, gap: Gap): Meal | null {
  const meals = Object.entries(tableTimes) as [Meal, (typeof tableTimes)[Meal]][];
  const found = meals.find(([, time]) => gap.from <= time.to && gap.from >= time.from - 30);
  if (!found) return null;
  const [meal, time] = found;
  const has = stops.some(
    (it) => it.activity.activityType === "dining" && it.start < time.to + 60 && it.end > time.from - 30,
  );
  return has ? null : meal;
}

/** Of each kind the best: three churches are no choice. */
function oneOfEach(found: readonly Found[]): readonly Found[] {
  const seen = new Set<string>();
  const isFirst = ({ choice }: Found) => {
    const flavour = flavourOf(choice.candidate);
    return !seen.has(flavour) && seen.add(flavour);
  };
  const first = found.filter(isFirst);
  return [...first, ...found.filter((it) => !first.includes(it))];
}
