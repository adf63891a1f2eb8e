import { minutesBetween } from "./clock.ts";
import { isTrouble } from "./option-words.ts";
import type { ConciergeState, LocalMoment } from "./types.ts";

type Known = {
  readonly recommendations: readonly Pick<ConciergeState["recommendations"][number], "status" | "situation">[];
  readonly outlook: Pick<ConciergeState["outlook"], "now" | "next" | "way">;
};

/** The day in one line, for the pages that lead to it. */
export function stripWords({ recommendations, outlook: { now, next, way } }: Known, at: LocalMoment): string {
  const open = recommendations.filter((it) => it.status === "open");
  if (open.some((it) => isTrouble(it.situation))) return "Something does not fit: see what would help.";
  if (next?.start.date === at.date) {
    const what = `${next.title} at ${next.start.time}`;
    if (!way) return `${what}.`;
    if (way.late_by_minutes > 0 || minutesBetween(at, way.leave_by) <= 0) return `${what}, leave now.`;
    return `${what}, leave by ${way.leave_by.time}.`;
  }
  if (open.length > 0) return "See what you could do with your time.";
  return now ? `${now.title} until ${now.end.time}.` : "See what is now and next.";
}
