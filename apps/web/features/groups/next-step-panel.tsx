"use client";

import { useQuery } from "@tanstack/react-query";
import { proposalLine } from "@/features/alignment/proposal-words.ts";
import { useApi } from "@/features/api-client/index.ts";
import { memberOf, nextStep } from "./next-step.ts";
import { MainAction, OtherActions } from "./next-step-actions.tsx";
import { stepWords } from "./next-step-words.ts";
import { Readiness } from "./readiness.tsx";
import type { Group } from "./types.ts";

/** What the person who looks can do now, said and offered first of all. */
export function NextStepPanel({ group }: { group: Group }) {
  const alignment = useQuery(useApi().alignment.get.queryOptions({ trip_code: group.trip_code }));
  const { step, title, text } = stepOf(group);
  const line = alignment.data ? proposalLine(alignment.data, group.currency) : "";
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
        {line && (
          <p className="wrap-anywhere mt-1.5 font-medium">{group.reconciled ? line : `Closest so far: ${line}`}</p>
        )}
        <p className="wrap-anywhere mt-1.5">{text}</p>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <MainAction group={group} step={step} />
        <OtherActions group={group} step={step} />
      </div>
      {mayPlan && <Readiness tripCode={group.trip_code} />}
    </section>
  );
}

/** The same in a row, where the places or the rounds are what is looked at. */
export function NextStepLine({ group }: { group: Group }) {
  const { step, title } = stepOf(group);
  return (
    <section
      aria-labelledby="next-step"
      className="flex flex-wrap items-center gap-x-3 rounded-card bg-accent-soft py-1.5 pr-1.5 pl-4"
    >
      <h2 id="next-step" className="min-w-[min(6rem,100%)] flex-1 truncate font-semibold text-on-accent-soft leading-9">
        {title}
      </h2>
      <MainAction group={group} step={step} size="sm" />
    </section>
  );
}

function stepOf(group: Group) {
  const me = memberOf(group, group.you);
  const step = nextStep(group, me ?? { state: "answered" });
  return { step, ...stepWords(group, step, me) };
}
