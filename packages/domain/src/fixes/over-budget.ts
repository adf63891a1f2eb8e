import { fromMinor, type Minor, times, toMinor } from "../amount.ts";
import { budgetForSaid } from "../money/budget.ts";
import { entryCost, mealCost } from "../money/known-prices.ts";
import { eachOf, type TripCost, withoutOpenNights } from "../money/trip-cost.ts";
import type { Candidate } from "../places/candidate.ts";
import { mealAt } from "../places/meal-times.ts";
import { costOf } from "../trip/check/budget.ts";
import { placeOf } from "../trip/check/match-place.ts";
import { timedOf } from "../trip/check/timeline.ts";
import type { Activity } from "../trip/document.ts";
import type { TripOp } from "../trip/patch.ts";
import { moneyOf, type Sentence, said, uncapitalized } from "../words/sentence.ts";
import { afterPatch, type FixContext, movable, type ProposedFix, sentence } from "./fix-context.ts";
import { park } from "./retime-and-park.ts";
import { swaps, withoutVenue } from "./swap-place.ts";

/** Most activities that are considered. */
const MOST = 12;
/** Smallest saving of a swap, as a share of the cost. */
const WORTHWHILE = 0.25;

interface Saving {
  readonly fix: FixContext;
  readonly words: Sentence;
  /** For all travellers, in the smallest unit. */
  readonly saved: Minor;
  /** The same, counting stated prices only. */
  readonly savedKnown: Minor;
  readonly patch: ProposedFix["patch"];
}

/** How much an activity would be missed: fillers go first, highlights last. */
const loved = ["filler", "ordinary", "highlight"] as const;
type Loved = (typeof loved)[number];

/** An activity with this priority or more is a highlight; when a person set the priority, it stays. */
const HIGH = 8;
/** Up to this priority it is a filler. */
const LOW = 4;

interface Costly {
  readonly id: string;
  readonly loved: Loved;
  readonly cost: Minor;
}

/**
 * Saves on what is most expensive and least important. Fillers go first, then ordinary stops; each is swapped for a
 * cheaper place before any is parked. Highlights are touched only when that is not enough. What is pinned, booked,
 * locked in, wanted by a member of the group or given a high priority by a person stays, and meals are never parked.
 * When all of this is not enough, the result is the one change among the least important stops that saves most, marked
 * as partial.
 */
export function* saveMoney(fix: FixContext): Generator<ProposedFix> {
  const { budget, currency } = costOf(fix.trip, fix.context);
  if (budget === null) return;
  const over = (now: FixContext) => withoutOpenNights(costOf(now.trip, now.context)).likely - budget.all;
  const knownOver = (now: FixContext) => costOf(now.trip, now.context).known - budget.all;
  const costly = costlyActivities(fix);
  const of = (...kinds: Loved[]) => costly.filter((it) => kinds.includes(it.loved)).map((it) => it.id);
  const swap = (...kinds: Loved[]) => of(...kinds).map((id) => ({ saveOn: cheaper, id }));
  const setAside = (...kinds: Loved[]) => of(...kinds).map((id) => ({ saveOn: aside, id }));
  const withoutThem = [...setAside("filler", "ordinary"), ...swap("filler", "ordinary")];
  const plans = [
    [...swap("filler", "ordinary"), ...setAside("filler", "ordinary")],
    withoutThem,
    [...withoutThem, ...swap("highlight"), ...setAside("highlight")],
  ];
  // When no saving brings the estimates within the budget, the stated prices are brought within it.
  const goals = [
    { goal: over, isPartial: false },
    { goal: knownOver, isPartial: true },
  ];
  const isOver = knownOver(fix) > 0n;
  for (const { steps, goal, isPartial } of goals.flatMap((it) => plans.map((steps) => ({ ...it, steps })))) {
    if (isPartial && !isOver) break;
    const ops: TripOp[] = [];
    const words: Sentence[] = [];
    const touched = new Set<string>();
    let now = fix;
    for (const { saveOn, id } of steps) {
      // An activity that was swapped for something cheaper stays.
      const saving = goal(now) > 0n && !touched.has(id) ? saveOn(now, id) : undefined;
      if (!saving) continue;
      touched.add(id);
      ops.push(...saving.patch);
      words.push(saving.words);
      now = saving.fix;
    }
    if (goal(now) <= 0n && ops.length > 0) {
      const all = sentence(words);
      const summary = isPartial
        ? said`${all}: what has a price is then within the budget, and the rest may still go over it`
        : all;
      yield { summary, patch: ops, isPartial };
      break;
    }
  }
  // Computed again on the trip as it is, because the savings above build on each other.
  for (const kind of loved) {
    const single = of(kind).flatMap((id) => [cheaper(fix, id), aside(fix, id)].flatMap((it) => it ?? []));
    // When the stated prices alone exceed the budget, savings on estimates do not count.
    const measured = single.map((it) => ({ ...it, saves: isOver ? it.savedKnown : it.saved }));
    const [best] = measured.filter((it) => it.saves > 0n).sort((a, b) => Number(b.saves - a.saves));
    if (!best) continue;
    const missing = isOver ? knownOver(fix) : over(fix);
    const told = (all: Minor) =>
      moneyOf(budget.for === "each" ? eachOf({ ...fix.trip, currency }, all) : fromMinor(all, currency), currency);
    const whose = budgetForSaid(budget.for, fix.trip.travelers);
    const change = sentence([best.words]);
    const summary = said`${change}: saves ${told(best.saves)} of the ${told(missing)} ${whose} over the budget`;
    yield { summary, patch: best.patch, isPartial: best.saved < over(fix) };
    return;
  }
}

/**
 * The activities that cost something and may be changed: the least important first, the most expensive of those first.
 */
function costlyActivities(fix: FixContext): readonly Costly[] {
  const amounts = amountsByActivity(costOf(fix.trip, fix.context));
  return fix.trip.days
    .flatMap((it) => it.activities)
    .flatMap((it): Costly[] => {
      const cost = amounts.get(it.id) ?? 0n;
      const kind = lovedBy(fix, it);
      return cost > 0n && kind !== null && movable(fix, it.id) ? [{ id: it.id, loved: kind, cost }] : [];
    })
    .sort((a, b) => loved.indexOf(a.loved) - loved.indexOf(b.loved) || Number(b.cost - a.cost))
    .slice(0, MOST);
}

/** Stated prices, and estimates where there is none. */
function amountsByActivity({ counted, unpriced }: TripCost): ReadonlyMap<string, Minor> {
  const planned = counted.filter((it) => it.entry.source === "activity");
  return new Map([
    ...unpriced.map((it) => [it.id, it.range?.likely ?? 0n] as const),
    ...planned.map(({ entry, amount }) => [entry.id, amount] as const),
  ]);
}

/** Null for activities that must not be given up. */
function lovedBy({ context }: FixContext, activity: Activity): Loved | null {
  const place = placeOf(activity, context);
  if ((place?.wantedBy.length ?? 0) > 0) return null;
  if (activity.priority >= HIGH && activity.provenance === "person") return null;
  if (activity.priority >= HIGH || place?.fame === 3) return "highlight";
  return activity.priority <= LOW ? "filler" : "ordinary";
}

function cheaper(fix: FixContext, activityId: string): Saving | undefined {
  const found = movable(fix, activityId);
  if (!found) return undefined;
  const { activity } = found;
  const before = costOf(fix.trip, fix.context);
  const cost = Number(amountsByActivity(before).get(activityId) ?? 0n);
  const { currency, travelers } = before;
  const isCheaper = (price: string | null) =>
    price !== null && Number(toMinor(times(price, travelers), currency)) <= cost * (1 - WORTHWHILE);
  const known = swaps(fix, activityId, (place) => isCheaper(priceOf(fix, activity, place)));
  for (const it of [...known, ...withoutVenue(fix, activityId)]) {
    const after = afterPatch(fix, it.patch);
    if (!isCheaper(it.cost) || !fix.isHarmless(after.trip)) continue;
    return savingOf(before, after, uncapitalized(it.summary), it.patch);
  }
  return undefined;
}

function savingOf(before: TripCost, after: FixContext, words: Sentence, patch: ProposedFix["patch"]): Saving {
  const { known, expected } = costOf(after.trip, after.context);
  return {
    fix: after,
    words,
    saved: before.expected.likely - expected.likely,
    savedKnown: before.known - known,
    patch,
  };
}

function priceOf({ request, context }: FixContext, activity: Activity, place: Candidate): string | null {
  if (place.category !== "food") return entryCost(request, place);
  const start = timedOf(activity, context)?.start ?? 1140;
  return mealCost(request, mealAt(start), place);
}

function aside(fix: FixContext, activityId: string): Saving | undefined {
  const found = movable(fix, activityId);
  if (!found || ["dining", "accommodation", "transport"].includes(found.activity.activityType)) return undefined;
  const patch = park(fix, activityId);
  const after = afterPatch(fix, patch);
  if (!fix.isHarmless(after.trip)) return undefined;
  return savingOf(costOf(fix.trip, fix.context), after, said`set ${found.activity.title} aside`, patch);
}
