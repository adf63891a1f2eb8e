import { Check, CircleAlert } from "lucide-react";
import { classNames } from "@/ui/class-names.ts";
import { Spinner } from "@/ui/spinner.tsx";
import { clockOf } from "./clock.ts";
import { notedWords } from "./event-words.ts";
import type { Concierge } from "./use-concierge.ts";
import type { Telling } from "./use-telling.ts";

/** What became of the last tap. Its room is kept, so that an answer moves nothing. */
export function AnswerLine({ concierge, telling }: { concierge: Concierge; telling: Telling }) {
  const { answer } = concierge;
  const { problem, again } = telling;
  return (
    <div
      role="status"
      aria-busy={answer === "looking"}
      className={classNames(
        "mt-1 flex min-h-12 items-start gap-2 text-[0.9375rem] leading-snug [&>svg]:mt-0.5 [&>svg]:size-4.5 [&>svg]:shrink-0",
        problem ? "text-danger" : "text-muted",
      )}
    >
      {problem ? (
        <>
          <CircleAlert aria-hidden="true" />
          <p>
            {problem}{" "}
            {again && (
              <button type="button" onClick={again} className="min-h-11 font-semibold underline underline-offset-4">
                Send it again
              </button>
            )}
          </p>
        </>
      ) : (
        <>
          {answer === "looking" && <Spinner className="size-4.5" />}
          {(answer === "found" || answer === "fine") && <Check aria-hidden="true" />}
          <p>
            {telling.noted && <span className="text-ink">{telling.noted} </span>}
            {wordsOf(concierge)}
          </p>
        </>
      )}
    </div>
  );
}

function wordsOf({ answer, state }: Concierge): string {
  switch (answer) {
    case "looking":
      return "Looking at the rest of your day…";
    case "found":
      return "Here is what would help.";
    case "fine":
      return state.recommendations.some((it) => it.status === "open")
        ? "Here is what would help."
        : "Nothing needs to change.";
    case "slow":
      return "This takes longer than usual. It will show here as soon as it is ready.";
    case "none":
      return lastTold(state) ?? "Say it with a tap, and the rest of your day is looked at.";
  }
}

const recentMs = 3_600_000;

function lastTold({ events, timezone }: Concierge["state"]): string | null {
  const [last] = events;
  if (!last || Date.now() - Date.parse(last.occurred_at) > recentMs) return null;
  return `You said at ${clockOf(last.occurred_at, timezone)}: ${notedWords(last)}.`;
}
