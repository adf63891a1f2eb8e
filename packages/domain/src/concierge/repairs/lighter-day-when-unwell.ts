import { type Disruption, EASY } from "../disruptions.ts";
import { importance } from "../importance.ts";
import type { RepairCandidate, RepairContext } from "../repair-context.ts";
import { type Stop, shortestVisit } from "../stops-of-day.ts";
import { rescheduled, thenReschedule } from "./new-times.ts";
import { onOtherDays, parkStops } from "./skip-or-move-day.ts";

/** Makes the day easier: later, shorter, or on another day. */
export function* lighterDay(repair: RepairContext, disruption: Disruption): Generator<RepairCandidate> {
  const { view, situation } = repair;
  const rest = view.known.status.unwell;
  const things = [...disruption.stops].sort(
    (a, b) => importance(b.activity, situation.context) - importance(a.activity, situation.context),
  );
  if (rest && rest.to < 1440) {
    const notBefore = { stops: things, at: rest.to };
    yield* rescheduled(view, { lengths: "keep", notBefore });
    yield* rescheduled(view, { lengths: "cut", notBefore });
  }
  yield* thenReschedule(repair, parkStops(repair.fixContext, things));
  for (const kept of things.filter((it) => shortestVisit(it) <= EASY).slice(0, 2))
    yield* parkAllButOne(repair, things, kept);
  for (const count of [1, 2, things.length]) yield* thenReschedule(repair, onOtherDays(repair, things, count));
}

/** Parks all stops except one, which is shortened. */
function* parkAllButOne(repair: RepairContext, things: readonly Stop[], kept: Stop): Generator<RepairCandidate> {
  const others = things.filter((it) => it !== kept);
  if (others.length === 0) return;
  yield* thenReschedule(repair, parkStops(repair.fixContext, others), () => [
    { lengths: "keep", longest: { activityId: kept.activity.id, minutes: EASY } },
  ]);
}
