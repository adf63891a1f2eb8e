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
import { t } from "./messages/index.ts";
import { kindOptions } from "./messages.ts";

const nameField = () => z.string().trim().min(1, t("enterName")).max(120);
const documentForm = () => z.object({ name: nameField(), kind: documentKind, private: z.boolean() });
const noteForm = () =>
  z.object({
    name: nameField(),
    text: z.string().trim().min(1, t("write")).max(50_000),
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
  const form = useSchemaForm(documentForm(), { defaultValues: { name, kind, private: document.private } });
  const isMine = document.uploaded_by.user_id === viewerId;
  const update = useMutation(
    api.documents.update.mutationOptions({
      onSuccess: onClose,
      onError: (error) => showRefusal(form, domainError(error)),
    }),
  );
  const save = ({ private: isPrivate, ...about }: z.infer<ReturnType<typeof documentForm>>) =>
    update
      .mutateAsync({
        trip_id: document.trip_id,
        document_id: document.id,
        ...about,
        ...(isMine && { private: isPrivate }),
      })
      .catch(() => undefined);
  return (
    <SchemaFormDialog title={t("edit.title")} saveLabel={t("save")} form={form} onSubmit={save} onClose={onClose}>
      <FormField form={form} name="name" label={t("name")} required>
        {(field) => <Input {...field} maxLength={120} />}
      </FormField>
      <FormField form={form} name="kind" label={t("kind")}>
        {(field) => <Select options={kindOptions()} value={field.value} onValueChange={field.onChange} />}
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
  const form = useSchemaForm(noteForm(), { defaultValues: { name: "", text: "", private: false } });
  const add = useMutation(
    api.documents.addText.mutationOptions({
      onSuccess: onClose,
      onError: (error) => showRefusal(form, domainError(error)),
    }),
  );
  const save = (note: z.infer<ReturnType<typeof noteForm>>) =>
    add.mutateAsync({ trip_id: tripId, ...note }).catch(() => undefined);
  return (
    <SchemaFormDialog
      title={t("note.title")}
      description={t("note.text")}
      saveLabel={t("note.add")}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <FormField form={form} name="name" label={t("name")} required>
        {(field) => <Input {...field} maxLength={120} placeholder={t("note.example")} />}
      </FormField>
      <FormField form={form} name="text" label={t("type.text")} required>
        {(field) => <Textarea {...field} rows={6} maxLength={50_000} />}
      </FormField>
      <PrivateSwitch checked={form.watch("private")} onCheckedChange={(on) => form.setValue("private", on)} />
    </SchemaFormDialog>
  );
}

function PrivateSwitch(state: { checked: boolean; onCheckedChange: (on: boolean) => void }) {
  return <Switch label={t("private")} hint={t("private.hint")} {...state} />;
}
