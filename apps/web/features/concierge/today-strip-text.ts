import { t } from "./messages/strip/index.ts";
import { minutesBetween } from "./model/clock.ts";
import type { ConciergeState, LocalMoment, Recommendation } from "./types.ts";

/** Free time is not a problem, so it does not look like one. */
export const isTrouble = (situation: Recommendation["situation"]) =>
  situation !== "free_time" && situation !== "skipped";

type Known = {
  readonly recommendations: readonly Pick<ConciergeState["recommendations"][number], "status" | "situation">[];
  readonly outlook: Pick<ConciergeState["outlook"], "now" | "next" | "way">;
};

/** The day in one line, for the pages that link to Today. */
export function todayStripText({ recommendations, outlook: { now, next, way } }: Known, at: LocalMoment): string {
  const open = recommendations.filter((it) => it.status === "open");
  if (open.some((it) => isTrouble(it.situation))) return t("strip.trouble");
  if (next?.start.date === at.date) {
    const stop = { what: next.title, time: next.start.time };
    if (!way) return t("strip.at", stop);
    if (way.late_by_minutes > 0 || minutesBetween(at, way.leave_by) <= 0) return t("strip.leaveNow", stop);
    return t("strip.leaveBy", { ...stop, leave: way.leave_by.time });
  }
  if (open.length > 0) return t("strip.time");
  return now ? t("strip.until", { what: now.title, time: now.end.time }) : t("strip.see");
}
