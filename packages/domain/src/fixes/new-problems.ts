import type { Problem } from "../trip/finding.ts";
import { findingKey } from "./fix-context.ts";

const rank = { error: 0, warning: 1, info: 2 };

/** What a change would bring: errors and warnings that were not there before, or not as grave. */
export function newProblems(before: readonly Problem[], after: readonly Problem[]): Problem[] {
  const known = new Map<string, number>();
  for (const it of before) {
    const subject = findingKey(it);
    known.set(subject, Math.min(known.get(subject) ?? rank.info, rank[it.severity]));
  }
  return after.filter((it) => it.severity !== "info" && rank[it.severity] < (known.get(findingKey(it)) ?? 3));
}
