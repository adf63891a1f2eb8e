"use client";

import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { proposalLine } from "@/features/alignment/proposal-words.ts";
import { ScoreDial } from "@/features/alignment/score.tsx";
import { useApi } from "@/features/api-client/api.ts";
import { ButtonLink } from "@/ui/button-link.tsx";
import { AddRoundButton } from "./add-round-button.tsx";
import { AnswerButton } from "./answer-form.tsx";
import { memberOf, type NextStep, nextStep } from "./next-step.ts";
import { stepWords } from "./next-step-words.ts";
import { PlanButton } from "./plan-button.tsx";
import { Readiness } from "./readiness.tsx";
import { RunButton } from "./run-button.tsx";
import type { Group } from "./types.ts";

/** What the person who looks can do now, said and offered first of all. */
export function NextStepPanel({ group }: { group: Group }) {
  const alignment = useQuery(useApi().alignment.get.queryOptions({ trip_code: group.trip_code }));
  const me = memberOf(group, group.you);
  const step = nextStep(group, me ?? { state: "answered" });
  const { title, text } = stepWords(group, step, me);
  const line = alignment.data ? proposalLine(alignment.data, group.currency) : "";
  return (
    <section
      aria-labelledby="next-step"
      className="flex flex-col justify-between gap-5 rounded-card bg-accent-soft p-5 sm:p-6"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 sm:items-start">
        <h2 id="next-step" className="heading-section text-on-accent-soft">
          {title}
        </h2>
        <div className="col-span-2 row-start-2 sm:col-span-1">
          {line && (
            <p className="wrap-anywhere mt-1.5 font-medium">{group.reconciled ? line : `Closest so far: ${line}`}</p>
          )}
          <p className="wrap-anywhere mt-1.5">{text}</p>
        </div>
        {group.alignment_score !== null && (
          <ScoreDial
            score={group.alignment_score}
            dimensions={alignment.data?.dimensions}
            className="col-start-2 row-start-1 sm:row-span-2"
          />
        )}
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Actions group={group} step={step} />
      </div>
      {step.kind !== "planned" && <Readiness tripCode={group.trip_code} />}
    </section>
  );
}

function Actions({ group, step }: { group: Group; step: NextStep }) {
  switch (step.kind) {
    case "answer":
      return (
        <>
          <AnswerButton group={group} />
          {step.mayRun && <RunButton group={group} variant="secondary" />}
        </>
      );
    case "run":
      return (
        <>
          <RunButton group={group} />
          <AnswerButton group={group} variant="secondary" />
        </>
      );
    case "wait":
      return <AnswerButton group={group} variant="secondary" />;
    case "agreed":
      return (
        <>
          <PlanButton group={group}>Plan the trip</PlanButton>
          <AnswerButton group={group} variant="secondary" />
          {step.mayRun && <RunButton group={group} variant="secondary" />}
        </>
      );
    case "escalated":
      return step.mayDecide ? (
        <>
          <AddRoundButton tripCode={group.trip_code} />
          <PlanButton group={group} variant="secondary">
            Plan it
          </PlanButton>
          <AnswerButton group={group} variant="secondary" />
        </>
      ) : (
        <AnswerButton group={group} variant="secondary" />
      );
    case "planned":
      return (
        <>
          <ButtonLink href={`/trips/${step.tripId}`} icon={<ArrowRight />}>
            Open the plan
          </ButtonLink>
          <PlanButton group={group} variant="secondary">
            Plan again
          </PlanButton>
        </>
      );
  }
}
