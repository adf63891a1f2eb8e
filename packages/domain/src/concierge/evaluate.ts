import { minutesOf } from "../calendar.ts";
import type { Day } from "../trip/document.ts";
import type { TripOp, TripPatch } from "../trip/patch.ts";
import { reasonOf } from "./advice-reason.ts";
import { alertsOf } from "./alerts.ts";
import { optionsFor, type Way } from "./choose-options.ts";
import type { Trouble } from "./disruptions.ts";
import { type Bench, benchFor, type Candidate } from "./repair-context.ts";
import { afterFall } from "./repairs/after-cancellation.ts";
import { catchUp, leaveAllOpen } from "./repairs/catch-up.ts";
import { fill, freeTime } from "./repairs/fill-free-time.ts";
import { lighter } from "./repairs/lighter-day-when-unwell.ts";
import { exchanged, times } from "./repairs/new-times.ts";
import { alternatives, replace } from "./repairs/replace-stop.ts";
import { shelter } from "./repairs/shelter-from-weather.ts";
import { leaveOpen, moveDay, skip } from "./repairs/skip-or-move-day.ts";
import type { Advice, Evaluation, Situation, SituationKind } from "./types.ts";

const QUIET: Evaluation = { advice: null, alerts: [] };
const LONGEST = 240;
const FEWEST = 2;
/** Whoever leaves so much later is late again, and not by more than anybody minds. */
const LATE_START = 10;
const MOST_TROUBLES = 4;

/**
 * Looks at one traveller at one moment: two to four ways out when something is wrong, quiet when nothing is. Pure and
 * deterministic: the same situation, the same answer.
 *
 * @param newId for activities that an option adds
 */
export function evaluate(situation: Situation, newId: () => string): Evaluation {
  const { trip, now } = situation;
  if (now.date < trip.startDate || now.date > trip.endDate || trip.status === "cancelled") return QUIET;
  const found = benchFor(situation, newId);
  if (!found) return QUIET;
  const alerts = alertsOf(found.look, situation);
  const wish = situation.wish === "what_now" && found.troubles.length === 0 ? freeTime(found.look) : null;
  const troubles = wish ? [wish] : found.troubles;
  if (troubles.length === 0) return { advice: null, alerts };
  const bench = found.bench();
  const answered = new Set(situation.answered ?? []);
  let heard: Advice | null = null;
  // The first that can be mended: often the others go with it. Who wants to hear no more of it still hears what it costs.
  for (const trouble of troubles.slice(0, MOST_TROUBLES)) {
    if (heard && !trouble.stops.some((it) => it.fixed)) continue;
    const ways = optionsFor(bench, trouble, repairsFor(bench, trouble), () => openEnded(bench, trouble));
    if (ways.length < FEWEST) continue;
    const advice = adviceOn(bench, trouble, ways);
    if (!answered.has(advice.key)) return { advice, alerts };
    heard ??= advice;
  }
  return { advice: heard, alerts };
}

type Repair = (bench: Bench, trouble: Trouble) => Iterable<Candidate>;

const misfit: readonly Repair[] = [times, skip, catchUp, moveDay, exchanged, alternatives, replace];
const repairs: Record<SituationKind, readonly Repair[]> = {
  late: misfit,
  delayed: misfit,
  closed: misfit,
  clash: misfit,
  cancelled: [afterFall],
  skipped: [afterFall],
  unwell: [lighter],
  weather: [shelter],
  free_time: [fill],
};

function* repairsFor(bench: Bench, trouble: Trouble): Generator<Candidate> {
  for (const repair of repairs[trouble.situation]) yield* repair(bench, trouble);
}

function* openEnded(bench: Bench, trouble: Trouble): Generator<Candidate> {
  yield* leaveOpen(bench, trouble);
  yield* leaveAllOpen(bench);
}

function adviceOn(bench: Bench, trouble: Trouble, ways: readonly Way[]): Advice {
  const options = ways.map((it) => it.option);
  return {
    situation: trouble.situation,
    key: trouble.key,
    reason: reasonOf(bench.look, trouble),
    activityIds: trouble.stops.map((it) => it.activity.id),
    expiresInMinutes: Math.max(1, Math.min(LONGEST, ...ways.map((it) => expiry(bench, it)))),
    options,
  };
}

/** Until the first thing that it moves would have to begin, or one would have to be on the way there. */
function expiry({ situation, day }: Bench, { option, after }: Way): number {
  const { now } = situation;
  const left = beginnings(option.patch, day).map((it) => minutesOf(it) - now.minutes);
  const [first] = after.forecast;
  const isNew = first && option.patch.some((op) => addedOrSet(op) === first.stop.activity.id);
  const leaves = first && after.standing.fromHere ? first.stop.start - first.way - now.minutes + LATE_START : LONGEST;
  return Math.min(LONGEST, ...left.filter((it) => it > 0), isNew ? leaves : LONGEST);
}

function addedOrSet(op: TripOp): string | null {
  if (op.op === "activity.add") return op.activity.id;
  return op.op === "activity.set" ? op.activityId : null;
}

/** When what a patch touches today begins: by the new hour where it stays, by the old one where it goes. */
function beginnings(patch: TripPatch, day: Day): readonly string[] {
  const gone = new Set(
    patch.flatMap((op) => (op.op === "activity.move" && op.from.dayId !== op.to.dayId ? op.activityId : [])),
  );
  return patch.flatMap((op): readonly string[] => {
    if (op.op === "activity.add") return op.activity.startTime ? [op.activity.startTime] : [];
    if (op.op === "activity.set" && !gone.has(op.activityId)) return op.after.startTime ? [op.after.startTime] : [];
    if (op.op !== "activity.move" || !gone.has(op.activityId)) return [];
    return day.activities.flatMap((it) => (it.id === op.activityId && it.startTime ? it.startTime : []));
  });
}
