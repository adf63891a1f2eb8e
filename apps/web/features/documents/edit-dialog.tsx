"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { domainError, fieldError, useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { Field } from "@/ui/field.tsx";
import { Input } from "@/ui/input.tsx";
import { Select } from "@/ui/select.tsx";
import { Switch } from "@/ui/switch.tsx";
import { kindOptions } from "./document-words.ts";
import type { DocumentKind, TripDocument } from "./types.ts";

export interface EditDialogProps {
  document: TripDocument;
  viewerId: string;
  onClose: () => void;
}

export function EditDialog({ document, viewerId, onClose }: EditDialogProps) {
  const api = useApi();
  const [name, setName] = useState(document.name);
  const [kind, setKind] = useState<DocumentKind>(document.kind);
  const [isPrivate, setPrivate] = useState(document.private);
  const isMine = document.uploaded_by.user_id === viewerId;
  const save = useMutation(api.documents.update.mutationOptions({ onSuccess: onClose }));
  const error = save.error ? domainError(save.error) : null;
  const wrongName = name.trim() === "" && save.isIdle === false ? "must not be empty" : fieldError(error, "name");
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !save.isPending && onClose()}
      title="Edit document"
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="edit-document" loading={save.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form
        id="edit-document"
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          const about = { trip_id: document.trip_id, document_id: document.id };
          save.mutate({ ...about, name, kind, ...(isMine && { private: isPrivate }) });
        }}
      >
        <Field label="Name" error={wrongName} required>
          <Input value={name} maxLength={120} onChange={(event) => setName(event.currentTarget.value)} />
        </Field>
        <Field label="Kind">
          <Select options={kindOptions} value={kind} onValueChange={(value) => setKind(value as DocumentKind)} />
        </Field>
        {isMine && (
          <Switch
            label="Only for me"
            hint="Nobody else on the trip sees it or its name"
            checked={isPrivate}
            onCheckedChange={setPrivate}
          />
        )}
        {error && !wrongName && (
          <p role="alert" className="font-medium text-danger">
            {error.message}
          </p>
        )}
      </form>
    </Dialog>
  );
}
