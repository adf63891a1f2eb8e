import { isNoWorse, newProblems } from "../../trip/check/compare-findings.ts";
import { type CheckContext, check } from "../../trip/check.ts";
import type { TripDocument } from "../../trip/document.ts";
import type { Problem } from "../../trip/finding.ts";
import { type Sentence, said } from "../../words/sentence.ts";
import type { Plan, PlannedActivity, PlannedDay, PlanRequest } from "../types.ts";
import { type DayInHand, dayOfEdit } from "./day-slots.ts";
import { mended, namedOn } from "./mend-day.ts";
import { stopToDrop } from "./stop-to-drop.ts";
import { stopsOfNights } from "./stops-of-nights.ts";
import type { EditedDay, EditedPlan, LeftOut } from "./types.ts";

export interface SettledEdit {
  readonly plan: Plan;
  /** The dates whose day is the model's; the others are those of the draft. */
  readonly dates: ReadonlySet<string>;
  readonly leftOut: readonly LeftOut[];
  /** Dates of the answer whose day is the draft's after all, with the finding that decided it. */
  readonly refused: readonly { readonly date: string; readonly reason: Sentence }[];
}

interface Judge {
  readonly request: PlanRequest;
  readonly draft: Plan;
  /** The trip as it would be stored with a plan. */
  readonly tripWith: (plan: Plan) => TripDocument;
  readonly context: CheckContext;
  /** What the check finds in the trip with the draft. */
  readonly before: readonly Problem[];
}

/** A day that kept less of what the model planned is no longer its day. */
const LEAST_KEPT = 0.6;
/** A day does not get emptier than this, unless it was meant to be. */
const FEWEST = 3;
/** More rounds than any answer of an honest model needs. */
const MOST_ROUNDS = 150;
/** Findings that a split of nights of its own may have caused. */
const placing: ReadonlySet<Problem["code"]> = new Set(["missing_way", "not_at_stop", "far_from_stay", "no_way_back"]);

interface DayUnderWork extends DayInHand {
  readonly edited: EditedDay;
  /** Left out for a finding of the check. */
  readonly dropped: readonly LeftOut[];
}

/**
 * The plan that an edited plan becomes: its days brought in order, checked together, and mended until the whole has no
 * more errors, and no more errors and warnings, than the draft. What cannot be mended is the draft's day. Whatever the
 * edited plan says, the result is a plan.
 */
export function settleEdit(judge: Judge, edit: EditedPlan): SettledEdit {
  const { request, draft, tripWith, context, before } = judge;
  const byId = activitiesById(draft);
  const work = new Map<string, DayUnderWork>();
  const refused: { date: string; reason: Sentence }[] = [];
  const rework = (edited: EditedDay, dropped: readonly LeftOut[]) => {
    const made = dayOfEdit(request, edit.read, edited, byId);
    const isKept = plannedOn(made.day).length >= Math.max(1, edited.asked * LEAST_KEPT, Math.min(FEWEST, edited.asked));
    if (isKept) work.set(edited.date, { ...made, edited, dropped });
    else refuse(edited.date, [...dropped, ...made.leftOut][0]?.reason ?? said`nothing was planned`);
  };
  const refuse = (date: string, reason: Sentence) => {
    work.delete(date);
    refused.push({ date, reason });
  };
  const known = new Set(draft.days.map((it) => it.date));
  for (const day of edit.days) if (known.delete(day.date)) rework(day, []);
  /** Days of the draft without what the model has on another day. */
  const trimmed = new Map<string, PlannedDay>();
  const ourDay = (day: PlannedDay) => trimmed.get(day.date) ?? day;
  let stops = stopsOfNights(request, edit.nights);
  const planNow = (): Plan => ({
    ...draft,
    // Of days that were planned around other nights, none can stay.
    ...(stops && work.size === draft.days.length ? { stops } : {}),
    days: draft.days.map((it) => withReason(work.get(it.date)?.day ?? ourDay(it), it)),
  });
  const tried = new Map<string, number>();
  for (let round = 0; ; round++) {
    const plan = planNow();
    const trip = tripWith(plan);
    const after = check(trip, context);
    if (work.size === 0 || isNoWorse(before, after)) {
      const leftOut = [...work.values()].flatMap((it) => [...it.leftOut, ...it.dropped]);
      return { plan, dates: new Set(work.keys()), leftOut, refused };
    }
    const worse = newProblems(before, after);
    const isOurs = (it: Problem) => datesOf(trip, it).some((date) => work.has(date));
    const problem = worse.find(isOurs) ?? worse[0] ?? after[0];
    if (!problem || round > MOST_ROUNDS) {
      for (const date of [...work.keys()]) refuse(date, said`it has more problems than the draft`);
      continue;
    }
    if (trim(trip, problem) || mend(trip, problem) || drop(trip, problem)) continue;
    if (stops && placing.has(problem.code)) {
      stops = null;
      tried.clear();
      continue;
    }
    const date = datesOf(trip, problem).find((it) => work.has(it)) ?? [...work.keys()].at(-1);
    if (date !== undefined) refuse(date, problem.message);
  }

  /** What the model has on its day, the draft's day can do without, unless little would be left of it. */
  function trim(trip: TripDocument, problem: Problem): boolean {
    if (problem.code !== "repeated") return false;
    for (const own of draft.days.filter((it) => !work.has(it.date)).map(ourDay)) {
      const stored = trip.days.find((it) => it.date === own.date);
      const again = stored?.activities.find((it) => problem.activityIds.includes(it.id));
      const items = own.items.filter((it) => it.kind === "fixed" || it.activity.placeId !== again?.placeId);
      if (!again || again.placeId === null || items.length === own.items.length || items.length < FEWEST) continue;
      trimmed.set(own.date, { ...own, items });
      return true;
    }
    return false;
  }

  function mend(trip: TripDocument, problem: Problem): boolean {
    return daysOf(trip, problem).some((day) => {
      const named = namedOn(trip, problem, day.edited);
      const key = `${day.edited.date} ${problem.code} ${named?.stops.map((it) => it.title).join("|")}`;
      const times = tried.get(key) ?? 0;
      tried.set(key, times + 1);
      const next = named && mended(trip, problem, named, times);
      if (next) rework(next, day.dropped);
      return next !== null;
    });
  }

  function drop(trip: TripDocument, problem: Problem): boolean {
    const gone = stopToDrop(
      request,
      trip,
      problem,
      daysOf(trip, problem).map((it) => it.edited),
    );
    const day = gone && work.get(gone.day.date);
    if (!day) return false;
    const left = { date: gone.day.date, title: gone.stop.title, reason: problem.message };
    const rest = { ...gone.day, stops: gone.day.stops.filter((it) => it !== gone.stop) };
    rework(rest, [...day.dropped, left]);
    return true;
  }

  /** The edited days of a problem; of one about the whole trip all of them. */
  function daysOf(trip: TripDocument, problem: Problem): readonly DayUnderWork[] {
    const dates = problem.dayIds.length > 0 ? datesOf(trip, problem) : [...work.keys()];
    return dates.flatMap((it) => work.get(it) ?? []);
  }
}

function plannedOn({ items }: PlannedDay): readonly PlannedActivity[] {
  return items.flatMap((it) => (it.kind === "planned" ? [it.activity] : []));
}

function withReason(day: PlannedDay, ours: PlannedDay): PlannedDay {
  return day.reason === "" ? { ...day, reason: ours.reason } : day;
}

/** What a plan has of known places, by their ids. */
export function activitiesById({ days }: Plan): ReadonlyMap<string, PlannedActivity> {
  return new Map(days.flatMap((day) => plannedOn(day).flatMap((it) => (it.placeId ? [[it.placeId, it]] : []))));
}

function datesOf(trip: TripDocument, { dayIds }: Problem): readonly string[] {
  return trip.days.flatMap((it) => (dayIds.includes(it.id) ? [it.date] : []));
}
