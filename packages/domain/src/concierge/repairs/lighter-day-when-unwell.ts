import { EASY, type Trouble } from "../disruptions.ts";
import { importance } from "../importance.ts";
import type { Bench, Candidate } from "../repair-context.ts";
import { leastOf, type Stop } from "../stops-of-day.ts";
import { settled, withStep } from "./new-times.ts";
import { aside, onOtherDays } from "./skip-or-move-day.ts";

/** An easier day: later, less, or another day for what matters. */
export function* lighter(bench: Bench, trouble: Trouble): Generator<Candidate> {
  const { look, situation } = bench;
  const rest = look.known.account.unwell;
  const things = [...trouble.stops].sort(
    (a, b) => importance(b.activity, situation.context) - importance(a.activity, situation.context),
  );
  if (rest && rest.to < 1440) {
    const notBefore = { stops: things, at: rest.to };
    yield* settled(look, { lengths: "keep", notBefore });
    yield* settled(look, { lengths: "cut", notBefore });
  }
  yield* withStep(bench, aside(bench.shop, things));
  for (const kept of things.filter((it) => leastOf(it) <= EASY).slice(0, 2)) yield* butOne(bench, things, kept);
  for (const count of [1, 2, things.length]) yield* withStep(bench, onOtherDays(bench, things, count));
}

/** Everything aside but one thing, and that no longer than is easy. */
function* butOne(bench: Bench, things: readonly Stop[], kept: Stop): Generator<Candidate> {
  const others = things.filter((it) => it !== kept);
  if (others.length === 0) return;
  yield* withStep(bench, aside(bench.shop, others), () => [
    { lengths: "keep", longest: { activityId: kept.activity.id, minutes: EASY } },
  ]);
}
