"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/ui/button.tsx";
import { Field } from "@/ui/field.tsx";
import { Textarea } from "@/ui/input.tsx";

export interface PasteFormProps {
  text: string;
  onTextChange(text: string): void;
  busy: boolean;
  onRead(): void;
}

export function PasteForm({ text, onTextChange, busy, onRead }: PasteFormProps) {
  const [tried, setTried] = useState(false);
  const empty = text.trim() === "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!empty && !busy) onRead();
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-1 flex-col gap-4">
      <Field
        label="Text of the mail"
        hint="The whole mail, with its first lines: when it was written helps with dates."
        error={tried && empty ? "Paste the text first" : undefined}
        className="flex-1"
      >
        <Textarea
          value={text}
          onChange={(event) => onTextChange(event.currentTarget.value)}
          spellCheck={false}
          placeholder={"From: …\nSubject: Your booking is confirmed\n\n…"}
          className="min-h-52 flex-1"
        />
      </Field>
      <Button type="submit" loading={busy} className="self-start">
        Read it
      </Button>
    </form>
  );
}
