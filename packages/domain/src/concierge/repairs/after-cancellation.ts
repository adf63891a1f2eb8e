import type { DayView } from "../day-view.ts";
import type { Disruption } from "../disruptions.ts";
import type { RepairCandidate, RepairContext } from "../repair-context.ts";
import type { Stop } from "../stops-of-day.ts";
import { thenReschedule } from "./new-times.ts";
import { toAlternatives, toPlaces } from "./replace-stop.ts";
import { isMovable } from "./reschedule-day.ts";
import { parkStops, toOtherDays } from "./skip-or-move-day.ts";

/** Removes a stop that was called off: parked, moved to another day, replaced, or the next stops come earlier. */
export function* afterCancellation(repair: RepairContext, disruption: Disruption): Generator<RepairCandidate> {
  const [stop] = disruption.stops;
  if (!stop) return;
  const out = parkStops(repair.fixContext, [stop]);
  yield* thenReschedule(repair, out);
  for (const earlier of thenReschedule(repair, out, (view) => [
    { lengths: "keep", inTurn: { stops: following(view, stop), from: 0 } },
  ])) {
    const [first, ...rest] = earlier.parts;
    yield { ...earlier, kind: rest.length > 0 ? "shift" : "skip", parts: [...rest, ...(first ? [first] : [])] };
  }
  for (const step of toAlternatives(repair, stop, () => true)) yield* thenReschedule(repair, step);
  for (const step of toOtherDays(repair.fixContext, repair.day.date, stop)) yield* thenReschedule(repair, step);
  for (const step of toPlaces(repair, stop, { orStroll: true })) yield* thenReschedule(repair, step);
}

/** The stops after it up to a meal or a fixed stop: they may come earlier. */
function following(view: DayView, stop: Stop): readonly Stop[] {
  const after = view.progress.ahead.filter((it) => it.start >= stop.start);
  const end = after.findIndex((it) => !isMovable(view, it) || it.activity.activityType === "dining");
  return end === -1 ? after : after.slice(0, end);
}
