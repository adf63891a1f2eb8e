"use client";

import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button } from "@/ui/button.tsx";
import { formatClock, formatDuration } from "@/ui/format.ts";
import { NumberField } from "@/ui/number-field.tsx";
import { t } from "../messages/index.ts";
import { eventWords } from "../messages.ts";
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
            suffix="min"
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
