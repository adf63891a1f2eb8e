"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/ui/button.tsx";
import { Field } from "@/ui/field.tsx";
import { Textarea } from "@/ui/input.tsx";

/** What people say most, so that a thumb is enough. */
const usual = ["Too expensive", "Too far away", "Been there already", "Not for me"];

export interface ReasonFormProps {
  placeName: string;
  /** What was given before. */
  reason: string;
  onSend: (reason: string) => void;
  onCancel: () => void;
}

/** Asked before a vote of Out goes out: the others want to know why. */
export function OutReasonForm({ placeName, reason, onSend, onCancel }: ReasonFormProps) {
  const [text, setText] = useState(reason);
  const [missing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // The focus alone would bring up no more than the field.
  useEffect(() => {
    form.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = text.trim();
    if (given === "") setMissing(true);
    else onSend(given);
  };
  const write = (value: string) => {
    setText(value);
    setMissing(false);
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label={`Why ${placeName} is out for you`}
      onSubmit={submit}
      onKeyDown={(event) => event.key === "Escape" && onCancel()}
      className="flex scroll-my-4 flex-col gap-2.5 rounded-control bg-sunken p-3"
    >
      <Field label="Reason" required {...(missing && { error: "Say why, so the others know." })}>
        <Textarea
          // It opens on the press of Out, and this is what that press asks for.
          autoFocus
          rows={2}
          maxLength={500}
          value={text}
          onChange={(event) => write(event.currentTarget.value)}
          placeholder="The others will see this"
          className="min-h-18!"
        />
      </Field>
      <ul aria-label="Common reasons" className="flex flex-wrap gap-1.5">
        {usual.map((it) => (
          <li key={it}>
            <button
              type="button"
              onClick={() => write(it)}
              className="min-h-8 rounded-full border border-line-strong/50 bg-raised px-3 text-sm hover:border-line-strong"
            >
              {it}
            </button>
          </li>
        ))}
      </ul>
      <div className="flex gap-2">
        <Button type="submit" size="sm">
          Vote Out
        </Button>
        <Button variant="ghost" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
