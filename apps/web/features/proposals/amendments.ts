import type { ProposedChange } from "./proposal.ts";

/** What is set otherwise than proposed, as the server takes it. */
export interface Amendment {
  readonly activity_id: string;
  readonly after: { readonly title?: string; readonly start_time?: string };
}

/** More than this fit in no dialog; they are approved first and changed on the plan. */
const most = 8;
const aboutActivity = /^activity:([0-9a-f-]{36})/;

/** The changes after which an activity is on the plan, each activity once. */
export function amendable(changes: readonly ProposedChange[]) {
  const byActivity = new Map<string, string>();
  for (const { id, kind, summary } of changes) {
    const [, activityId] = aboutActivity.exec(id) ?? [];
    if (activityId !== undefined && kind !== "remove" && !byActivity.has(activityId))
      byActivity.set(activityId, summary);
  }
  return [...byActivity].slice(0, most).map(([activityId, summary]) => ({ activityId, summary }));
}

/** Without fields that were left empty. */
export function amendmentsOf(
  drafts: Readonly<Record<string, { readonly title?: string; readonly start?: string }>>,
): readonly Amendment[] {
  return Object.entries(drafts).flatMap(([activity_id, { title = "", start = "" }]) => {
    const after = { ...(title.trim() && { title: title.trim() }), ...(start && { start_time: start }) };
    return Object.keys(after).length === 0 ? [] : [{ activity_id, after }];
  });
}
