import type { TripDocument } from "../trip/document.ts";
import type { Plan } from "./types.ts";

/** What a language model wrote of a stored plan. It stays true as long as the days are as the model knew them. */
export interface PlanWords {
  /** How it understood the wishes, and what could not be met. */
  readonly understood: readonly string[];
  /** What to book, to bring and to know. */
  readonly advice: readonly string[];
  readonly days: readonly WordsOfDay[];
}

interface WordsOfDay {
  readonly dayId: string;
  /** What the day is about. */
  readonly line: string;
  /** The activities of the day, in order, when this was written. */
  readonly activityIds: readonly string[];
}

const none: PlanWords = { understood: [], advice: [], days: [] };

/**
 * The words to keep with a trip after a plan was put into it: of the new plan, and of the days that it left alone those
 * from before. Null when there are none.
 *
 * @param trip with the plan
 */
export function wordsAfterPlan(before: PlanWords | null, plan: Plan, trip: TripDocument): PlanWords | null {
  const planned = new Set(plan.days.map((it) => it.date));
  const isWhole = trip.days.every((it) => planned.has(it.date));
  const edited = new Set(plan.edited?.dates);
  const reasons = new Map(plan.days.map((it) => [it.date, it.reason]));
  const earlier = new Map(before?.days.map((it) => [it.dayId, it]));
  const days = trip.days.flatMap(({ id, date, activities }): readonly WordsOfDay[] => {
    const line = edited.has(date) ? reasons.get(date) : undefined;
    if (line !== undefined) return [{ dayId: id, line, activityIds: activities.map((it) => it.id) }];
    const kept = planned.has(date) ? undefined : earlier.get(id);
    return kept ? [kept] : [];
  });
  const { understood, advice } = (isWhole ? plan.edited : before) ?? none;
  return understood.length + advice.length + days.length === 0 ? null : { understood, advice, days };
}

/**
 * The words that are still true of a trip: a day's while it has the same activities in the same order, and those about
 * the trip while at least half of its days do.
 */
export function wordsStillTrue(words: PlanWords | null, trip: TripDocument) {
  const activities = new Map(trip.days.map((day) => [day.id, day.activities.map((it) => it.id).join()]));
  const days = (words ?? none).days.filter((it) => activities.get(it.dayId) === it.activityIds.join());
  return {
    lines: new Map(days.map((it) => [it.dayId, it.line])),
    about: words && 2 * days.length >= trip.days.length ? [...words.understood, ...words.advice] : [],
  };
}
