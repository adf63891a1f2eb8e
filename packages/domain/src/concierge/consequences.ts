import { eachOf, type TripCost } from "../money/trip-cost.ts";
import { costOf } from "../trip/check/budget.ts";
import { placeOf } from "../trip/check/match-place.ts";
import { timedOf } from "../trip/check/timeline.ts";
import type { CheckContext } from "../trip/check.ts";
import type { Activity, Day, TripDocument } from "../trip/document.ts";
import { dayOf, type Sentence, said, verbatim } from "../words/sentence.ts";
import { type DayView, unavoidableDelay } from "./day-view.ts";
import { isMissed } from "./disruptions.ts";
import { describeStop, formatAboutMinutes, formatMinutes } from "./format.ts";
import type { TriedRepair } from "./repair-context.ts";
import type { Consequences } from "./types.ts";

interface Where {
  readonly activity: Activity;
  readonly day: Day | null;
}

/** What differs between the plan and the plan after a repair. */
export function consequencesOf(before: DayView, { view }: Pick<TriedRepair, "view">): Consequences {
  const pairs = changesBetween(before.trip, view.trip);
  return {
    moves: pairs.flatMap(({ was, is }) => moveOf(before, was, is)),
    misses: pairs.flatMap(({ was, is }) => missOf(before, was, is)),
    cost: costDifference(before, view),
    breaks: breaksOf(view),
  };
}

interface Pair {
  readonly was: Where | null;
  readonly is: Where | null;
}

/** Activities that were moved or changed, in the order of the days. */
export function changesBetween(before: TripDocument, after: TripDocument): readonly Pair[] {
  const [was, is] = [placesOf(before), placesOf(after)];
  const ids = new Set([...was.keys(), ...is.keys()]);
  return [...ids].flatMap((id): Pair[] => {
    const [a, b] = [was.get(id) ?? null, is.get(id) ?? null];
    return a && b && a.activity === b.activity && a.day?.id === b.day?.id ? [] : [{ was: a, is: b }];
  });
}

function placesOf(trip: TripDocument): ReadonlyMap<string, Where> {
  const places = new Map<string, Where>();
  for (const day of trip.days) for (const activity of day.activities) places.set(activity.id, { activity, day });
  for (const activity of trip.parked) places.set(activity.id, { activity, day: null });
  return places;
}

function moveOf({ known }: DayView, was: Where | null, is: Where | null): Sentence[] {
  if (!is?.day) return [];
  const { title, startTime } = is.activity;
  const day = dayOf(is.day.date);
  const when =
    is.day.date === known.date ? verbatim(startTime ?? "") : startTime ? said`${day} ${startTime}` : said`${day}`;
  const needsBooking = isToBook(known.context, is.activity);
  if (!was?.day) return [needsBooking ? said`${title} ${when} (new, needs a booking)` : said`${title} ${when} (new)`];
  const former = was.activity.title;
  if (former !== title)
    return [
      needsBooking
        ? said`${title} ${when} instead of ${former} (needs a booking)`
        : said`${title} ${when} instead of ${former}`,
    ];
  if (was.day.id === is.day.id && was.activity.startTime === startTime) return [];
  const before = was.activity.startTime ?? "";
  return [startTime ? said`${title} ${before} → ${when}` : said`${title} ${before} → no fixed hour`];
}

/** Added activities may need a ticket or table that is not booked yet. */
function isToBook(context: CheckContext, activity: Activity): boolean {
  return activity.bookingId === null && placeOf(activity, context)?.bookingAdvised === true;
}

function missOf({ known }: DayView, was: Where | null, is: Where | null): Sentence[] {
  if (!was?.day || !is) return [];
  const { title } = was.activity;
  if (!is.day) return [said`${title} is set aside`];
  if (is.day.id !== was.day.id) return [said`${title} is skipped today`];
  if (is.activity.title !== title) return [said`${title} is skipped`];
  const [long, short] = [timedOf(was.activity, known.context), timedOf(is.activity, known.context)];
  const less = long && short ? long.end - long.start - (short.end - short.start) : 0;
  return less > 0 ? [said`${formatMinutes(less)} less at ${title}`] : [];
}

/** The difference in cost for each traveller; null when there is none, or when a price that matters is unknown. */
function costDifference(before: DayView, after: DayView): string | null {
  const [was, is] = [before, after].map(({ trip, known }) => costOf(trip, known.context)) as [TripCost, TripCost];
  const unpriced = new Set(was.unpriced.map((it) => it.id));
  const isUnknown = was.unpriced.length !== is.unpriced.length || is.unpriced.some((it) => !unpriced.has(it.id));
  return isUnknown || was.known === is.known ? null : eachOf(was, is.known - was.known);
}

/** Fixed stops that will be missed with this option too. */
function breaksOf(view: DayView): Sentence[] {
  return view.forecast
    .filter((it) => it.stop.fixed && isMissed(it))
    .map(({ stop, lateBy }) => {
      const by = Math.max(lateBy, unavoidableDelay(view, stop.activity.id));
      return said`You will be ${formatAboutMinutes(by)} late for ${describeStop(stop)}`;
    });
}
