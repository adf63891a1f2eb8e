import { requestFor, type Workshop } from "../fixes/fix-context.ts";
import { newProblems } from "../fixes/new-problems.ts";
import { type Choice, choose } from "../planning/rank-places.ts";
import { budgetOf, costOf } from "../trip/check/budget-and-repeats.ts";
import { placeOf } from "../trip/check/match-place.ts";
import { check } from "../trip/check.ts";
import type { Day, TripDocument } from "../trip/document.ts";
import type { Problem } from "../trip/finding.ts";
import { apply, type TripPatch } from "../trip/patch.ts";
import { type Look, lookAt } from "./day-view.ts";
import { type Trouble, troublesOf, weightOf } from "./disruptions.ts";
import { dayOn, daysAround } from "./stops-of-day.ts";
import type { RepairKind, Situation } from "./types.ts";

/** A way out that is to be tried. */
export interface Candidate {
  readonly kind: RepairKind;
  readonly patch: TripPatch;
  /** What it does, each part in words that begin small, the main one first. */
  readonly parts: readonly string[];
  /** What speaks for it beside what it changes, such as a place that one would like; in points of the score. */
  readonly bonus?: number;
}

/** One that was tried: what the plan is after it, and how the rest of the day goes then. */
export interface Tried extends Candidate {
  readonly look: Look;
  readonly troubles: readonly Trouble[];
  /** The trouble that it is for is gone, and the day as a whole is better. */
  readonly helps: boolean;
}

/** The days around today under repair. */
export class Bench {
  readonly situation: Situation;
  readonly look: Look;
  readonly trip: TripDocument;
  readonly day: Day;
  readonly newId: () => string;
  readonly weight: number;
  private problems: readonly Problem[] | undefined;
  private workshop: Workshop | undefined;
  private unused: readonly Choice[] | undefined;

  constructor(situation: Situation, look: Look, day: Day, troubles: readonly Trouble[], newId: () => string) {
    this.situation = situation;
    this.look = look;
    this.trip = look.trip;
    this.day = day;
    this.newId = newId;
    this.weight = weightOf(troubles);
  }

  /** Null when it does not fit, or when the checker finds something new in the days around it. */
  attempt(candidate: Candidate, trouble: Trouble): Tried | null {
    if (candidate.patch.length === 0) return null;
    const { next } = apply(this.trip, candidate.patch);
    this.problems ??= check(this.trip, this.situation.context);
    if (newProblems(this.problems, check(next, this.situation.context)).length > 0) return null;
    const look = lookAt(this.situation, next, this.look.known.account);
    const troubles = troublesOf(look);
    const isMended = !troubles.some((it) => it.key === trouble.key);
    // What somebody asked for is no burden that a repair could take away.
    const isLighter = weightOf(troubles) < this.weight + (trouble.weight === 0 ? 1 : 0);
    return { ...candidate, look, troubles, helps: isMended && isLighter };
  }

  /** The trip of this bench after a part of a repair. */
  after(patch: TripPatch): Look {
    return patch.length === 0
      ? this.look
      : lookAt(this.situation, apply(this.trip, patch).next, this.look.known.account);
  }

  /** For repairs of several parts: a bench on which the first of them are done. */
  with(patch: TripPatch): Bench {
    const look = this.after(patch);
    const day = dayOn(look.trip, this.day.date) as Day;
    const situation = { ...this.situation, trip: apply(this.situation.trip, patch).next };
    return new Bench(situation, look, day, [], this.newId);
  }

  get shop(): Workshop {
    const { situation, trip, newId } = this;
    this.workshop ??= {
      trip,
      context: situation.context,
      request: requestFor(situation.trip, situation.context),
      newId,
      isHarmless: () => true,
    };
    return this.workshop;
  }

  /** Places that are not on the plan, by what speaks for them on this day: worked out only when a repair needs one. */
  get places(): readonly Choice[] {
    this.unused ??= unusedPlaces(this.situation, this.shop, this.day.date);
    return this.unused;
  }
}

/** What is on the plan, or was and somebody set it aside, is no idea any more. */
function unusedPlaces({ trip, context }: Situation, shop: Workshop, date: string): readonly Choice[] {
  const known = [...trip.days.flatMap((it) => it.activities), ...trip.parked];
  const used = new Set(known.flatMap((it) => [it.title, placeOf(it, context)?.id ?? it.placeId]));
  return choose({ ...shop.request, only: [date] }).places.filter(
    ({ candidate: it }) => !used.has(it.id) && !used.has(it.name),
  );
}

export function benchFor(situation: Situation, newId: () => string) {
  const trip = daysAround(situation.trip, situation.now.date);
  const day = dayOn(trip, situation.now.date);
  if (!day) return null;
  const look = lookAt(situation, trip);
  const troubles = troublesOf(look);
  return { look, troubles, bench: () => new Bench(situation, look, day, troubles, newId) };
}

/** Holds a repair against the whole trip: repeats and money are not a matter of days. */
export class WholeTrip {
  private readonly situation: Situation;
  private readonly most: number;
  private readonly before = new Map<string, readonly Problem[]>();

  constructor(situation: Situation) {
    this.situation = situation;
    this.most = Math.max(costOf(situation.trip), budgetOf(situation.trip) ?? Number.POSITIVE_INFINITY);
  }

  accepts(patch: TripPatch, dayIds: ReadonlySet<string>): boolean {
    const { trip, context } = this.situation;
    const key = [...dayIds].sort().join(" ");
    const before = this.before.get(key) ?? check(trip, context, dayIds);
    this.before.set(key, before);
    const { next } = apply(trip, patch);
    return newProblems(before, check(next, context, dayIds)).length === 0 && costOf(next) <= this.most;
  }
}
