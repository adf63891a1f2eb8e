import type { Progress } from "@caravan/core/kernel/context";
import { dayWords } from "@caravan/domain/date-words";
import type { ServerContext } from "@modelcontextprotocol/server";

/** Reports the progress of slow work to a client that sent a progress token; does nothing for others. */
export function progressTo({ mcpReq }: ServerContext): {
  readonly tell: (step: Progress) => void;
  /** Resolves when all progress is written, so that the result comes after it. */
  readonly told: () => Promise<void>;
} {
  const progressToken = mcpReq._meta?.progressToken;
  let progress = 0;
  let last = Promise.resolve();
  return {
    tell(step) {
      if (progressToken === undefined) return;
      progress += 1;
      const params = { progressToken, progress, message: inWords(step) };
      // A disconnected client misses progress; that must not undo the work.
      const sent = mcpReq.notify({ method: "notifications/progress", params }).catch(() => undefined);
      last = Promise.all([last, sent]).then(() => undefined);
    },
    told: () => last,
  };
}

function inWords(step: Progress): string {
  if (step.stage === "choosing") return step.places > 0 ? `Chosen so far: ${step.places} places` : "Editing the draft";
  if (step.stage === "arranging") return "Arranging the days";
  const { dayNumber, date, activities } = step.day;
  const titles = activities.map((it) => it.title).join(", ");
  return `Day ${dayNumber}, ${dayWords(date)}: ${titles === "" ? "free" : titles}`;
}
