"use client";

import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useId, useRef } from "react";
import { fieldError, useApi } from "@/features/api-client/index.ts";
import { DestinationField, noPreference, PlanProgressView, styleOptions } from "@/features/trips/index.ts";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { Field, FormAlert } from "@/ui/field.tsx";
import { count, dayCount, formatDateRange } from "@/ui/format.ts";
import { DateField } from "@/ui/input.tsx";
import { SegmentedControl } from "@/ui/segmented-control.tsx";
import { Select } from "@/ui/select.tsx";
import { useCheckedDraft } from "@/ui/use-checked-draft.ts";
import { useGroupPlan } from "../api/use-group-plan.ts";
import { groupPlanOf, type PlanDraft, planDraftOf, planProblems } from "../model/plan-form.ts";
import type { Group } from "../model/types.ts";
import { PlanProblem } from "./plan-readiness.tsx";

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

interface PlanFieldsProps {
  draft: PlanDraft;
  /** There is a plan already. */
  isLinked: boolean;
  fault: (name: string) => string | undefined;
  onChange: (change: Partial<PlanDraft>) => void;
}

const modes = [
  { value: "replace", label: "Update the plan" },
  { value: "new_version", label: "Make a new version" },
] as const;

const modeMeaning: Record<PlanDraft["mode"], string> = {
  replace: "The plan that you have is made anew. What is pinned or booked stays, and Undo brings the rest back.",
  new_version: "A fresh trip that the group goes on with. The one before stays as it is, with its people.",
};

function PlanFields({ draft, isLinked, fault, onChange }: PlanFieldsProps) {
  return (
    <>
      {isLinked && (
        <div>
          <SegmentedControl
            label="What becomes of the plan"
            segments={modes}
            value={draft.mode}
            onValueChange={(mode) => onChange({ mode })}
            className="w-full"
          />
          <p className="mt-2 text-muted text-sm">{modeMeaning[draft.mode]}</p>
        </div>
      )}
      <Field label="Destination" required error={fault("destination")}>
        <DestinationField value={draft.destination} onValueChange={(destination) => onChange({ destination })} />
      </Field>
      <div className="grid gap-4 min-[24rem]:grid-cols-2">
        <Field label="Start date" required error={fault("start_date")}>
          <DateField
            className="max-sm:px-2.5"
            value={draft.start_date}
            onValueChange={(start_date) => onChange({ start_date })}
          />
        </Field>
        <Field label="End date" required error={fault("end_date")}>
          <DateField
            className="max-sm:px-2.5"
            value={draft.end_date}
            onValueChange={(end_date) => onChange({ end_date })}
            {...(draft.start_date && { min: draft.start_date })}
          />
        </Field>
      </div>
      <Field label="Travel style" optional error={fault("travel_style")}>
        <Select
          options={styleOptions}
          value={draft.travel_style || noPreference}
          onValueChange={(style) => onChange({ travel_style: style === noPreference ? "" : style })}
        />
      </Field>
    </>
  );
}
