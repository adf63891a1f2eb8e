"use client";

import { type ComponentProps, useLayoutEffect, useRef, useState } from "react";
import { Textarea } from "@/ui/input.tsx";
import { mentionDraft, withMention } from "./mention-draft.ts";
import { t } from "./messages/index.ts";

interface MentionFieldProps extends Omit<ComponentProps<"textarea">, "value" | "onChange"> {
  value: string;
  onValueChange: (text: string) => void;
  names: readonly string[];
}

/** A text in which people can be mentioned: after an @, those who fit are offered below it. */
export function MentionField({ value, onValueChange, names, ...rest }: MentionFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(0);
  const [moveTo, setMoveTo] = useState<number | null>(null);
  const draft = mentionDraft(value, caret, names);
  useLayoutEffect(() => {
    if (moveTo === null) return;
    field.current?.focus();
    field.current?.setSelectionRange(moveTo, moveTo);
    setMoveTo(null);
  }, [moveTo]);
  const choose = (at: number, name: string) => {
    const next = withMention(value, caret, at, name);
    onValueChange(next.text);
    setCaret(next.caret);
    setMoveTo(next.caret);
  };
  return (
    <div className="flex flex-col gap-2">
      <Textarea
        {...rest}
        ref={field}
        value={value}
        maxLength={2000}
        className="min-h-11!"
        onChange={(event) => {
          setCaret(event.currentTarget.selectionStart);
          onValueChange(event.currentTarget.value);
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
      />
      {draft && (
        <ul aria-label={t("mention")} className="flex flex-wrap gap-1.5">
          {draft.names.map((name) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => choose(draft.at, name)}
                className="tap rounded-full bg-accent-soft px-3 font-medium text-on-accent-soft text-sm"
              >
                @{name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
