import { accessFit, dietFit, mobilityOf } from "../places/diet-and-access.ts";
import { locate } from "../trip/edit-activity.ts";
import type { Problem } from "../trip/finding.ts";
import { movable, type Proposal, type Workshop } from "./fix-context.ts";
import { parkOne } from "./retime-and-park.ts";
import { swaps, withoutVenue } from "./swap-place.ts";

/** Takes out the later of two, else the earlier; where the day needs something, something else in its place. */
export function* removeRepeat(shop: Workshop, problem: Problem): Generator<Proposal> {
  for (const id of [...problem.activityIds].reverse()) {
    const found = movable(shop, id);
    const at = found && locate(shop.trip, id)?.place;
    if (!found || !at) continue;
    const when = found.day.activities.some((it) => it.id !== id && problem.activityIds.includes(it.id))
      ? "on the same day"
      : `on ${found.day.date}`;
    yield {
      summary: `Take out ${found.activity.title} ${when}`,
      patch: [{ op: "activity.remove", activity: found.activity, at }],
    };
  }
  for (const id of [...problem.activityIds].reverse()) yield* swaps(shop, id, () => true);
}

/** Another table, of which we know that it suits; then one that is not known to be wrong; then a meal without a venue. */
export function* suitDiet(shop: Workshop, problem: Problem): Generator<Proposal> {
  const { dietary } = shop.context;
  const [id] = problem.activityIds;
  yield* swaps(
    shop,
    id,
    (it) => dietFit(it, dietary) === "fits",
    () => `, which suits ${dietary.join(", ")}`,
  );
  yield* swaps(shop, id, (it) => dietFit(it, dietary) === "unknown");
  yield* withoutVenue(shop, id);
}

/** Another place that these people can visit; then one of which we do not know; then none. */
export function* suitAccess(shop: Workshop, problem: Problem): Generator<Proposal> {
  const mobility = mobilityOf(shop.context.accessibility);
  const [id] = problem.activityIds;
  const words = mobility.stepFree ? ", which is step-free" : ", which needs no long walk";
  yield* swaps(
    shop,
    id,
    (it) => accessFit(it, mobility) === "fits",
    () => words,
  );
  yield* swaps(shop, id, (it) => accessFit(it, mobility) === "unknown");
  yield* parkOne(shop, problem.activityIds);
}
