"use client";

import { readClock } from "@caravan/domain/clock-in-text";
import { type ComponentProps, useEffect, useId, useRef, useState } from "react";
import { useFieldControl } from "./field.tsx";
import { formatClock } from "./format.ts";
import { t } from "./messages/index.ts";
import { useCoarsePointer } from "./use-window-size.ts";

interface TimeFieldProps extends Omit<ComponentProps<"input">, "type" | "value" | "onChange" | "defaultValue" | "ref"> {
  /** A local `HH:MM`, or empty. */
  value: string;
  onValueChange: (time: string) => void;
}

/**
 * A time of day. With a keyboard it is written in any usual way ("9", "9.30pm", "21h") and then shown as the reader writes it; touch
 * screens show the platform's picker.
 */
export function TimeField({ value, onValueChange, ...rest }: TimeFieldProps) {
  const touch = useCoarsePointer();
  if (!touch) return <WrittenTime value={value} onValueChange={onValueChange} {...rest} />;
  return (
    <input
      {...useFieldControl()}
      {...rest}
      type="time"
      value={value}
      onChange={(event) => onValueChange(event.currentTarget.value.slice(0, 5))}
      className="control appearance-none tabular-nums"
    />
  );
}

function WrittenTime({ value, onValueChange, ...rest }: TimeFieldProps) {
  const control = useFieldControl();
  const problemId = useId();
  const input = useRef<HTMLInputElement>(null);
  // What is written and not read yet; null: nothing.
  const [text, setText] = useState<string | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  useKeptFromSending(input, unreadable);

  const read = () => {
    if (text === null) return;
    const time = text.trim() === "" ? "" : readClock(text);
    setUnreadable(time === null);
    if (time === null) return;
    setText(null);
    if (time !== value) onValueChange(time);
  };
  const write = (next: string) => {
    setUnreadable(false);
    // What is complete counts at once, so that other fields can follow.
    const complete = next === "" || readClock(next) === next;
    setText(complete ? null : next);
    if (complete && next !== value) onValueChange(next);
  };
  const described = [unreadable && problemId, rest["aria-describedby"] ?? control["aria-describedby"]];
  return (
    <>
      <input
        {...control}
        {...rest}
        ref={input}
        type="text"
        autoComplete="off"
        spellCheck={false}
        maxLength={12}
        placeholder="--:--"
        value={text ?? shown(value)}
        aria-invalid={unreadable || rest["aria-invalid"] || control["aria-invalid"]}
        aria-describedby={described.filter(Boolean).join(" ") || undefined}
        onChange={(event) => write(event.currentTarget.value)}
        onBlur={read}
        onKeyDown={(event) => event.key === "Enter" && read()}
        className="control tabular-nums"
      />
      {unreadable && (
        <p id={problemId} role="alert" className="font-medium text-danger text-sm">
          {t("time.unreadable")}
        </p>
      )}
    </>
  );
}

/** As the reader writes it, where that can be read again. */
function shown(time: string): string {
  const written = formatClock(time);
  return readClock(written) === time ? written : time;
}

/** While something unreadable stands in a field, its form is not sent: it would be sent with the time before that. */
function useKeptFromSending(input: { readonly current: HTMLInputElement | null }, unreadable: boolean): void {
  useEffect(() => {
    const form = input.current?.form;
    if (!unreadable || !form) return;
    const refuse = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      input.current?.focus();
    };
    form.addEventListener("submit", refuse, { capture: true });
    return () => form.removeEventListener("submit", refuse, { capture: true });
  }, [input, unreadable]);
}
