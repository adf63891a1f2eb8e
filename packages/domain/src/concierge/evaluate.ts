import { minutesOf } from "../calendar.ts";
import type { Day } from "../trip/document.ts";
import type { TripPatch } from "../trip/patch.ts";
import { alertsOf } from "./alerts.ts";
import { type Bench, benchFor, type Candidate } from "./bench.ts";
import { optionsFor } from "./options.ts";
import { reasonOf } from "./reasons.ts";
import { alternatives, replace } from "./repairs/elsewhere.ts";
import { afterFall } from "./repairs/fallen.ts";
import { fill, freeTime } from "./repairs/fill.ts";
import { leaveOpen, moveDay, skip } from "./repairs/leave-out.ts";
import { lighter } from "./repairs/lighter.ts";
import { exchanged, times } from "./repairs/times.ts";
import { shelter } from "./repairs/weather.ts";
import type { Trouble } from "./troubles.ts";
import type { Advice, Evaluation, RepairOption, Situation, SituationKind } from "./types.ts";

const QUIET: Evaluation = { advice: null, alerts: [] };
const LONGEST = 240;
const FEWEST = 2;
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
  const alerts = alertsOf(found.look);
  const wish = situation.wish === "what_now" && found.troubles.length === 0 ? freeTime(found.look) : null;
  const troubles = wish ? [wish] : found.troubles;
  if (troubles.length === 0) return { advice: null, alerts };
  const bench = found.bench();
  // The first that can be mended: often the others go with it.
  for (const trouble of troubles.slice(0, MOST_TROUBLES)) {
    const options = optionsFor(bench, trouble, repairsFor(bench, trouble), () => leaveOpen(bench, trouble));
    if (options.length >= FEWEST) return { advice: adviceOn(bench, trouble, options), alerts };
  }
  return { advice: null, alerts };
}

type Repair = (bench: Bench, trouble: Trouble) => Iterable<Candidate>;

const misfit: readonly Repair[] = [times, skip, moveDay, exchanged, alternatives, replace];
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

function adviceOn(bench: Bench, trouble: Trouble, options: readonly RepairOption[]): Advice {
  return {
    situation: trouble.situation,
    key: trouble.key,
    reason: reasonOf(bench.look, trouble),
    activityIds: trouble.stops.map((it) => it.activity.id),
    expiresInMinutes: expiry(bench, options),
    options,
  };
}

/** Until the first thing that an option moves would have to begin. */
function expiry({ situation, day }: Bench, options: readonly RepairOption[]): number {
  const left = options
    .flatMap(({ patch }) => beginnings(patch, day))
    .map((it) => minutesOf(it) - situation.now.minutes);
  return Math.max(1, Math.min(LONGEST, ...left.filter((it) => it > 0)));
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
