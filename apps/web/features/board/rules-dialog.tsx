"use client";

import { severities } from "@caravan/domain/board/types";
import { useState } from "react";
import { type DomainError, domainError, fieldError } from "@/features/api-client/index.ts";
import { FormDialog } from "@/features/trip-builder/form-dialog.tsx";
import { Field } from "@/ui/field.tsx";
import { NumberField } from "@/ui/number-field.tsx";
import { Select } from "@/ui/select.tsx";
import { Switch } from "@/ui/switch.tsx";
import type { Policy } from "./types.ts";

const severityWords = { block: "Stands in the way", warn: "Warns", ignore: "Does not matter" };
const severityOptions = severities.map((value) => ({ value, label: severityWords[value] }));

const questions = [
  { key: "unresolved_splits", label: "Places that split the group" },
  { key: "failed_imports", label: "Links that could not be read" },
  { key: "review_candidates", label: "Places that wait for review" },
] as const;

export interface RulesDialogProps {
  policy: Policy;
  onSave: (policy: Policy) => Promise<void>;
  onClose: () => void;
}

/** What has to hold before the group may plan. */
export function RulesDialog({ policy, onSave, onClose }: RulesDialogProps) {
  const [draft, setDraft] = useState(policy);
  const [error, setError] = useState<DomainError | null>(null);
  const [saving, setSaving] = useState(false);
  const change = (fields: Partial<Policy>) => setDraft((now) => ({ ...now, ...fields }));
  const save = async () => {
    setSaving(true);
    setError(null);
    try {
      await onSave(draft);
      onClose();
    } catch (failure) {
      setError(domainError(failure));
      setSaving(false);
    }
  };
  return (
    <FormDialog
      title="Rules for planning"
      saveLabel="Save rules"
      saving={saving}
      alert={error?.message}
      onSave={() => void save()}
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label="Agreement of at least"
          hint="20, and 25 more for each of dates, place and budget"
          error={fieldError(error, "alignment_min_score")}
        >
          <NumberField
            min={0}
            max={100}
            value={draft.alignment_min_score}
            onValueChange={(value) => change({ alignment_min_score: value ?? 0 })}
          />
        </Field>
        <Field label="Places locked in, at least" error={fieldError(error, "min_locked_in_places")}>
          <NumberField
            min={0}
            max={100}
            stepper
            value={draft.min_locked_in_places}
            onValueChange={(value) => change({ min_locked_in_places: value ?? 0 })}
          />
        </Field>
      </div>
      {questions.map(({ key, label }) => (
        <Field key={key} label={label}>
          <Select
            options={severityOptions}
            value={draft[key]}
            onValueChange={(value) => change({ [key]: severities.find((it) => it === value) ?? "warn" })}
          />
        </Field>
      ))}
      <Switch
        label="Let me plan all the same"
        hint="What stands in the way then only warns."
        checked={draft.creator_override}
        onCheckedChange={(creator_override) => change({ creator_override })}
      />
    </FormDialog>
  );
}
