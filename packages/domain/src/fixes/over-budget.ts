import { uncapitalize } from "../join-words.ts";
import type { Candidate } from "../places/candidate.ts";
import { entryCost, mealCost } from "../planning/activity-cost.ts";
import { mealAt } from "../planning/meal-times.ts";
import { amount, budgetOf, costOf } from "../trip/check/budget.ts";
import { timedOf } from "../trip/check/timeline.ts";
import type { Activity } from "../trip/document.ts";
import type { TripOp } from "../trip/patch.ts";
import { afterPatch, type FixContext, movable, type ProposedFix, sentence } from "./fix-context.ts";
import { park } from "./retime-and-park.ts";
import { swaps, withoutVenue } from "./swap-place.ts";

/** Most expensive activities that are considered. */
const MOST = 12;
/** Smallest saving of a swap, as a share of the cost. */
const WORTHWHILE = 0.25;

interface Saving {
  readonly fix: FixContext;
  readonly words: string;
  readonly saved: number;
  readonly patch: ProposedFix["patch"];
}

/**
 * Replaces the most expensive activities by cheaper ones until the plan fits the budget, then parks those that are no
 * meals. If that is not enough, the one change that saves most, marked as partial.
 */
export function* saveMoney(fix: FixContext): Generator<ProposedFix> {
  const budget = budgetOf(fix.trip);
  if (budget === null) return;
  const over = (now: FixContext) => costOf(now.trip) - budget;
  const dear = dearest(fix);
  const found: Saving[] = [];
  const ops: TripOp[] = [];
  const words: string[] = [];
  let now = fix;
  for (const saveOn of [cheaper, aside]) {
    for (const id of dear) {
      const saving = over(now) > 0 ? saveOn(now, id) : undefined;
      if (!saving) continue;
      found.push(saving);
      ops.push(...saving.patch);
      words.push(saving.words);
      now = saving.fix;
    }
  }
  if (over(now) <= 0) yield { summary: sentence(words), patch: ops };
  // Computed again on the trip as it is, because the savings above build on each other.
  const single = dear.flatMap((id) => [cheaper(fix, id), aside(fix, id)].flatMap((it) => it ?? []));
  const [best] = single.sort((a, b) => b.saved - a.saved);
  if (!best) return;
  const part = `saves ${amount(best.saved)} of the ${amount(over(fix))} ${fix.trip.currency} over the budget`;
  yield { summary: `${sentence([best.words])}: ${part}`, patch: best.patch, isPartial: best.saved < over(fix) };
}

function dearest({ trip }: FixContext): readonly string[] {
  return trip.days
    .flatMap((it) => it.activities)
    .filter((it) => Number(it.estimatedCost ?? 0) > 0)
    .sort((a, b) => Number(b.estimatedCost) - Number(a.estimatedCost))
    .slice(0, MOST)
    .map((it) => it.id);
}

function cheaper(fix: FixContext, activityId: string): Saving | undefined {
  const found = movable(fix, activityId);
  if (!found) return undefined;
  const { activity } = found;
  const cost = Number(activity.estimatedCost);
  const isCheaper = (price: string | null) => price !== null && Number(price) <= cost * (1 - WORTHWHILE);
  const known = swaps(fix, activityId, (place) => isCheaper(priceOf(fix, activity, place)));
  for (const it of [...known, ...withoutVenue(fix, activityId)]) {
    const after = afterPatch(fix, it.patch);
    if (!isCheaper(it.cost) || !fix.isHarmless(after.trip)) continue;
    const words = uncapitalize(it.summary);
    return { fix: after, words, saved: cost - Number(it.cost), patch: it.patch };
  }
  return undefined;
}

function priceOf({ request, context }: FixContext, activity: Activity, place: Candidate): string | null {
  if (place.category !== "food") return entryCost(place, request.currency);
  const start = timedOf(activity, context)?.start ?? 1140;
  return mealCost(request, mealAt(start), place);
}

function aside(fix: FixContext, activityId: string): Saving | undefined {
  const found = movable(fix, activityId);
  if (!found || ["dining", "accommodation", "transport"].includes(found.activity.activityType)) return undefined;
  const patch = park(fix, activityId);
  const after = afterPatch(fix, patch);
  if (!fix.isHarmless(after.trip)) return undefined;
  return {
    fix: after,
    words: `set ${found.activity.title} aside`,
    saved: Number(found.activity.estimatedCost),
    patch,
  };
}
