import { clockOf } from "../calendar.ts";
import { mealAt } from "../places/meal-times.ts";
import type { Point } from "../places/travel-time.ts";
import { isLunch, lunchTime } from "../trip/check/day-load-and-lunch.ts";
import { type Timed, timedOf } from "../trip/check/timeline.ts";
import type { Activity, ActivityFields, Day } from "../trip/document.ts";
import { changeActivity } from "../trip/requested-patch.ts";
import { said } from "../words/sentence.ts";
import { type FixContext, movable, type ProposedFix } from "./fix-context.ts";
import { seatsNear } from "./seats-near.ts";
import { onTheSpot } from "./swap-place.ts";

/** How far the meal may move, in minutes. */
const SHIFT = 60;
const LATEST_LUNCH_ENDS = lunchTime.to + 60;

/** The same meal at another table that is open then, near the activity before it; the last one without a venue. */
export function* eatElsewhere(fix: FixContext, activityId: string | undefined): Generator<ProposedFix> {
  const found = movable(fix, activityId);
  const timed = found && timedOf(found.activity, fix.context);
  if (!found || !timed || found.activity.activityType !== "dining") return;
  const { activity, day } = found;
  const wanted = {
    meal: isLunch(timed) ? ("lunch" as const) : mealAt(timed.start),
    near: besideIt(fix, day, timed),
    wish: timed.start,
    from: timed.start - SHIFT,
    to: timed.end + SHIFT,
    // A lunch at half past ten, in a place that is closed then, becomes one at the usual hour.
    ...(isLunch(timed)
      ? { wish: Math.max(timed.start, lunchTime.from), from: lunchTime.from, to: LATEST_LUNCH_ENDS }
      : {}),
    longest: timed.end - timed.start,
    ignored: new Set([activity.id]),
  };
  for (const { table, made } of seatsNear(fix, day, wanted)) {
    const changes: Partial<ActivityFields> = { ...made, priority: activity.priority, notes: notesFor(activity, made) };
    const where = table.place ? table.place.name : said`${onTheSpot(made.title)}, chosen on the spot`;
    yield {
      summary:
        made.startTime === activity.startTime
          ? said`Swap ${activity.title} for ${where}`
          : said`Swap ${activity.title} for ${where} at ${made.startTime ?? clockOf(timed.start)}`,
      patch: changeActivity(fix.trip, activity.id, changes),
    };
  }
}

function notesFor({ provenance, notes }: Activity, made: Pick<Activity, "notes">): string | null {
  return provenance === "person" ? notes : made.notes;
}

/** Where one comes from before a meal, or goes afterwards. */
function besideIt(fix: FixContext, day: Day, meal: Timed): Point | null {
  const others = day.activities.flatMap((it) => (it === meal.activity ? [] : (timedOf(it, fix.context) ?? [])));
  const before = others
    .filter((it) => it.exit && it.start <= meal.start)
    .reduce<Timed | null>((last, it) => (last && last.start > it.start ? last : it), null);
  return before?.exit ?? others.find((it) => it.entry)?.entry ?? meal.point;
}
