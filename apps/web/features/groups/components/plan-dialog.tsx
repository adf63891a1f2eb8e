"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useId } from "react";
import { useApi } from "@/features/api-client/index.ts";
import { DestinationField, noPreference, PlanProgressView, styleOptions } from "@/features/trips/index.ts";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { Field, FormAlert } from "@/ui/field.tsx";
import { errorOf, Form, setValues, showRefusal, useSchemaForm } from "@/ui/form.tsx";
import { dayCount, formatDateRange } from "@/ui/format.ts";
import { DateField } from "@/ui/input.tsx";
import { SegmentedControl } from "@/ui/segmented-control.tsx";
import { Select } from "@/ui/select.tsx";
import { useGroupPlan } from "../api/use-group-plan.ts";
import { t } from "../messages/plan/index.ts";
import { groupPlanOf, type PlanDraft, planDraftOf, planForm } from "../model/plan-form.ts";
import type { Group } from "../model/types.ts";
import { PlanProblem } from "./plan-readiness.tsx";

/**
 * Asks for place and dates, prefilled with what the group agreed on, and shows the plan day by day. Closing it cancels.
 */
export function PlanDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  const api = useApi();
  const formId = useId();
  const alignment = useQuery(api.alignment.get.queryOptions({ trip_code: group.trip_code }));
  const { planning, progress, problem, plan, cancel } = useGroupPlan(group);
  const form = useSchemaForm(planForm, { defaultValues: planDraftOf(group, alignment.data) });
  const draft = form.watch();
  // The result of the rounds may arrive late; fields that somebody has filled in by then stay.
  const fill = useEffectEvent((known: typeof alignment.data) =>
    form.reset(planDraftOf(group, known), { keepDirtyValues: true, keepErrors: true }),
  );
  useEffect(() => fill(alignment.data), [alignment.data]);
  useEffect(() => {
    // When the board is not ready, the problem has its own list.
    if (problem && problem.code !== "board_not_ready") showRefusal(form, problem);
  }, [problem, form]);
  const leave = () => {
    cancel();
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      title={planning ? t("plan.planning", { place: draft.destination.trim() }) : t("plan.title")}
      description={
        planning ? formatDateRange(draft.start_date, draft.end_date) : t("plan.for", { count: group.members.length })
      }
      footer={
        <>
          <Button variant="secondary" onClick={leave}>
            {t("cancel")}
          </Button>
          {!planning && (
            <Button type="submit" form={formId}>
              {group.trip_id !== null && draft.mode === "replace" ? t("plan.update") : t("plan.make")}
            </Button>
          )}
        </>
      }
    >
      {planning ? (
        <PlanProgressView progress={progress} total={dayCount(draft.start_date, draft.end_date)} newest={2} />
      ) : (
        <Form
          id={formId}
          form={form}
          onSubmit={(values) => void plan(groupPlanOf(group, values))}
          className="flex flex-col gap-5"
        >
          {problem?.code === "board_not_ready" && <PlanProblem problem={problem} />}
          {alignment.isError && !alignment.data && <FormAlert>{t("plan.resultMissing")}</FormAlert>}
          <PlanFields
            draft={draft}
            isLinked={group.trip_id !== null}
            isLead={group.is_lead}
            fault={(name) => errorOf(form, name)}
            onChange={(changed) => setValues(form, changed)}
          />
        </Form>
      )}
    </Dialog>
  );
}

interface PlanFieldsProps {
  draft: PlanDraft;
  /** There is a plan already. */
  isLinked: boolean;
  /** Only the lead gives the group another plan; everybody else changes the present one. */
  isLead: boolean;
  fault: (name: keyof PlanDraft) => string | undefined;
  onChange: (change: Partial<PlanDraft>) => void;
}

const modes = () =>
  [
    { value: "replace", label: t("plan.update") },
    { value: "new_version", label: t("plan.newVersion") },
  ] as const;

function PlanFields({ draft, isLinked, isLead, fault, onChange }: PlanFieldsProps) {
  return (
    <>
      {isLinked && (
        <div>
          {isLead && (
            <SegmentedControl
              label={t("plan.whatWithCurrent")}
              segments={modes()}
              value={draft.mode}
              onValueChange={(mode) => onChange({ mode })}
              className="mb-2 w-full"
            />
          )}
          <p className="text-muted text-sm">
            {t(draft.mode === "replace" ? "plan.updateMeans" : "plan.newVersionMeans")}
          </p>
        </div>
      )}
      <Field label={t("plan.destination")} required error={fault("destination")}>
        <DestinationField value={draft.destination} onValueChange={(destination) => onChange({ destination })} />
      </Field>
      <div className="grid gap-4 min-[24rem]:grid-cols-2">
        <Field label={t("plan.start")} required error={fault("start_date")}>
          <DateField
            className="max-sm:px-2.5"
            value={draft.start_date}
            onValueChange={(start_date) => onChange({ start_date })}
          />
        </Field>
        <Field label={t("plan.end")} required error={fault("end_date")}>
          <DateField
            className="max-sm:px-2.5"
            value={draft.end_date}
            onValueChange={(end_date) => onChange({ end_date })}
            {...(draft.start_date && { min: draft.start_date })}
          />
        </Field>
      </div>
      <Field label={t("plan.style")} optional error={fault("travel_style")}>
        <Select
          options={styleOptions()}
          value={draft.travel_style || noPreference}
          onValueChange={(style) => onChange({ travel_style: style === noPreference ? "" : style })}
        />
      </Field>
    </>
  );
}
