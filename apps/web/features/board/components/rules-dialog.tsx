"use client";

import { policyInput } from "@caravan/domain/board/policy-input";
import { severities } from "@caravan/domain/board/types";
import { domainError } from "@/features/api-client/index.ts";
import { FormField, showRefusal, useSchemaForm } from "@/ui/form.tsx";
import { SchemaFormDialog } from "@/ui/form-dialog.tsx";
import { NumberField } from "@/ui/number-field.tsx";
import { Select } from "@/ui/select.tsx";
import { Switch } from "@/ui/switch.tsx";
import type { Policy } from "../model/types.ts";

const severityWords = { block: "Must be resolved first", warn: "Show a warning", ignore: "Ignore" };
const severityOptions = severities.map((value) => ({ value, label: severityWords[value] }));

const questions = [
  { key: "unresolved_splits", label: "Places that split the group" },
  { key: "failed_imports", label: "Links that couldn't be read" },
  { key: "review_candidates", label: "Places waiting for review" },
] as const;

export interface RulesDialogProps {
  policy: Policy;
  onSave: (policy: Policy) => Promise<void>;
  onClose: () => void;
}

/** The conditions for planning. */
export function RulesDialog({ policy, onSave, onClose }: RulesDialogProps) {
  const form = useSchemaForm(policyInput, { defaultValues: policy });
  const save = async (rules: Policy) => {
    try {
      await onSave(rules);
      onClose();
    } catch (error) {
      showRefusal(form, domainError(error));
    }
  };
  return (
    <SchemaFormDialog title="Rules for planning" saveLabel="Save rules" form={form} onSubmit={save} onClose={onClose}>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField
          form={form}
          name="alignment_min_score"
          label="Agreement score of at least"
          hint="Every group starts at 20; agreeing on dates, place or budget adds 25 each"
        >
          {({ value, onChange }) => (
            <NumberField min={0} max={100} value={value} onValueChange={(score) => onChange(score ?? 0)} />
          )}
        </FormField>
        <FormField form={form} name="min_locked_in_places" label="Places locked in, at least">
          {({ value, onChange }) => (
            <NumberField min={0} max={100} stepper value={value} onValueChange={(places) => onChange(places ?? 0)} />
          )}
        </FormField>
      </div>
      {questions.map(({ key, label }) => (
        <FormField key={key} form={form} name={key} label={label}>
          {({ value, onChange }) => <Select options={severityOptions} value={value} onValueChange={onChange} />}
        </FormField>
      ))}
      <Switch
        label="Let me plan anyway"
        hint="Anything unresolved then shows a warning instead of stopping me."
        checked={form.watch("creator_override")}
        onCheckedChange={(allowed) => form.setValue("creator_override", allowed)}
      />
    </SchemaFormDialog>
  );
}
