"use client";

import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useApi } from "@/features/api-client/index.ts";
import { ButtonLink, type ButtonProps } from "@/ui/button.tsx";
import { sentences } from "@/ui/format.ts";
import { loadedApart } from "@/ui/loaded-apart.tsx";
import { t } from "../messages/index.ts";
import { movedWords, outcomeLine, stepWords } from "../messages.ts";
import { memberOf, type NextStep, nextStep } from "../model/next-step.ts";
import type { Group } from "../model/types.ts";
import { AddRoundButton, AnswerButton, PlanButton, RunButton } from "./next-step-buttons.tsx";
import { Readiness } from "./plan-readiness.tsx";

const AnswerForm = loadedApart(() => import("./answer-form.tsx").then((module) => module.AnswerForm));

/** The next step of the person, at the top of the page. */
export function NextStepPanel({ group }: { group: Group }) {
  const alignment = useQuery(useApi().alignment.get.queryOptions({ trip_code: group.trip_code }));
  const { step, title, text } = stepOf(group);
  const { onAnswer, form } = useAnswerForm(group);
  const line = outcomeLine(group, alignment.data);
  const moved = movedWords(group.plan, alignment.data);
  const mayPlan = step.kind === "agreed" || (step.kind === "escalated" && step.mayDecide);
  return (
    <section
      aria-labelledby="next-step"
      className="flex flex-col justify-between gap-4 rounded-card bg-accent-soft p-4 sm:gap-5 sm:p-6"
    >
      <div>
        <h2 id="next-step" className="heading-section text-on-accent-soft">
          {title}
        </h2>
        {line && <p className="wrap-anywhere mt-1.5 font-medium">{group.reconciled ? line : t("closest", { line })}</p>}
        <p className="wrap-anywhere mt-1.5">{sentences([...(moved ? [moved] : []), text])}</p>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <MainAction group={group} step={step} onAnswer={onAnswer} />
        <OtherActions group={group} step={step} onAnswer={onAnswer} />
      </div>
      {form}
      {mayPlan && <Readiness tripCode={group.trip_code} />}
    </section>
  );
}

/** The same as a line, above places and rounds. */
export function NextStepLine({ group }: { group: Group }) {
  const { step, title } = stepOf(group);
  const { onAnswer, form } = useAnswerForm(group);
  return (
    <section
      aria-labelledby="next-step"
      className="flex flex-wrap items-center gap-x-3 rounded-card bg-accent-soft py-1.5 pr-1.5 pl-4"
    >
      <h2
        id="next-step"
        className="line-clamp-2 min-w-[min(6rem,100%)] flex-1 font-semibold text-on-accent-soft leading-tight"
      >
        {title}
      </h2>
      <MainAction group={group} step={step} size="sm" onAnswer={onAnswer} />
      {form}
    </section>
  );
}

/**
 * The form is kept here and not in its button, so that a change of the next step does not discard what was filled in.
 */
function useAnswerForm(group: Group): { readonly onAnswer: () => void; readonly form: ReactNode } {
  const [open, setOpen] = useState(false);
  return {
    onAnswer: () => setOpen(true),
    form: open && <AnswerForm group={group} onClose={() => setOpen(false)} />,
  };
}

function stepOf(group: Group) {
  const me = memberOf(group, group.you);
  const step = nextStep(group, me ?? { state: "answered" });
  return { step, ...stepWords(group, step, me) };
}

interface NextStepProps {
  group: Group;
  step: NextStep;
  onAnswer: () => void;
}

/** What moves the group forward; null when the person can only wait. */
function MainAction({ group, step, size, onAnswer }: NextStepProps & Pick<ButtonProps, "size">) {
  switch (step.kind) {
    case "answer":
      return <AnswerButton group={group} size={size} onAnswer={onAnswer} />;
    case "run":
      return <RunButton group={group} size={size} />;
    case "wait":
      return null;
    case "agreed":
      return (
        <PlanButton group={group} size={size}>
          {t("plan.title")}
        </PlanButton>
      );
    case "escalated":
      return step.mayDecide ? <AddRoundButton tripCode={group.trip_code} size={size} /> : null;
    case "planned":
      return (
        <ButtonLink href={`/trips/${step.tripId}`} icon={<ArrowRight />} size={size}>
          {t("plan.open")}
        </ButtonLink>
      );
  }
}

/** What else they may do. */
function OtherActions({ group, step, onAnswer }: NextStepProps) {
  switch (step.kind) {
    case "answer":
      // Without any answer there is nothing to compare.
      return step.mayRun && group.members.some((it) => it.preferences) ? (
        <RunButton group={group} variant="secondary" />
      ) : null;
    case "run":
    case "wait":
      return <AnswerButton group={group} variant="secondary" onAnswer={onAnswer} />;
    case "agreed":
      return (
        <>
          <AnswerButton group={group} variant="secondary" onAnswer={onAnswer} />
          {step.mayRun && <RunButton group={group} variant="secondary" />}
        </>
      );
    case "escalated":
      return (
        <>
          {step.mayDecide && (
            <PlanButton group={group} variant="secondary">
              {t("plan.it")}
            </PlanButton>
          )}
          <AnswerButton group={group} variant="secondary" onAnswer={onAnswer} />
        </>
      );
    case "planned":
      return (
        <PlanButton group={group} variant="secondary">
          {t("plan.again")}
        </PlanButton>
      );
  }
}
