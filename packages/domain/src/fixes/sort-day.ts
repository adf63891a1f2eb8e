import type { Activity } from "../trip/document.ts";
import type { Problem } from "../trip/finding.ts";
import { isSegmentBlock } from "../trip/kept-activities.ts";
import type { TripOp } from "../trip/patch.ts";
import { dayOf as dateDay, said } from "../words/sentence.ts";
import { dayOf, type FixContext, type ProposedFix } from "./fix-context.ts";

/** Sorts a day by its times, which stay. Activities without a time stay after the one that they follow. */
export function* sortDay(fix: FixContext, problem: Problem): Generator<ProposedFix> {
  const day = dayOf(fix, problem.dayIds[0]);
  if (!day) return;
  const own = day.activities.filter((it) => !isSegmentBlock(it.id));
  const list = [...own];
  const patch: TripOp[] = [];
  for (const [index, activity] of sorted(own).entries()) {
    const from = list.indexOf(activity);
    if (from === index) continue;
    list.splice(from, 1);
    const places = { from: list[from - 1]?.id ?? null, to: list[index - 1]?.id ?? null };
    list.splice(index, 0, activity);
    patch.push({
      op: "activity.move",
      activityId: activity.id,
      from: { dayId: day.id, after: places.from },
      to: { dayId: day.id, after: places.to },
    });
  }
  yield { summary: said`Sort ${dateDay(day.date)} by time`, patch };
}

function sorted(list: readonly Activity[]): readonly Activity[] {
  const groups: { readonly start: string; readonly members: Activity[] }[] = [];
  for (const activity of list) {
    const last = groups.at(-1);
    if (activity.startTime === null && last) last.members.push(activity);
    else groups.push({ start: activity.startTime ?? "", members: [activity] });
  }
  return groups.toSorted((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0)).flatMap((it) => it.members);
}
