"use client";

import { useState } from "react";
import { type DomainError, domainError } from "@/features/api-client/index.ts";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { additionOf, blankActivityDraft } from "../model/activity-draft.ts";
import { ActivityFields } from "./activity-fields.tsx";
import { useBuilder } from "./builder-context.tsx";
import { useEditDraft } from "./use-edit-draft.ts";

export function NewActivityDialog({ dayId, onClose }: { dayId: string; onClose: () => void }) {
  const { trip, canEdit, edits, goTo } = useBuilder();
  const form = useEditDraft(blankActivityDraft(dayId));
  const [error, setError] = useState<DomainError | null>(null);
  const [saving, setSaving] = useState(false);

  const save = async () => {
    if (!form.draft.title.trim()) {
      const details = [{ path: "title", message: "What is it called?" }];
      return setError({ code: "incomplete", message: "", details, status: 0 });
    }
    setSaving(true);
    try {
      const answer = await edits.saveNewActivity(additionOf(form.draft, trip));
      onClose();
      if (answer) goTo(answer.activityId);
    } catch (failure) {
      setError(domainError(failure));
      setSaving(false);
    }
  };

  return (
    <FormDialog
      title={canEdit ? "Add activity" : "Suggest an activity"}
      saveLabel={canEdit ? "Add activity" : "Suggest"}
      saving={saving}
      alert={error?.message}
      onSave={() => void save()}
      onClose={onClose}
    >
      <ActivityFields trip={trip} form={form} error={error} />
    </FormDialog>
  );
}
