"use client";

import { useState } from "react";
import { type Day, type DomainError, domainError } from "@/features/api-client/index.ts";
import { InlineFormButtons } from "@/ui/inline-form-buttons.tsx";
import { Textarea } from "@/ui/input.tsx";
import { t } from "../messages/index.ts";
import { useBuilder } from "./builder-context.tsx";
import { ConflictChoice, useEditDraft } from "./edit-field.tsx";

export function DayNotesForm({ day, onClose }: { day: Day; onClose: () => void }) {
  const { canEdit, edits } = useBuilder();
  const form = useEditDraft<{ notes: string }>({ notes: day.notes });
  const [error, setError] = useState<DomainError | null>(null);
  const [saving, setSaving] = useState(false);

  const save = async () => {
    if (form.changed.length === 0) return onClose();
    setSaving(true);
    setError(null);
    try {
      await edits.saveDayNotes(day.id, form.draft.notes, form.before().notes ?? "");
      onClose();
    } catch (failure) {
      const problem = domainError(failure);
      const now = problem.code === "target_changed" ? await edits.readAgain().catch(() => null) : null;
      const current = now?.itinerary.find((it) => it.id === day.id);
      if (!current || !form.meet({ notes: current.notes })) setError(problem);
      setSaving(false);
    }
  };

  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving && !form.conflicted) void save();
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
      }}
    >
      <Textarea
        aria-label={t("note.label", { day: `${day.day_number}` })}
        autoFocus
        maxLength={5000}
        value={form.draft.notes}
        onChange={(event) => form.set({ notes: event.currentTarget.value })}
      />
      {"notes" in form.theirs && (
        <ConflictChoice
          theirs={form.theirs.notes ?? ""}
          onKeepMine={() => form.keepMine("notes")}
          onTakeTheirs={() => form.takeTheirs("notes")}
        />
      )}
      {error && (
        <p role="alert" className="text-danger text-sm">
          {error.message}
        </p>
      )}
      <InlineFormButtons loading={saving} aria-disabled={form.conflicted} onCancel={onClose}>
        {t(canEdit ? "note.save" : "note.suggest")}
      </InlineFormButtons>
    </form>
  );
}
