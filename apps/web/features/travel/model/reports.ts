import type { ApiOutputs } from "@/features/api-client/index.ts";
import { formatDuration } from "@/ui/format.ts";
import { t } from "../messages/index.ts";

/** What the reader has told the concierge; nobody else sees it. */
export type StatusEvent = NonNullable<ApiOutputs["concierge"]["state"]["state"]>["events"][number];
export type Report = Pick<StatusEvent, "kind" | "activity_id" | "minutes">;

export const noReports: readonly Report[] = [];

/**
 * What was reported about an activity or a segment, in the same words wherever it is shown; null for nothing.
 *
 * @param reports newest first: the latest counts
 */
export function reportedOn(id: string, reports: readonly Report[]): string | null {
  const report = reports.find((it) => it.activity_id === id);
  switch (report?.kind) {
    case "skipped":
      return t("report.skipped");
    case "cancelled":
      return t("cancelled");
    case "delayed":
      return report.minutes === null
        ? t("report.delayed")
        : t("report.later", { time: formatDuration(report.minutes) });
    case "running_late":
      return report.minutes === null ? t("report.late") : t("report.lateBy", { time: formatDuration(report.minutes) });
    default:
      return null;
  }
}

/** Whether these words of {@link reportedOn} mean that it does not take place. */
export const isCalledOff = (words: string | null): boolean => words === t("report.skipped") || words === t("cancelled");
