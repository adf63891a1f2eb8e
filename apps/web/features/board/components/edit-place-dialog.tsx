"use client";

import { type PlaceCategory, placeCategory } from "@caravan/domain/fields";
import { useState } from "react";
import { type DomainError, domainError, fieldError } from "@/features/api-client/index.ts";
import { Field } from "@/ui/field.tsx";
import { FormDialog } from "@/ui/form-dialog.tsx";
import { Input, Textarea } from "@/ui/input.tsx";
import { Select } from "@/ui/select.tsx";
import { categoryOptions } from "../messages.ts";
import type { Candidate, PlaceFields } from "../model/types.ts";

export interface EditPlaceDialogProps {
  candidate: Candidate;
  onSave: (candidate: Candidate, fields: PlaceFields) => Promise<void>;
  onClose: () => void;
}

/** Corrects what was read or typed; from the review it also puts the place on the board. */
export function EditPlaceDialog({ candidate, onSave, onClose }: EditPlaceDialogProps) {
  // What the person saw when the dialog opened.
  const [before] = useState(() => draftOf(candidate));
  const [draft, setDraft] = useState<PlaceDraft>(before);
  const [error, setError] = useState<DomainError | null>(null);
  const [saving, setSaving] = useState(false);
  const reviewed = candidate.status === "review";
  const change = (fields: Partial<PlaceDraft>) => setDraft((now) => ({ ...now, ...fields }));

  const save = async () => {
    if (draft.name.trim() === "") {
      const details = [{ path: "name", message: "What is it called?" }];
      return setError({ code: "incomplete", message: "", details, status: 0 });
    }
    const fields = changesOf(before, draft);
    if (!reviewed && Object.keys(fields).length === 0) return onClose();
    setSaving(true);
    setError(null);
    try {
      await onSave(candidate, fields);
      onClose();
    } catch (failure) {
      setError(domainError(failure));
      setSaving(false);
    }
  };
  return (
    <FormDialog
      title="Edit place"
      saveLabel={reviewed ? "Save and keep" : "Save"}
      saving={saving}
      alert={error?.message}
      onSave={() => void save()}
      onClose={onClose}
    >
      <Field label="Name" required error={fieldError(error, "name")}>
        <Input value={draft.name} maxLength={255} onChange={(event) => change({ name: event.currentTarget.value })} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="City" optional error={fieldError(error, "city")}>
          <Input value={draft.city} maxLength={120} onChange={(event) => change({ city: event.currentTarget.value })} />
        </Field>
        <Field label="Neighbourhood" optional error={fieldError(error, "neighborhood")}>
          <Input
            value={draft.neighborhood}
            maxLength={120}
            onChange={(event) => change({ neighborhood: event.currentTarget.value })}
          />
        </Field>
      </div>
      <Field label="Category" optional>
        <Select
          options={categoryOptions}
          value={draft.category ?? undefined}
          onValueChange={(value) => change({ category: placeCategory.safeParse(value).data ?? null })}
        />
      </Field>
      <Field label="What is good about it" optional error={fieldError(error, "blurb")}>
        <Textarea
          value={draft.blurb}
          maxLength={500}
          onChange={(event) => change({ blurb: event.currentTarget.value })}
        />
      </Field>
    </FormDialog>
  );
}

interface PlaceDraft {
  readonly name: string;
  readonly city: string;
  readonly neighborhood: string;
  readonly category: PlaceCategory | null;
  readonly blurb: string;
}

const draftOf = ({ name, city, neighborhood, category, blurb }: Candidate): PlaceDraft => ({
  name,
  city: city ?? "",
  neighborhood: neighborhood ?? "",
  category,
  blurb: blurb ?? "",
});

/** What differs from what the person saw, so that what somebody else changed meanwhile stays. */
export function changesOf(before: PlaceDraft, draft: PlaceDraft): PlaceFields {
  const changed: PlaceFields = {};
  for (const field of ["name", "city", "neighborhood", "blurb"] as const) {
    if (draft[field].trim() !== before[field]) changed[field] = draft[field].trim();
  }
  if (draft.category && draft.category !== before.category) changed.category = draft.category;
  return changed;
}
