"use client";

import { ArrowRight } from "lucide-react";
import { ButtonLink, type ButtonProps } from "@/ui/button.tsx";
import { AddRoundButton } from "./add-round-button.tsx";
import { AnswerButton } from "./answer-form.tsx";
import type { NextStep } from "./next-step.ts";
import { PlanButton } from "./plan-button.tsx";
import { RunButton } from "./run-button.tsx";
import type { Group } from "./types.ts";

export interface NextStepProps {
  group: Group;
  step: NextStep;
}

/** What brings the group on; null where the person can only wait. */
export function MainAction({ group, step, size }: NextStepProps & Pick<ButtonProps, "size">) {
  switch (step.kind) {
    case "answer":
      return <AnswerButton group={group} size={size} />;
    case "run":
      return <RunButton group={group} size={size} />;
    case "wait":
      return null;
    case "agreed":
      return (
        <PlanButton group={group} size={size}>
          Plan the trip
        </PlanButton>
      );
    case "escalated":
      return step.mayDecide ? <AddRoundButton tripCode={group.trip_code} size={size} /> : null;
    case "planned":
      return (
        <ButtonLink href={`/trips/${step.tripId}`} icon={<ArrowRight />} size={size}>
          Open the plan
        </ButtonLink>
      );
  }
}

/** What else they may do. */
export function OtherActions({ group, step }: NextStepProps) {
  switch (step.kind) {
    case "answer":
      // Before anybody has said anything there is nothing to put together.
      return step.mayRun && group.members.some((it) => it.preferences) ? (
        <RunButton group={group} variant="secondary" />
      ) : null;
    case "run":
    case "wait":
      return <AnswerButton group={group} variant="secondary" />;
    case "agreed":
      return (
        <>
          <AnswerButton group={group} variant="secondary" />
          {step.mayRun && <RunButton group={group} variant="secondary" />}
        </>
      );
    case "escalated":
      return (
        <>
          {step.mayDecide && (
            <PlanButton group={group} variant="secondary">
              Plan it
            </PlanButton>
          )}
          <AnswerButton group={group} variant="secondary" />
        </>
      );
    case "planned":
      return (
        <PlanButton group={group} variant="secondary">
          Plan again
        </PlanButton>
      );
  }
}
