"use client";

import { useMutation } from "@tanstack/react-query";
import { SendHorizontal } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { Field } from "@/ui/field.tsx";
import { Textarea } from "@/ui/input.tsx";
import { type About, aboutInput, type Home } from "./about.ts";
import { mentionDraft, withMention } from "./mention-draft.ts";
import { t } from "./messages/index.ts";

/** Sends with the button, or with Ctrl or Command and Enter. */
export function CommentForm({ home, about, names }: { home: Home; about: About; names: readonly string[] }) {
  const api = useApi();
  const [text, setText] = useState("");
  const onTrip = useMutation(api.comments.add.mutationOptions());
  const onBoard = useMutation(api.comments.addToPlace.mutationOptions());
  const { isPending, error } = "tripId" in home ? onTrip : onBoard;
  const send = async () => {
    if (isPending || text.trim() === "") return;
    try {
      if ("tripId" in home) await onTrip.mutateAsync({ trip_id: home.tripId, text, ...aboutInput(about) });
      else if (about.kind === "place")
        await onBoard.mutateAsync({ trip_code: home.tripCode, candidate_id: about.id, text });
      setText("");
    } catch {
      // The mutation has the error, which is shown below the field.
    }
  };
  return (
    <form
      aria-label={t("new")}
      className="flex min-w-0 flex-1! items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field label={t("yours")} hideLabel error={error ? domainError(error).message : undefined} className="flex-1">
        <MentionField
          value={text}
          onValueChange={setText}
          names={names}
          rows={1}
          placeholder={t("placeholder")}
          onKeyDown={sendsOnEnter(send)}
        />
      </Field>
      <Button type="submit" icon={<SendHorizontal />} loading={isPending} aria-disabled={text.trim() === ""}>
        <span className="max-sm:sr-only">{t("send")}</span>
      </Button>
    </form>
  );
}

export const sendsOnEnter = (send: () => Promise<void>) => (event: KeyboardEvent) => {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  void send();
};

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
