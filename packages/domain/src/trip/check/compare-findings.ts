import type { Problem } from "../finding.ts";

/** Two findings with the same key are about the same problem, whatever their messages. */
export function findingKey({ code, severity, dayIds, activityIds }: Problem): string {
  switch (code) {
    case "over_budget":
    case "budgets_differ":
    case "missing_rate":
    case "unverified":
    case "not_found":
    case "ways_unchecked":
    case "missing_stay":
    case "outside_dates":
    case "nights_unbudgeted":
      return code;
    case "missing_way":
    case "not_at_stop":
    case "out_of_order":
    case "too_dense":
    case "too_empty":
    case "missing_meal":
    case "early_end":
    case "long_gap":
      return `${code} ${dayIds[0]}`;
    case "late_arrival":
      // One journey can cause a problem on its day and on the next one.
      return `${code} ${activityIds[0]} ${dayIds.length}`;
    case "no_way_back":
    case "far_from_stay":
      return `${code} ${activityIds[0]}`;
    case "diet":
    case "accessibility":
      return severity === "info" ? code : `${code} ${activityIds[0]}`;
    default:
      return `${code} ${activityKey(activityIds)}`;
  }
}

/** The activities of a finding, whatever their order. */
export function activityKey(ids: readonly string[]): string {
  return [...ids].sort().join(" ");
}

const rank = { error: 0, warning: 1, info: 2 };

/** Errors and warnings that were not there before a change, or were less severe. */
export function newProblems(before: readonly Problem[], after: readonly Problem[]): Problem[] {
  const known = new Map<string, number>();
  for (const it of before) {
    const subject = findingKey(it);
    known.set(subject, Math.min(known.get(subject) ?? rank.info, rank[it.severity]));
  }
  return after.filter((it) => it.severity !== "info" && rank[it.severity] < (known.get(findingKey(it)) ?? 3));
}

/** Whether a change leaves no more errors, and no more errors and warnings together, than there were. */
export function isNoWorse(before: readonly Problem[], after: readonly Problem[]): boolean {
  const count = (problems: readonly Problem[], most: number) =>
    problems.filter((it) => rank[it.severity] <= most).length;
  return (
    count(after, rank.error) <= count(before, rank.error) && count(after, rank.warning) <= count(before, rank.warning)
  );
}
