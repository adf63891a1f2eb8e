"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { domainError, fieldError, useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { Field } from "@/ui/field.tsx";
import { Input, Textarea } from "@/ui/input.tsx";
import { Switch } from "@/ui/switch.tsx";

export interface NoteDialogProps {
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
      description="Kept with the trip, for you and for agents that ask."
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
