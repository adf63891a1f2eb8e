"use client";

import { useEffect, useId, useState } from "react";
import { domainError } from "@/features/api-client/index.ts";
import type { Group } from "@/features/groups/index.ts";
import { Card } from "@/ui/card.tsx";
import { classNames } from "@/ui/class-names.ts";
import { Field } from "@/ui/field.tsx";
import { NumberField } from "@/ui/number-field.tsx";
import { useSimulation } from "../api.ts";
import { t } from "../messages/index.ts";
import { withFlexibility } from "../model/answer-changes.ts";
import type { Answer } from "../model/types.ts";
import { ConfirmAnswer, SimulatedResult } from "./try-relaxation.tsx";

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
