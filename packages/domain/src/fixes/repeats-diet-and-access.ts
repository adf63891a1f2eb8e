import { accessFit, dietFit, mobilityOf } from "../places/diet-and-access.ts";
import { locate } from "../trip/edit-activity.ts";
import type { Problem } from "../trip/finding.ts";
import { dayOf, said } from "../words/sentence.ts";
import { type FixContext, movable, type ProposedFix } from "./fix-context.ts";
import { parkOne } from "./retime-and-park.ts";
import { swaps, withoutVenue } from "./swap-place.ts";

/** Removes the later of two repeats, else the earlier; or replaces one. */
export function* removeRepeat(fix: FixContext, problem: Problem): Generator<ProposedFix> {
  for (const id of [...problem.activityIds].reverse()) {
    const found = movable(fix, id);
    const at = found && locate(fix.trip, id)?.place;
    if (!found || !at) continue;
    const isSameDay = found.day.activities.some((it) => it.id !== id && problem.activityIds.includes(it.id));
    yield {
      summary: isSameDay
        ? said`Take out ${found.activity.title} on the same day`
        : said`Take out ${found.activity.title} on ${dayOf(found.day.date)}`,
      patch: [{ op: "activity.remove", activity: found.activity, at }],
    };
  }
  for (const id of [...problem.activityIds].reverse()) yield* swaps(fix, id, () => true);
}

/** A restaurant known to suit the diet, then one not known to conflict, then a meal without a venue. */
export function* fixDiet(fix: FixContext, problem: Problem): Generator<ProposedFix> {
  const { dietary } = fix.context;
  const [id] = problem.activityIds;
  yield* swaps(
    fix,
    id,
    (it) => dietFit(it, dietary) === "fits",
    (from, to) => said`Swap ${from} for ${to}, which suits ${{ list: dietary, as: "commas", more: 0 }}`,
  );
  yield* swaps(fix, id, (it) => dietFit(it, dietary) === "unknown");
  yield* withoutVenue(fix, id);
}

/** An accessible place, then one of unknown access, then parking. */
export function* fixAccess(fix: FixContext, problem: Problem): Generator<ProposedFix> {
  const mobility = mobilityOf(fix.context.accessibility);
  const [id] = problem.activityIds;
  yield* swaps(
    fix,
    id,
    (it) => accessFit(it, mobility) === "fits",
    (from, to) =>
      mobility.stepFree
        ? said`Swap ${from} for ${to}, which is step-free`
        : said`Swap ${from} for ${to}, which needs no long walk`,
  );
  yield* swaps(fix, id, (it) => accessFit(it, mobility) === "unknown");
  yield* parkOne(fix, problem.activityIds);
}
