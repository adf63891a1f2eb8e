"use client";

import { placeCategories } from "@caravan/domain/field-choices";
import { placeCategory } from "@caravan/domain/fields";
import { useState } from "react";
import { z } from "zod";
import { domainError } from "@/features/api-client/index.ts";
import { FormField, showRefusal, useSchemaForm } from "@/ui/form.tsx";
import { SchemaFormDialog } from "@/ui/form-dialog.tsx";
import { Input, Textarea } from "@/ui/input.tsx";
import { Select } from "@/ui/select.tsx";
import { t } from "../messages/index.ts";
import { categoryOptions } from "../messages.ts";
import type { Candidate, PlaceFields } from "../model/types.ts";

export interface EditPlaceDialogProps {
  candidate: Candidate;
  onSave: (candidate: Candidate, fields: PlaceFields) => Promise<void>;
  onClose: () => void;
}

const place = z.object({
  name: z.string().trim().min(1).max(255),
  city: z.string().max(120),
  neighborhood: z.string().max(120),
  category: placeCategory.nullable(),
  blurb: z.string().max(500),
});
type PlaceDraft = z.output<typeof place>;

const draftOf = ({ name, city, neighborhood, category, blurb }: Candidate): PlaceDraft => ({
  name,
  city: city ?? "",
  neighborhood: neighborhood ?? "",
  category,
  blurb: blurb ?? "",
});

/** Corrects what was read or typed; from the review it also puts the place on the board. */
export function EditPlaceDialog({ candidate, onSave, onClose }: EditPlaceDialogProps) {
  // What the person saw when the dialog opened.
  const [before] = useState(() => draftOf(candidate));
  const form = useSchemaForm(place, { defaultValues: before, messages: { name: t("edit.called") } });
  const reviewed = candidate.status === "review";
  const save = async (draft: PlaceDraft) => {
    const fields = changesOf(before, draft);
    if (!reviewed && Object.keys(fields).length === 0) return onClose();
    try {
      await onSave(candidate, fields);
      onClose();
    } catch (error) {
      showRefusal(form, domainError(error));
    }
  };
  return (
    <SchemaFormDialog
      title={t("edit.title")}
      saveLabel={reviewed ? t("edit.keep") : t("save")}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <FormField form={form} name="name" label={t("name")} required>
        {(field) => <Input {...field} maxLength={255} />}
      </FormField>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField form={form} name="city" label={t("city")} optional>
          {(field) => <Input {...field} maxLength={120} />}
        </FormField>
        <FormField form={form} name="neighborhood" label={t("neighborhood")} optional>
          {(field) => <Input {...field} maxLength={120} />}
        </FormField>
      </div>
      <FormField form={form} name="category" label={t("category")} optional>
        {({ value, onChange }) => (
          <Select
            options={categoryOptions()}
            value={value ?? undefined}
            onValueChange={(chosen) => onChange(placeCategories.find((it) => it === chosen) ?? null)}
          />
        )}
      </FormField>
      <FormField form={form} name="blurb" label={t("good")} optional>
        {(field) => <Textarea {...field} maxLength={500} />}
      </FormField>
    </SchemaFormDialog>
  );
}

/** The fields that differ from what the person saw, so that changes of others stay. */
export function changesOf(before: PlaceDraft, draft: PlaceDraft): PlaceFields {
  const changed: PlaceFields = {};
  for (const field of ["name", "city", "neighborhood", "blurb"] as const) {
    if (draft[field].trim() !== before[field]) changed[field] = draft[field].trim();
  }
  if (draft.category && draft.category !== before.category) changed.category = draft.category;
  return changed;
}
