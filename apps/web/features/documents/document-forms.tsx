"use client";

import { documentKind } from "@caravan/domain/fields";
import { useMutation } from "@tanstack/react-query";
import { z } from "zod";
import { domainError, type TripDocument, useApi } from "@/features/api-client/index.ts";
import { FormField, showRefusal, useSchemaForm } from "@/ui/form.tsx";
import { SchemaFormDialog } from "@/ui/form-dialog.tsx";
import { Input, Textarea } from "@/ui/input.tsx";
import { Select } from "@/ui/select.tsx";
import { Switch } from "@/ui/switch.tsx";
import { kindOptions } from "./messages.ts";

const nameField = z.string().trim().min(1, "Enter a name.").max(120);
const documentForm = z.object({ name: nameField, kind: documentKind, private: z.boolean() });
const noteForm = z.object({
  name: nameField,
  text: z.string().trim().min(1, "Write something.").max(50_000),
  private: z.boolean(),
});

interface EditDialogProps {
  document: TripDocument;
  viewerId: string;
  onClose: () => void;
}

export function EditDialog({ document, viewerId, onClose }: EditDialogProps) {
  const api = useApi();
  const { name, kind } = document;
  const form = useSchemaForm(documentForm, { defaultValues: { name, kind, private: document.private } });
  const isMine = document.uploaded_by.user_id === viewerId;
  const update = useMutation(
    api.documents.update.mutationOptions({
      onSuccess: onClose,
      onError: (error) => showRefusal(form, domainError(error)),
    }),
  );
  const save = ({ private: isPrivate, ...about }: z.infer<typeof documentForm>) =>
    update
      .mutateAsync({
        trip_id: document.trip_id,
        document_id: document.id,
        ...about,
        ...(isMine && { private: isPrivate }),
      })
      .catch(() => undefined);
  return (
    <SchemaFormDialog title="Edit document" saveLabel="Save" form={form} onSubmit={save} onClose={onClose}>
      <FormField form={form} name="name" label="Name" required>
        {(field) => <Input {...field} maxLength={120} />}
      </FormField>
      <FormField form={form} name="kind" label="Kind">
        {(field) => <Select options={kindOptions} value={field.value} onValueChange={field.onChange} />}
      </FormField>
      {isMine && (
        <PrivateSwitch checked={form.watch("private")} onCheckedChange={(on) => form.setValue("private", on)} />
      )}
    </SchemaFormDialog>
  );
}

interface NoteDialogProps {
  tripId: string;
  onClose: () => void;
}

/** A text instead of a file: how to get in, the Wi-Fi password, a telephone number. */
export function NoteDialog({ tripId, onClose }: NoteDialogProps) {
  const api = useApi();
  const form = useSchemaForm(noteForm, { defaultValues: { name: "", text: "", private: false } });
  const add = useMutation(
    api.documents.addText.mutationOptions({
      onSuccess: onClose,
      onError: (error) => showRefusal(form, domainError(error)),
    }),
  );
  const save = (note: z.infer<typeof noteForm>) => add.mutateAsync({ trip_id: tripId, ...note }).catch(() => undefined);
  return (
    <SchemaFormDialog
      title="Write a note"
      description="Saved with the trip, for you and for agents that may read it."
      saveLabel="Add note"
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <FormField form={form} name="name" label="Name" required>
        {(field) => <Input {...field} maxLength={120} placeholder="How to get into the flat" />}
      </FormField>
      <FormField form={form} name="text" label="Text" required>
        {(field) => <Textarea {...field} rows={6} maxLength={50_000} />}
      </FormField>
      <PrivateSwitch checked={form.watch("private")} onCheckedChange={(on) => form.setValue("private", on)} />
    </SchemaFormDialog>
  );
}

function PrivateSwitch(state: { checked: boolean; onCheckedChange: (on: boolean) => void }) {
  return <Switch label="Only for me" hint="Nobody else on the trip sees it or its name" {...state} />;
}
