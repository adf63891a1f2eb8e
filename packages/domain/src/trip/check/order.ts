import { said } from "../../words/sentence.ts";
import type { Activity } from "../document.ts";
import type { Problem } from "../finding.ts";
import { isSegmentBlock } from "../kept-activities.ts";
import type { CheckedDay } from "./timeline.ts";

/** Reports a day that is not sorted by time, because people read it from top to bottom. */
export function checkOrder({ day }: CheckedDay): Problem[] {
  const timed = day.activities.filter((it) => it.startTime !== null && !isSegmentBlock(it.id));
  const pairs = timed.flatMap((later, index): [Activity, Activity][] => {
    const before = timed[index - 1];
    return before && startOf(before) > startOf(later) ? [[before, later]] : [];
  });
  const [first] = pairs;
  if (!first) return [];
  const [before, after] = first;
  return [
    {
      code: "out_of_order",
      severity: "warning",
      message: said`${before.title} at ${startOf(before)} is listed before ${after.title} at ${startOf(after)}.`,
      dayIds: [day.id],
      activityIds: [...new Set(pairs.flat().map((it) => it.id))],
    },
  ];
}

function startOf({ startTime }: Activity): string {
  return startTime ?? "";
}
