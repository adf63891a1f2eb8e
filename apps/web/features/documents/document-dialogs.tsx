"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { domainError, fieldError, type TripDocument, useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { Field } from "@/ui/field.tsx";
import { Input, Textarea } from "@/ui/input.tsx";
import { Select } from "@/ui/select.tsx";
import { Switch } from "@/ui/switch.tsx";
import { toast } from "@/ui/toast.tsx";
import type { DocumentKind } from "./document.ts";
import { kindOptions } from "./messages.ts";

interface EditDialogProps {
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

interface NoteDialogProps {
  tripId: string;
  onClose: () => void;
}

/** Words instead of a file: how to get in, the Wi-Fi, a number to call. */
export function NoteDialog({ tripId, onClose }: NoteDialogProps) {
  const api = useApi();
  const [name, setName] = useState("");
  const [text, setText] = useState("");
  const [isPrivate, setPrivate] = useState(false);
  const add = useMutation(api.documents.addText.mutationOptions({ onSuccess: onClose }));
  const error = add.error ? domainError(add.error) : null;
  const wrong = { name: fieldError(error, "name"), text: fieldError(error, "text") };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !add.isPending && onClose()}
      title="Write a note"
      description="Saved with the trip, for you and for agents that may read it."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="write-note" loading={add.isPending}>
            Add note
          </Button>
        </>
      }
    >
      <form
        id="write-note"
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          add.mutate({ trip_id: tripId, name, text, private: isPrivate });
        }}
      >
        <Field label="Name" error={wrong.name} required>
          <Input
            value={name}
            maxLength={120}
            placeholder="How to get into the flat"
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </Field>
        <Field label="Text" error={wrong.text} required>
          <Textarea value={text} rows={6} maxLength={50_000} onChange={(event) => setText(event.currentTarget.value)} />
        </Field>
        <Switch
          label="Only for me"
          hint="Nobody else on the trip sees it or its name"
          checked={isPrivate}
          onCheckedChange={setPrivate}
        />
        {error && !wrong.name && !wrong.text && (
          <p role="alert" className="font-medium text-danger">
            {error.message}
          </p>
        )}
      </form>
    </Dialog>
  );
}

interface DeleteDialogProps {
  /** Null: nothing is asked about. */
  document: TripDocument | null;
  onClose: () => void;
}

export function DeleteDialog({ document, onClose }: DeleteDialogProps) {
  const api = useApi();
  const remove = useMutation(
    api.documents.delete.mutationOptions({
      onSuccess: () => toast({ title: "Document deleted" }),
      onError: (error) => toast({ title: domainError(error).message, tone: "danger" }),
      onSettled: onClose,
    }),
  );
  return (
    <ConfirmDialog
      open={document !== null}
      onOpenChange={(open) => !open && !remove.isPending && onClose()}
      title={`Delete ${document?.name ?? "this document"}?`}
      description={
        document?.private ? "This deletes it permanently." : "This deletes it permanently for everybody on the trip."
      }
      confirmLabel="Delete"
      danger
      loading={remove.isPending}
      onConfirm={() => document && remove.mutate({ trip_id: document.trip_id, document_id: document.id })}
    />
  );
}
