import { editActivity } from "../../trip/edit-activity.ts";
import { apply, type TripOp } from "../../trip/patch.ts";
import { after, wayTo } from "../arrival-forecast.ts";
import type { Look } from "../day-view.ts";
import type { Trouble } from "../disruptions.ts";
import { listed } from "../format.ts";
import { importance } from "../importance.ts";
import type { Bench, Candidate } from "../repair-context.ts";
import { leastOf, type Stop } from "../stops-of-day.ts";
import { withStep } from "./new-times.ts";
import { isMovable } from "./reschedule-day.ts";
import { aside, onOtherDays } from "./skip-or-move-day.ts";

/** Where one thing is missed there are gentler ways. */
const FEWEST = 2;
const MOST_KEPT = 3;

/**
 * For who is hours late: what will be over by the time they come is left out, or is for another day, and the plan goes on where
 * they meet it again.
 */
export function* catchUp(bench: Bench, _trouble: Trouble): Generator<Candidate> {
  const { look, situation } = bench;
  const missed = overBefore(look);
  if (missed.length < FEWEST) return;
  // A meal that was missed is not eaten tomorrow.
  const worth = ({ activity }: Stop) =>
    activity.activityType === "dining" ? 0 : importance(activity, situation.context);
  const things = [...missed].sort((a, b) => worth(b) - worth(a));
  yield* withStep(bench, aside(bench.shop, missed));
  for (let kept = 1; kept <= Math.min(MOST_KEPT, things.length); kept++)
    yield* withStep(bench, onOtherDays(bench, things, kept));
}

/** All of it stays on the day without an hour, where somebody would rather see than decide. */
export function* leaveAllOpen(bench: Bench): Generator<Candidate> {
  const missed = overBefore(bench.look);
  if (missed.length < FEWEST) return;
  let { trip } = bench;
  const patch: TripOp[] = [];
  for (const { activity } of missed) {
    const ops = editActivity(trip, activity.id, { startTime: null, endTime: null }, {}, undefined);
    patch.push(...ops);
    trip = apply(trip, ops).next;
  }
  const parts = [`leave open when to do ${listed(missed.map((it) => it.activity.title))}`];
  yield* withStep(bench, { kind: "shift", patch, parts });
}

/** What will not make a visit at its own hour any more, when that is kept to for all the rest. */
function overBefore({ standing, known }: Look): readonly Stop[] {
  const { held } = known.account;
  let time = Math.max(standing.now, standing.setOff);
  let at = standing.from;
  let plannedEnd = standing.current?.stop.end ?? null;
  const missed: Stop[] = [];
  for (const stop of standing.ahead) {
    const gap = plannedEnd === null ? null : stop.start - plannedEnd;
    const meant = held?.target?.activityId === stop.activity.id ? held.target.notBefore : 0;
    const arrive = Math.max(time + wayTo(known.ways, at, stop, gap), meant);
    if (isMovable({ known }, stop) && arrive > stop.end - leastOf(stop)) {
      missed.push(stop);
      continue;
    }
    time = Math.max(arrive, stop.end);
    [at, plannedEnd] = [after(stop, at), stop.end];
  }
  return missed;
}
