"use client";

import { useState } from "react";
import { type DomainError, domainError } from "@/features/api-client/index.ts";
import { leaveNotices } from "@/features/trips/index.ts";
import { FormDialog } from "@/ui/form-dialog.tsx";
import { tripChangeOf, tripDraftOf } from "../model/trip-draft.ts";
import { useBuilder } from "./builder-context.tsx";
import { TripDetailsFields } from "./trip-details-fields.tsx";
import { useEditDraft } from "./use-edit-draft.ts";

const clash =
  "Somebody changed the same fields meanwhile. Your words are still here; choose for each field, then save.";

export function TripDetailsDialog({ onClose }: { onClose: () => void }) {
  const { trip, edits } = useBuilder();
  const form = useEditDraft(tripDraftOf(trip));
  const [error, setError] = useState<DomainError | null>(null);
  const [alert, setAlert] = useState("");
  const [saving, setSaving] = useState(false);

  const save = async () => {
    if (form.changed.length === 0) return onClose();
    setSaving(true);
    setError(null);
    setAlert("");
    try {
      const answer = await edits.saveTrip(tripChangeOf(form.changes(), form.before()));
      leaveNotices(trip.id, answer?.warnings);
      onClose();
    } catch (failure) {
      const problem = domainError(failure);
      const now = problem.code === "target_changed" ? await edits.readAgain().catch(() => null) : null;
      if (now) setAlert(form.meet(tripDraftOf(now)) ? clash : "The trip has changed meanwhile. Look again, then save.");
      else {
        setError(problem);
        setAlert(problem.message);
      }
      setSaving(false);
    }
  };

  return (
    <FormDialog
      title="Edit trip details"
      saveLabel="Save"
      saving={saving}
      blocked={form.conflicted}
      alert={alert}
      onSave={() => void save()}
      onClose={onClose}
    >
      <TripDetailsFields trip={trip} form={form} error={error} />
    </FormDialog>
  );
}
