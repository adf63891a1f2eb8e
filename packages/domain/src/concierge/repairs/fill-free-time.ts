import { clockOf } from "../../calendar.ts";
import type { Meal } from "../../places/meal-times.ts";
import { mealSaid } from "../../planning/reasons.ts";
import { experienceOf } from "../../planning/visit.ts";
import { addActivity } from "../../trip/edit-activity.ts";
import { occupiedMinutes } from "../../trip/occupied-minutes.ts";
import { said, uncapitalized, verbatim } from "../../words/sentence.ts";
import type { DayView } from "../day-view.ts";
import type { Disruption } from "../disruptions.ts";
import type { RepairCandidate, RepairContext } from "../repair-context.ts";
import { dayOn } from "../stops-of-day.ts";
import { bringBackParked } from "./bring-back-parked.ts";
import { rescheduled } from "./new-times.ts";
import { activityAt, type Gap, gapAt, type PlaceForGap, placesFor } from "./places-for-gap.ts";
import { PER_WORTH } from "./replace-stop.ts";
import { mealWithoutVenue, walksWithoutVenue } from "./walks-and-meals-without-venue.ts";

/** Shorter gaps are pauses; of longer ones only this much is filled. */
const SHORTEST_GAP = 30;
const LONGEST_GAP = 240;
/** Nothing is proposed at night; early in the morning, something for when the day begins. */
const NIGHT_ENDS = 300;
const DAY_BEGINS = 420;
const FORENOON = 480;
const MOST = 6;
const MOST_TABLES = 2;
const ENOUGH = 3;
/** At meal times something to eat comes first. */
const ASKED = 20;
/** Bonus for an activity of an hour. */
const LONG = 20;
const HUNGRY = 60;
const tableTimes: Record<Meal, { readonly from: number; readonly to: number }> = {
  breakfast: { from: 420, to: 600 },
  lunch: { from: 690, to: 855 },
  dinner: { from: 1095, to: 1260 },
};

/**
 * The free time from now, or from the end of the current stop, until it is time to leave; null when there is hardly
 * any.
 */
export function freeTime(view: DayView): Disruption | null {
  if (view.progress.now < NIGHT_ENDS) return null;
  const gap = gapNow(view);
  if (gap.until - gap.from < SHORTEST_GAP || isKeptFree(view, gap)) return null;
  const all = gapAhead(view);
  const [next] = view.progress.ahead;
  const key = `free_time:${next?.activity.id ?? "end"}:${view.known.date}`;
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

/** Whether a part of the gap is kept free on purpose. */
function isKeptFree({ trip, known }: DayView, { from, until }: Gap): boolean {
  const activities = dayOn(trip, known.date)?.activities ?? [];
  return activities.some((it) => {
    const taken = it.freeTime ? occupiedMinutes(it) : undefined;
    return taken !== undefined && taken.start < until && taken.end > from;
  });
}

/** All of the time that is free. */
function gapAhead(view: DayView): Gap {
  return gapAt(view, view.progress.ahead.length === 0 ? 1440 : Number.NEGATIVE_INFINITY);
}

/** The part of it that is filled. */
function gapNow(view: DayView): Gap {
  const gap = gapAhead(view);
  const from = Math.max(gap.from, DAY_BEGINS);
  return { ...gap, from, until: Math.min(gap.until, from + LONGEST_GAP) };
}

/** Something near for the free time, a restaurant at meal times, or the next stop a little earlier. */
export function* fillFreeTime(repair: RepairContext, _trouble: Disruption): Generator<RepairCandidate> {
  const { view, day } = repair;
  const gap = gapNow(view);
  const between = { start: gap.from, end: gap.until };
  const { weather } = view.known.status;
  const isDry = weather !== null && weather.to > gap.from;
  yield* bringBackParked(repair, gap, isDry);
  const meal = mealFor(view, gap);
  const tables = meal ? placesFor(repair, gap, { between, meal, isDry }).slice(0, MOST_TABLES) : [];
  const places = oneOfEach(placesFor(repair, gap, { between, meal: null, isDry })).slice(0, MOST);
  for (const [found, at] of [...tables.map((it) => [it, meal] as const), ...places.map((it) => [it, null] as const)]) {
    const activity = activityAt(repair, found, at);
    const when = clockOf(found.start);
    const parts = [
      at ? said`add ${mealSaid(at)} at ${activity.title} at ${when}` : said`add ${activity.title} at ${when}`,
    ];
    yield {
      kind: "fill",
      patch: addActivity(day, activity),
      parts,
      bonus: PER_WORTH * found.worth + LONG * Math.min(1, (found.end - found.start) / 60) + (at ? HUNGRY : ASKED),
    };
  }
  if (meal && tables.length === 0)
    for (const activity of mealWithoutVenue(repair, gap, meal)) {
      const parts = [said`add ${uncapitalized(verbatim(activity.title))} at ${activity.startTime ?? ""}`];
      yield { kind: "fill", patch: addActivity(day, activity), parts, bonus: HUNGRY };
    }
  if (!isDry && tables.length + places.length < ENOUGH) {
    for (const activity of walksWithoutVenue(repair, gap))
      yield {
        kind: "fill",
        patch: addActivity(day, activity),
        parts: [said`add ${activity.title} at ${activity.startTime ?? ""}`],
        bonus: ASKED,
      };
  }
  const [next] = view.progress.ahead;
  if (next && !next.fixed) yield* rescheduled(view, { lengths: "keep", inTurn: { stops: [next], from: FORENOON } });
}

/** A meal that is due and that the day lacks. */
function mealFor({ stops }: DayView, gap: Gap): Meal | null {
  const meals = Object.entries(tableTimes) as [Meal, (typeof tableTimes)[Meal]][];
  const found = meals.find(([, time]) => gap.from <= time.to && gap.from >= time.from - 30);
  if (!found) return null;
  const [meal, time] = found;
  const has = stops.some(
    (it) => it.activity.activityType === "dining" && it.start < time.to + 60 && it.end > time.from - 30,
  );
  return has ? null : meal;
}

/** The best of each kind first, so that the options differ. */
function oneOfEach(found: readonly PlaceForGap[]): readonly PlaceForGap[] {
  const seen = new Set<string>();
  const isFirst = ({ choice }: PlaceForGap) => {
    const experience = experienceOf(choice.candidate);
    return !seen.has(experience) && seen.add(experience);
  };
  const first = found.filter(isFirst);
  return [...first, ...found.filter((it) => !first.includes(it))];
}
