import type { Look } from "../day-view.ts";
import type { Trouble } from "../disruptions.ts";
import type { Bench, Candidate } from "../repair-context.ts";
import type { Stop } from "../stops-of-day.ts";
import { withStep } from "./new-times.ts";
import { toAlternatives, toPlaces } from "./replace-stop.ts";
import { isMovable } from "./reschedule-day.ts";
import { aside, toOtherDays } from "./skip-or-move-day.ts";

/** What fell away leaves the day: for another one, for something near, or for what comes after it. */
export function* afterFall(bench: Bench, trouble: Trouble): Generator<Candidate> {
  const [stop] = trouble.stops;
  if (!stop) return;
  const out = aside(bench.shop, [stop]);
  yield* withStep(bench, out);
  for (const earlier of withStep(bench, out, (look) => [
    { lengths: "keep", inTurn: { stops: following(look, stop), from: 0 } },
  ])) {
    const [first = "", ...rest] = earlier.parts;
    yield { ...earlier, kind: rest.length > 0 ? "shift" : "skip", parts: [...rest, first] };
  }
  for (const step of toAlternatives(bench, stop, () => true)) yield* withStep(bench, step);
  for (const step of toOtherDays(bench.shop, bench.day.date, stop)) yield* withStep(bench, step);
  for (const step of toPlaces(bench, stop, { orStroll: true })) yield* withStep(bench, step);
}

/** What comes next, up to a meal or what is fixed: so far the day closes up. */
function following(look: Look, stop: Stop): readonly Stop[] {
  const after = look.standing.ahead.filter((it) => it.start >= stop.start);
  const end = after.findIndex((it) => !isMovable(look, it) || it.activity.activityType === "dining");
  return end === -1 ? after : after.slice(0, end);
}
