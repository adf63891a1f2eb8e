"use client";

import { policyInput } from "@caravan/domain/board/policy-input";
import { severities } from "@caravan/domain/board/types";
import { domainError } from "@/features/api-client/index.ts";
import { FormField, showRefusal, useSchemaForm } from "@/ui/form.tsx";
import { SchemaFormDialog } from "@/ui/form-dialog.tsx";
import { NumberField } from "@/ui/number-field.tsx";
import { Select } from "@/ui/select.tsx";
import { Switch } from "@/ui/switch.tsx";
import { t } from "../messages/index.ts";
import type { Policy } from "../model/types.ts";

const severityWords = () => ({ block: t("rule.block"), warn: t("rule.warn"), ignore: t("rule.ignore") });
const severityOptions = () => severities.map((value) => ({ value, label: severityWords()[value] }));

const questions = () =>
  [
    { key: "unresolved_splits", label: t("rule.splits") },
    { key: "failed_imports", label: t("links.failed") },
    { key: "review_candidates", label: t("rule.reviews") },
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
    <SchemaFormDialog
      title={t("rules.title")}
      saveLabel={t("rules.save")}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField form={form} name="alignment_min_score" label={t("rules.score")} hint={t("rules.scoreHint")}>
          {({ value, onChange }) => (
            <NumberField min={0} max={100} value={value} onValueChange={(score) => onChange(score ?? 0)} />
          )}
        </FormField>
        <FormField form={form} name="min_locked_in_places" label={t("rules.places")}>
          {({ value, onChange }) => (
            <NumberField min={0} max={100} stepper value={value} onValueChange={(places) => onChange(places ?? 0)} />
          )}
        </FormField>
      </div>
      {questions().map(({ key, label }) => (
        <FormField key={key} form={form} name={key} label={label}>
          {({ value, onChange }) => <Select options={severityOptions()} value={value} onValueChange={onChange} />}
        </FormField>
      ))}
      <Switch
        label={t("rules.anyway")}
        hint={t("rules.anywayHint")}
        checked={form.watch("creator_override")}
        onCheckedChange={(allowed) => form.setValue("creator_override", allowed)}
      />
    </SchemaFormDialog>
  );
}
