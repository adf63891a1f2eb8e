"use client";

import { Check, CircleAlert } from "lucide-react";
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button } from "@/ui/button.tsx";
import { classNames } from "@/ui/class-names.ts";
import { formatClock, formatDuration, minutesUnit } from "@/ui/format.ts";
import { Spinner } from "@/ui/loading.tsx";
import { NumberField } from "@/ui/number-field.tsx";
import { useNow } from "@/ui/use-now.ts";
import type { Concierge } from "../api/use-concierge.ts";
import type { ReportState } from "../api/use-report.ts";
import { t } from "../messages/index.ts";
import { eventWords, reportedWords } from "../messages.ts";
import { clockOf } from "../model/clock.ts";
import type { EventKind, Stop } from "../types.ts";

/** The missing detail of an event. */
export interface Question {
  readonly kind: EventKind;
  readonly step: "which" | "minutes";
  readonly stop: Stop | null;
}

const choices = [10, 20, 30, 60];
const longest = 1_440;

interface ReportQuestionProps {
  question: Question;
  stops: readonly Stop[];
  back: ReactNode;
  onStop: (stop: Stop) => void;
  onMinutes: (minutes: number | null) => void;
}

export function ReportQuestion({ question: { kind, step }, stops, back, onStop, onMinutes }: ReportQuestionProps) {
  const nameId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (step) heading.current?.focus();
  }, [step]);
  const asked =
    step === "which"
      ? kind === "running_late"
        ? t("q.forWhat")
        : t("q.which")
      : kind === "delayed"
        ? t("q.howMuch")
        : t("q.howLate");
  return (
    <section aria-labelledby={nameId} className="flex flex-col gap-2">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h3 id={nameId} ref={heading} tabIndex={-1} className="font-semibold text-[1.0625rem] outline-none">
          {eventWords()[kind].label}: {asked.toLowerCase()}
        </h3>
        {back}
      </div>
      {step === "which" ? (
        stops.map((stop) => (
          <Button
            key={stop.activity_id ?? stop.segment_id}
            variant="secondary"
            className="min-h-14 justify-start py-2.5 text-left"
            onClick={() => onStop(stop)}
          >
            <span className="wrap-anywhere">
              {stop.title} <span className="text-muted tabular-nums">{formatClock(stop.start.time)}</span>
            </span>
          </Button>
        ))
      ) : (
        <Minutes unsure={kind === "delayed"} onMinutes={onMinutes} />
      )}
    </section>
  );
}

function Minutes({ unsure, onMinutes }: { unsure: boolean; onMinutes: (minutes: number | null) => void }) {
  const [other, setOther] = useState(false);
  const [minutes, setMinutes] = useState<number | null>(90);
  const field = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (other) field.current?.querySelector("input")?.focus();
  }, [other]);
  const sayable = minutes !== null && minutes >= 1;
  const say = (event: FormEvent) => {
    event.preventDefault();
    if (sayable) onMinutes(Math.min(longest, Math.round(minutes)));
  };
  return (
    <>
      <div className="grid grid-cols-2 gap-2">
        {choices.map((it) => (
          <Button key={it} variant="secondary" className="min-h-14 text-lg tabular-nums" onClick={() => onMinutes(it)}>
            {formatDuration(it)}
          </Button>
        ))}
      </div>
      {other ? (
        <form ref={field} onSubmit={say} className="flex gap-2">
          <NumberField
            aria-label={t("minutes")}
            value={minutes}
            onValueChange={setMinutes}
            min={1}
            max={longest}
            step={5}
            suffix={minutesUnit()}
            stepper
            className="min-h-14 flex-1"
          />
          <Button type="submit" className="min-h-14" aria-disabled={!sayable}>
            {t("sayIt")}
          </Button>
        </form>
      ) : (
        <div className="grid grid-cols-2 gap-2">
          <Button variant="secondary" className="min-h-14" onClick={() => setOther(true)}>
            {t("more")}
          </Button>
          <Button variant="secondary" className="min-h-14" onClick={() => onMinutes(null)}>
            {unsure ? t("nobodyKnows") : t("notSure")}
          </Button>
        </div>
      )}
    </>
  );
}

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
