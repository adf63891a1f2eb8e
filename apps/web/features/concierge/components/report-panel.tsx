"use client";

import { ChevronLeft, Compass, ListChecks } from "lucide-react";
import { useContext, useEffect, useRef, useState } from "react";
import { Button } from "@/ui/button.tsx";
import { classNames } from "@/ui/class-names.ts";
import { RenderedAt, useNow } from "@/ui/use-now.ts";
import type { Concierge } from "../api/use-concierge.ts";
import { type ReportState, useReport } from "../api/use-report.ts";
import { t } from "../messages/index.ts";
import { candidates, eventWords, lateFor, offeredFor } from "../messages.ts";
import { momentIn } from "../model/clock.ts";
import type { EventKind, Stop } from "../types.ts";
import { type Question, ReportAnswer, ReportQuestion } from "./report-steps.tsx";

/** Reports about the day, with one or two presses. Choices replace the buttons, so that nothing below moves. */
export function ReportPanel({ concierge }: { concierge: Concierge }) {
  const { outlook, timezone } = concierge.state;
  const [question, setQuestion] = useState<Question | null>(null);
  const report = useReport(concierge);
  const stops = candidates(outlook);
  const { date } = momentIn(timezone, useNow());
  const planned = concierge.trip.itinerary.find((it) => it.date === date)?.activities ?? [];
  const late = lateFor(outlook, planned, date);
  const meantBy = (kind: EventKind) => (kind === "running_late" ? late : stops);
  const kinds = offeredFor(stops, stops.length > 0 || planned.some((it) => it.start_time === null));
  const buttons = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventKind | null>(null);

  const close = () => {
    cameFrom.current = question?.kind ?? null;
    setQuestion(null);
  };
  // The buttons are shown again, so the pressed one gets the focus.
  useEffect(() => {
    if (question !== null || cameFrom.current === null) return;
    buttons.current?.querySelector<HTMLElement>(`[data-kind="${cameFrom.current}"]`)?.focus();
    cameFrom.current = null;
  }, [question]);

  const send = (kind: EventKind, stop: Stop | null, minutes: number | null) => {
    close();
    cameFrom.current = kind;
    report.report(kind, stop, minutes);
  };
  const press = (kind: EventKind) => {
    const { asks } = eventWords()[kind];
    const [only = null] = stops;
    if (asks === "nothing" || (asks === "which" && stops.length < 2))
      return send(kind, asks === "which" ? only : null, null);
    const which = meantBy(kind).length > 1;
    setQuestion({ kind, step: which ? "which" : "minutes", stop: only });
  };
  return (
    <section aria-labelledby="tell" className="flex flex-col gap-3">
      <div>
        <h2 id="tell" className="heading-section">
          {kinds.length > 0 ? t("howGoing") : t("somethingToDo")}
        </h2>
        <ReportAnswer concierge={concierge} report={report} canReport={kinds.length > 0} />
      </div>
      <div
        ref={buttons}
        className={classNames("grid content-start empty:hidden", stops.length > 0 && "min-h-[15.75rem]")}
      >
        {question ? (
          <ReportQuestion
            question={question}
            stops={meantBy(question.kind)}
            onStop={(stop) =>
              eventWords()[question.kind].asks === "which"
                ? send(question.kind, stop, null)
                : setQuestion({ ...question, step: "minutes", stop })
            }
            onMinutes={(minutes) => send(question.kind, question.stop, minutes)}
            back={
              <Button variant="ghost" size="sm" icon={<ChevronLeft />} className="-ml-3" onClick={close}>
                {t("back")}
              </Button>
            }
          />
        ) : kinds.length === 0 ? null : (
          // Two side by side, unless the letters are so large that a label would not fit.
          <div className="grid grid-cols-[repeat(auto-fill,minmax(max(min(9rem,100%),calc(50%-0.5rem)),1fr))] gap-2">
            {kinds.map((kind) => {
              const { label, icon: Icon } = eventWords()[kind];
              return (
                <Button
                  key={kind}
                  data-kind={kind}
                  variant="secondary"
                  icon={<Icon />}
                  className={
                    kind === "running_late"
                      ? "col-span-full min-h-14 justify-start text-base"
                      : "min-h-14 justify-start px-3.5 text-left"
                  }
                  onClick={() => press(kind)}
                >
                  {label}
                </Button>
              );
            })}
          </div>
        )}
      </div>
      <AskButtons concierge={concierge} report={report} />
    </section>
  );
}

/** Questions are accepted once a minute; the buttons show the remaining seconds. */
function AskButtons({ concierge: { state, answer }, report }: { concierge: Concierge; report: ReportState }) {
  const known = state.evaluation.next_at === null ? 0 : Date.parse(state.evaluation.next_at);
  const left = useSecondsLeft(Math.max(known, report.nextAt ?? 0) || null);
  const waits = left > 0 || answer === "looking";
  const soon = left > 0 && (
    <span className="block font-normal text-sm tabular-nums">{t("inSeconds", { seconds: String(left) })}</span>
  );
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-2">
      <Button
        variant="secondary"
        icon={<Compass />}
        aria-disabled={waits}
        className="min-h-14 px-2"
        onClick={() => !waits && report.ask("what_now")}
      >
        <span className="whitespace-nowrap text-left">
          {t("whatNow")} {soon}
        </span>
      </Button>
      <Button
        variant="secondary"
        icon={<ListChecks />}
        aria-disabled={waits}
        className="min-h-14 px-2"
        onClick={() => !waits && report.ask(null)}
      >
        <span className="whitespace-nowrap text-left">
          {t("checkDay")} {soon}
        </span>
      </Button>
    </div>
  );
}

/** The whole seconds until an instant, updated once a second; 0 when it is past or unknown. */
function useSecondsLeft(until: number | null): number {
  const renderedAt = useContext(RenderedAt);
  const [now, setNow] = useState(() => renderedAt ?? Date.now());
  const waiting = until !== null && until > now;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [waiting]);
  // There may be a new instant after the clock stopped.
  useEffect(() => {
    if (until !== null) setNow(Date.now());
  }, [until]);
  return until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1_000));
}
