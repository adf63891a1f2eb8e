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
  if (open.some((it) => isTrouble(it.situation))) return "Something doesn’t fit. See what would help.";
  if (next?.start.date === at.date) {
    const what = `${next.title} at ${next.start.time}`;
    if (!way) return `${what}.`;
    if (way.late_by_minutes > 0 || minutesBetween(at, way.leave_by) <= 0) return `${what}, leave now.`;
    return `${what}, leave by ${way.leave_by.time}.`;
  }
  if (open.length > 0) return "See what you could do with your time.";
  return now ? `${now.title} until ${now.end.time}.` : "See what's on now and next.";
}
