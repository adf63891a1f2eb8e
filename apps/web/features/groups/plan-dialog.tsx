"use client";

import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useId, useRef } from "react";
import { fieldError, useApi } from "@/features/api-client/index.ts";
import { PlanProgressView } from "@/features/trips/index.ts";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { FormAlert } from "@/ui/field.tsx";
import { count, dayCount, formatDateRange } from "@/ui/format.ts";
import { useCheckedDraft } from "@/ui/use-checked-draft.ts";
import { groupPlanOf, type PlanDraft, planDraftOf, planProblems } from "./plan-draft.ts";
import { PlanFields } from "./plan-fields.tsx";
import { PlanProblem } from "./plan-problem.tsx";
import type { Group } from "./types.ts";
import { useGroupPlan } from "./use-group-plan.ts";

/** Asks for place and dates, filled with what the group agreed on, and shows the plan day by day. Closing it cancels. */
export function PlanDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  const api = useApi();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const alignment = useQuery(api.alignment.get.queryOptions({ trip_code: group.trip_code }));
  const { planning, progress, problem, plan, cancel } = useGroupPlan(group);
  const whole = (changes: Partial<PlanDraft>) => ({ ...planDraftOf(group, alignment.data), ...changes });
  const changes = useCheckedDraft<Partial<PlanDraft>>({}, (it) => planProblems(whole(it)));
  const draft = whole(changes.draft);

  useEffect(() => {
    if (changes.found.length > 0)
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]:is(input,button)")?.focus();
  }, [changes.found]);
  const leave = () => {
    cancel();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (changes.check()) void plan(groupPlanOf(group, draft));
  };
  const fault = (name: string) => changes.fault(name) ?? fieldError(problem, name);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      title={planning ? `Planning ${draft.destination.trim()}` : "Plan the trip"}
      description={
        planning
          ? formatDateRange(draft.start_date, draft.end_date)
          : `For ${count(group.members.length, "person", "people")}, with the places that your board has locked in. All of you will be able to change it.`
      }
      footer={
        <>
          <Button variant="secondary" onClick={leave}>
            Cancel
          </Button>
          {!planning && (
            <Button type="submit" form={formId}>
              {group.trip_id !== null && draft.mode === "replace" ? "Update the plan" : "Make the plan"}
            </Button>
          )}
        </>
      }
    >
      {planning ? (
        <PlanProgressView progress={progress} total={dayCount(draft.start_date, draft.end_date)} newest={2} />
      ) : (
        <form id={formId} ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
          {problem && changes.found.length === 0 && <PlanProblem problem={problem} />}
          {alignment.isError && !alignment.data && (
            <FormAlert>What the rounds came to could not be loaded. Fill in place and dates yourself.</FormAlert>
          )}
          <PlanFields draft={draft} isLinked={group.trip_id !== null} fault={fault} onChange={changes.change} />
        </form>
      )}
    </Dialog>
  );
}
