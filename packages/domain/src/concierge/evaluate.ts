import { minutesOf } from "../calendar.ts";
import type { Day } from "../trip/document.ts";
import type { TripOp, TripPatch } from "../trip/patch.ts";
import { adviceReason } from "./advice-reason.ts";
import { alertsOf } from "./alerts.ts";
import type { Disruption } from "./disruptions.ts";
import { chooseOptions, type RankedOption } from "./options-to-offer.ts";
import { type RepairCandidate, type RepairContext, repairContextFor } from "./repair-context.ts";
import { afterCancellation } from "./repairs/after-cancellation.ts";
import { fillFreeTime, freeTime } from "./repairs/fill-free-time.ts";
import { fixOfCheck } from "./repairs/fix-of-check.ts";
import { lighterDay } from "./repairs/lighter-day-when-unwell.ts";
import { exchangeStops, newTimes } from "./repairs/new-times.ts";
import { replaceStop, swapForOwnAlternative } from "./repairs/replace-stop.ts";
import { catchUp, dropMissedStartTimes } from "./repairs/resume-plan-when-hours-late.ts";
import { shelterFromWeather } from "./repairs/shelter-from-weather.ts";
import { dropStartTime, moveToOtherDay, skipStops } from "./repairs/skip-or-move-day.ts";
import type { Advice, Evaluation, Situation, SituationKind } from "./types.ts";

const QUIET: Evaluation = { advice: null, alerts: [] };
const LONGEST = 240;
const FEWEST = 2;
/** Leaving so much later is still acceptable. */
const LATE_START = 10;
const MOST_TROUBLES = 4;

/**
 * Evaluates one traveller at one moment: two to four options when something is wrong, none otherwise. Pure and
 * deterministic.
 *
 * @param newId for activities that an option adds
 */
export function evaluate(situation: Situation, newId: () => string): Evaluation {
  const { trip, now } = situation;
  if (now.date < trip.startDate || now.date > trip.endDate || trip.status === "cancelled") return QUIET;
  const found = repairContextFor(situation, newId);
  if (!found) return QUIET;
  const alerts = alertsOf(found.view, situation);
  const wish = situation.wish === "what_now" && found.disruptions.length === 0 ? freeTime(found.view) : null;
  const disruptions = wish ? [wish] : found.disruptions;
  if (disruptions.length === 0) return { advice: null, alerts };
  const repair = found.repair();
  const answered = new Set(situation.answered ?? []);
  let heard: Advice | null = null;
  // Takes the first disruption that can be repaired: that often solves the others. Advice already answered is shown
  // again only if a fixed stop is at risk.
  for (const disruption of disruptions.slice(0, MOST_TROUBLES)) {
    if (heard && !disruption.stops.some((it) => it.fixed)) continue;
    const ways = chooseOptions(repair, disruption, repairsFor(repair, disruption), () => openEnded(repair, disruption));
    if (ways.length < FEWEST) continue;
    const advice = adviceOn(repair, disruption, ways);
    if (!answered.has(advice.key)) return { advice, alerts };
    heard ??= advice;
  }
  return { advice: heard, alerts };
}

type Repair = (repair: RepairContext, disruption: Disruption) => Iterable<RepairCandidate>;

const repairsOfTimes: readonly Repair[] = [
  newTimes,
  skipStops,
  catchUp,
  moveToOtherDay,
  exchangeStops,
  swapForOwnAlternative,
  replaceStop,
];
const repairs: Record<SituationKind, readonly Repair[]> = {
  late: repairsOfTimes,
  delayed: repairsOfTimes,
  closed: [fixOfCheck, ...repairsOfTimes],
  clash: [fixOfCheck, ...repairsOfTimes],
  cancelled: [afterCancellation],
  skipped: [afterCancellation],
  unwell: [lighterDay],
  weather: [shelterFromWeather],
  free_time: [fillFreeTime],
};

function* repairsFor(repair: RepairContext, disruption: Disruption): Generator<RepairCandidate> {
  for (const rule of repairs[disruption.situation]) yield* rule(repair, disruption);
}

function* openEnded(repair: RepairContext, disruption: Disruption): Generator<RepairCandidate> {
  yield* dropStartTime(repair, disruption);
  yield* dropMissedStartTimes(repair);
}

function adviceOn(repair: RepairContext, disruption: Disruption, ways: readonly RankedOption[]): Advice {
  const options = ways.map((it) => it.option);
  return {
    situation: disruption.situation,
    key: disruption.key,
    reason: adviceReason(repair.view, disruption),
    activityIds: disruption.stops.map((it) => it.activity.id),
    expiresInMinutes: Math.max(1, Math.min(LONGEST, ...ways.map((it) => expiry(repair, it)))),
    options,
  };
}

/** Until the first changed stop would begin, or until the traveller would have to leave for it. */
function expiry({ situation, day }: RepairContext, { option, after }: RankedOption): number {
  const { now } = situation;
  const left = beginnings(option.patch, day).map((it) => minutesOf(it) - now.minutes);
  const [first] = after.forecast;
  const isNew = first && option.patch.some((op) => addedOrSet(op) === first.stop.activity.id);
  const leaves =
    first && after.progress.fromHere ? first.stop.start - first.travelMinutes - now.minutes + LATE_START : LONGEST;
  return Math.min(LONGEST, ...left.filter((it) => it > 0), isNew ? leaves : LONGEST);
}

function addedOrSet(op: TripOp): string | null {
  if (op.op === "activity.add") return op.activity.id;
  return op.op === "activity.set" ? op.activityId : null;
}

/** Start times of what a patch touches today: the new time if it stays, the old one if it goes. */
function beginnings(patch: TripPatch, day: Day): readonly string[] {
  const calledOff = new Set(
    patch.flatMap((op) => (op.op === "activity.move" && op.from.dayId !== op.to.dayId ? op.activityId : [])),
  );
  return patch.flatMap((op): readonly string[] => {
    if (op.op === "activity.add") return op.activity.startTime ? [op.activity.startTime] : [];
    if (op.op === "activity.set" && !calledOff.has(op.activityId))
      return op.after.startTime ? [op.after.startTime] : [];
    if (op.op !== "activity.move" || !calledOff.has(op.activityId)) return [];
    return day.activities.flatMap((it) => (it.id === op.activityId && it.startTime ? it.startTime : []));
  });
}
