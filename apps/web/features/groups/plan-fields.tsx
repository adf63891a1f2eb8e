"use client";

import { DestinationField, noPreference, styleOptions } from "@/features/trips/index.ts";
import { Field } from "@/ui/field.tsx";
import { DateField } from "@/ui/input.tsx";
import { SegmentedControl } from "@/ui/segmented-control.tsx";
import { Select } from "@/ui/select.tsx";
import type { PlanDraft } from "./plan-draft.ts";

export interface PlanFieldsProps {
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

export function PlanFields({ draft, isLinked, fault, onChange }: PlanFieldsProps) {
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
