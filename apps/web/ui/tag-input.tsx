"use client";

import { Plus, X } from "lucide-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { classNames } from "./class-names.ts";
import { useFieldControl } from "./field.tsx";
import { t } from "./messages/index.ts";

export interface TagInputProps {
  value: readonly string[];
  onValueChange: (tags: string[]) => void;
  /** Offered as buttons under the field until they are chosen. */
  suggestions?: readonly string[];
  /** How a tag is shown, where it is stored in other words. */
  wordOf?: (tag: string) => string;
  placeholder?: string;
  max?: number;
  maxLength?: number;
  /** The name of one tag, for the names of the buttons. */
  noun?: string;
  /** The accessible name outside a Field. */
  "aria-label"?: string;
}

/**
 * Free words as chips. Enter or comma adds, Backspace in the empty field or Delete on a chip removes, arrows move
 * between the chips. Equal words (ignoring case) are added once; leaving the field adds what was typed.
 */
export function TagInput({
  value,
  onValueChange,
  suggestions = [],
  wordOf = (tag) => tag,
  placeholder,
  max = 50,
  maxLength = 60,
  noun = t("tag"),
  ...rest
}: TagInputProps) {
  const [draft, setDraft] = useState("");
  const [announcement, setAnnouncement] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const chips = useRef<HTMLUListElement>(null);
  const control = useFieldControl();
  const listId = useId();

  const has = (tag: string) => value.some((known) => known.toLowerCase() === tag.toLowerCase());
  const add = (text: string) => {
    const fresh: string[] = [];
    for (const part of text.split(",")) {
      const tag = part.trim().replace(/\s+/g, " ").slice(0, maxLength);
      if (tag && !has(tag) && !fresh.some((known) => known.toLowerCase() === tag.toLowerCase())) fresh.push(tag);
    }
    if (fresh.length) {
      onValueChange([...value, ...fresh].slice(0, max));
      setAnnouncement(t("tagAdded", { tags: fresh.map(wordOf).join(", ") }));
    }
    setDraft("");
  };
  const remove = (tag: string, focusIndex?: number) => {
    onValueChange(value.filter((known) => known !== tag));
    setAnnouncement(t("tagRemoved", { tag: wordOf(tag) }));
    if (focusIndex === undefined) input.current?.focus();
    else requestAnimationFrame(() => focusChip(focusIndex));
  };
  const focusChip = (index: number) => {
    const buttons = chips.current?.querySelectorAll("button") ?? [];
    (buttons[index] ?? input.current)?.focus();
  };

  const onInputKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if ((event.key === "Enter" && draft.trim()) || event.key === ",") {
      event.preventDefault();
      add(draft);
    } else if (event.key === "Backspace" && !draft && value.length) {
      remove(value.at(-1) ?? "");
    } else if (event.key === "ArrowLeft" && !draft) {
      focusChip(value.length - 1);
    }
  };
  const onChipKey = (event: KeyboardEvent, tag: string, index: number) => {
    if (event.key === "ArrowLeft") focusChip(Math.max(0, index - 1));
    else if (event.key === "ArrowRight") focusChip(index + 1);
    else if (event.key === "Backspace" || event.key === "Delete") {
      event.preventDefault();
      remove(tag, event.key === "Delete" ? index : Math.max(0, index - 1));
    }
  };

  const offered = suggestions.filter((tag) => !has(tag));
  return (
    <div className="flex flex-col gap-2.5">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press beside the chips means the text field, which has its own keys */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div
        className="control flex flex-wrap items-center gap-1.5 p-1.5"
        {...(control["aria-invalid"] && { "aria-invalid": true })}
        onClick={(event) => event.target === event.currentTarget && input.current?.focus()}
      >
        {value.length > 0 && (
          <ul ref={chips} aria-label={t("chosen")} className="contents">
            {value.map((tag, index) => (
              <li
                key={tag}
                className="flex max-w-full items-center rounded-lg bg-accent-soft text-on-accent-soft text-[0.9375rem]"
              >
                <span className="truncate py-1 pl-2.5">{wordOf(tag)}</span>
                <button
                  type="button"
                  aria-label={t("removeTag", { tag: wordOf(tag) })}
                  onClick={() => remove(tag)}
                  onKeyDown={(event) => onChipKey(event, tag, index)}
                  className="grid size-8 shrink-0 place-items-center rounded-lg hover:bg-accent/15 pointer-coarse:size-11"
                >
                  <X aria-hidden="true" className="size-3.5" />
                </button>
              </li>
            ))}
          </ul>
        )}
        <input
          {...control}
          {...rest}
          required={undefined}
          ref={input}
          value={draft}
          disabled={value.length >= max}
          placeholder={value.length ? "" : placeholder}
          aria-controls={listId}
          onChange={(event) =>
            event.currentTarget.value.includes(",")
              ? add(event.currentTarget.value)
              : setDraft(event.currentTarget.value)
          }
          onKeyDown={onInputKey}
          onBlur={() => draft.trim() && add(draft)}
          className="min-h-8 min-w-24 flex-1 bg-transparent px-2 outline-none placeholder:text-faint"
        />
      </div>
      <div id={listId} className={classNames("flex flex-wrap gap-2", !offered.length && "hidden")}>
        {offered.map((tag) => (
          <button
            key={tag}
            type="button"
            aria-label={t("addTag", { noun, tag: wordOf(tag) })}
            // Keeps the caret in the field, so that leaving it does not add the half-typed word.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => add(tag)}
            className="inline-flex min-h-9 items-center gap-1 rounded-full border border-line-strong/50 bg-surface px-3 text-muted text-sm hover:border-accent hover:text-ink pointer-coarse:min-h-11"
          >
            <Plus aria-hidden="true" className="size-3.5" />
            {wordOf(tag)}
          </button>
        ))}
      </div>
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </div>
  );
}
