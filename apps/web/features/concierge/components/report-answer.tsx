import { Check, CircleAlert } from "lucide-react";
import { classNames } from "@/ui/class-names.ts";
import { Spinner } from "@/ui/loading.tsx";
import { useNow } from "@/ui/use-now.ts";
import type { Concierge } from "../api/use-concierge.ts";
import type { ReportState } from "../api/use-report.ts";
import { t } from "../messages/index.ts";
import { reportedWords } from "../messages.ts";
import { clockOf } from "../model/clock.ts";

interface ReportAnswerProps {
  concierge: Concierge;
  report: ReportState;
  /** The buttons for reports are shown. */
  canReport: boolean;
}

/** The result of the last press. Its space is reserved, so that nothing moves. */
export function ReportAnswer({ concierge, report, canReport }: ReportAnswerProps) {
  const { answer } = concierge;
  const { noted, problem, again } = report;
  const words = wordsOf(concierge, report, canReport, useNow(60_000));
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
              <button
                type="button"
                onClick={again}
                className="-my-3 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
              >
                {t("sendAgain")}
              </button>
            )}
          </p>
        </>
      ) : (
        <>
          {answer === "looking" && <Spinner className="size-4.5" />}
          {(answer === "found" || answer === "fine") && (words ?? noted) && <Check aria-hidden="true" />}
          <p>
            {noted && <span className="text-ink">{noted} </span>}
            {words}
          </p>
        </>
      )}
    </div>
  );
}

function wordsOf({ answer, state }: Concierge, { wish }: ReportState, canReport: boolean, now: number): string | null {
  const helps = state.recommendations.some((it) => it.status === "open") ? t("answer.helps") : null;
  switch (answer) {
    case "looking":
      return t("answer.looking");
    case "found":
      // Nothing is shown once it is answered.
      return helps;
    case "fine":
      return helps ?? (wish === "what_now" ? t("answer.nothingNearby") : t("answer.fine"));
    case "slow":
      return t("answer.slow");
    case "none":
      return lastReport(state, now) ?? (canReport ? t("answer.tap") : t("answer.askNearby"));
  }
}

const recentMs = 3_600_000;

function lastReport({ events, timezone }: Concierge["state"], now: number): string | null {
  const [last] = events;
  if (!last || now - Date.parse(last.occurred_at) > recentMs) return null;
  return t("youSaid", { time: clockOf(last.occurred_at, timezone), what: reportedWords(last) });
}
