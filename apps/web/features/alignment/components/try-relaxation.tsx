"use client";

import { Check } from "lucide-react";
import { type MouseEvent, useEffect, useId, useState } from "react";
import { domainError } from "@/features/api-client/index.ts";
import { type Group, proposalLine } from "@/features/groups/index.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { classNames } from "@/ui/class-names.ts";
import { Field } from "@/ui/field.tsx";
import { formatList, inSentence, listPeople, spellValues } from "@/ui/format.ts";
import { Spinner } from "@/ui/loading.tsx";
import { NumberField } from "@/ui/number-field.tsx";
import { useChangeAnswer, useSimulation } from "../api.ts";
import { t } from "../messages/index.ts";
import { hiddenIn, isHidden, labelOf } from "../messages.ts";
import { answerAfter, withFlexibility } from "../model/answer-changes.ts";
import type { Answer, Simulation, Step } from "../model/types.ts";
import { DimensionMarks, ScoreDial } from "./score.tsx";

export interface TrialProps {
  group: Group;
  steps: readonly Step[];
  onDone: () => void;
}

/** The result of these steps, and a button that applies the person's own ones. */
export function TryRelaxation({ group, steps, onDone }: TrialProps) {
  const trial = useSimulation({ trip_code: group.trip_code, steps: [...steps] });
  const own = steps.filter((it) => it.member_id === group.you);
  const others = [...new Set(steps.filter((it) => it.member_id !== group.you).map((it) => it.member_id))];
  const names = others.map((id) => group.members.find((it) => it.user_id === id)?.name ?? "somebody");
  const stated = group.members.find((it) => it.user_id === group.you)?.preferences ?? null;
  return (
    <div className="flex animate-fade-in flex-col gap-3 border-t px-3.5 py-3" aria-live="polite">
      {trial.isPending && (
        <p className="flex items-center gap-2 text-muted text-sm">
          <Spinner /> {t("trying")}
        </p>
      )}
      {trial.isError && !trial.data && (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-danger text-sm">{domainError(trial.error).message}</p>
          <Button size="sm" variant="secondary" onClick={() => void trial.refetch()}>
            {t("tryAgain")}
          </Button>
        </div>
      )}
      {trial.data && (
        <>
          <SimulatedResult simulation={trial.data} currency={group.currency} />
          {names.length > 0 && (
            <p className="text-muted text-sm">
              {own.length > 0
                ? t("othersToo", { names: listPeople(names) })
                : t("onlyOthers", { names: listPeople(names) })}
            </p>
          )}
          {own.length > 0 && (
            <ConfirmAnswer
              group={group}
              answer={answerAfter(own, stated)}
              label={others.length > 0 ? t("useMyPart") : t("useAnswer")}
              onDone={onDone}
            />
          )}
        </>
      )}
    </div>
  );
}

/** The result that a round would then have, and what would still be open. */
function SimulatedResult({ simulation, currency }: { simulation: Simulation; currency: string }) {
  const { what_if: then, warnings = [] } = simulation;
  const line = proposalLine(then, currency);
  const outcome = t(then.reconciled ? "wouldAgree" : "wouldPropose");
  return (
    <div className="flex items-start gap-3">
      <ScoreDial score={then.alignment_score} dimensions={then.dimensions} hidden={hiddenIn(then)} size="sm" />
      <div className="wrap-anywhere flex min-w-0 flex-col gap-1.5 text-sm">
        <p className="font-medium leading-snug">{line ? t("colon", { what: outcome, line }) : outcome}</p>
        <DimensionMarks dimensions={then.dimensions} hidden={hiddenIn(then)} />
        {then.conflicts.length > 0 && <p className="text-muted">{stillApart(simulation)}</p>}
        {warnings.map((it) => (
          <p key={it.code} className="text-muted">
            {spellValues(it.message)}
          </p>
        ))}
      </div>
    </div>
  );
}

/** What the reader sees above already is only named. */
function stillApart({ now, what_if }: Simulation): string {
  const isKnown = (message: string) => now.conflicts.some((it) => it.message === message);
  const apart = what_if.conflicts.filter((it) => !isHidden({ conflicts: [it] }, it.dimension));
  const named = apart.map((it) => inSentence(labelOf(it.dimension)));
  const fresh = what_if.conflicts.filter((it) => !isKnown(it.message)).map((it) => spellValues(it.message));
  return [...(named.length > 0 ? [t("stillApart", { what: formatList(named) })] : []), ...fresh].join(" ");
}

interface TakeAnswerProps {
  group: Group;
  answer: Answer;
  label: string;
  onDone: () => void;
}

/** Sends what was only tried. */
function ConfirmAnswer({ group, answer, label, onDone }: TakeAnswerProps) {
  const { busy, problem, give } = useChangeAnswer(group);
  const take = async ({ currentTarget: button }: MouseEvent<HTMLElement>) => {
    const part = button.closest<HTMLElement>("section[tabindex]");
    if (!(await give(answer))) return;
    // The button disappears with the trial, so the focus moves to something near.
    if (document.activeElement === button) part?.focus();
    onDone();
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button size="sm" icon={<Check />} loading={busy} onClick={take}>
        {label}
      </Button>
      {problem && (
        <p role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
    </div>
  );
}

/** For more days, the person should name other dates. */
const mostDays = 60;
/** No request is sent while the person keeps pressing. */
const restMs = 300;

/** Shows the result if the person's own dates were more flexible, or less. */
export function TryFlexibility({ group, className }: { group: Group; className?: string | false }) {
  const stated = group.members.find((it) => it.user_id === group.you)?.preferences ?? null;
  const own = stated?.dates?.flexibility_days ?? 0;
  const [tried, setTried] = useState<number | null>(null);
  const nameId = useId();
  const days = tried ?? own;
  const answer = withFlexibility(stated, days);
  if (!answer) return null;
  const differs = days !== own;
  return (
    <section aria-labelledby={nameId} tabIndex={-1} className={classNames("rounded-card", className)}>
      <Card className="flex flex-col gap-3 max-sm:p-4">
        <h3 id={nameId} className="font-semibold">
          {t("flex.title")}
        </h3>
        <Field label={t("flex.by")} hint={differs ? t("flex.said", { count: own }) : t("flex.current")}>
          <NumberField
            value={days}
            onValueChange={(value) => setTried(value === null ? null : Math.round(value))}
            min={0}
            max={mostDays}
            stepper
            suffix={t("flex.days", { count: days })}
            className="max-w-56"
          />
        </Field>
        {differs && <Tried group={group} answer={answer} onDone={() => setTried(null)} />}
      </Card>
    </section>
  );
}

function Tried({ group, answer, onDone }: { group: Group; answer: Answer; onDone: () => void }) {
  const [asked, setAsked] = useState(answer);
  const latest = JSON.stringify(answer);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(JSON.parse(latest)), restMs);
    return () => clearTimeout(timer);
  }, [latest]);
  const trial = useSimulation({ trip_code: group.trip_code, preferences: asked });
  return (
    <div aria-live="polite" aria-busy={trial.isFetching} className="flex flex-col gap-3">
      {trial.isError && (
        <p role="alert" className="text-danger text-sm">
          {domainError(trial.error).message}
        </p>
      )}
      {trial.data && <SimulatedResult simulation={trial.data} currency={group.currency} />}
      <ConfirmAnswer group={group} answer={answer} label={t("useAnswer")} onDone={onDone} />
    </div>
  );
}
