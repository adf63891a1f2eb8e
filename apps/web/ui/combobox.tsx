"use client";

import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from "react";
import { classNames } from "./class-names.ts";
import { useFieldControl } from "./field.tsx";

export interface ComboboxOption {
  readonly key: string;
  readonly content: ReactNode;
}

interface ComboboxProps {
  value: string;
  onValueChange: (text: string) => void;
  options: readonly ComboboxOption[];
  onChoose: (index: number) => void;
  /** Called with Enter when no option is chosen; without it, Enter sends the form. */
  onEnter?: (() => void) | undefined;
  /** For screen readers: "Suggested destinations". */
  listLabel: string;
  /** Below the options: that there are none, or why. */
  note?: ReactNode;
  /** For screen readers, when the options change. */
  said: string;
  placeholder?: string;
  maxLength?: number;
  /** Called when the list opens and closes, so that nothing is searched for a field that nobody uses. */
  onOpenChange: (open: boolean) => void;
  open: boolean;
  /** Between the field and the list, which does not cover it: what narrows the search. */
  below?: ReactNode;
}

/** A text field with suggestions; any other text is accepted too. Arrow keys choose, Enter takes, Escape closes. */
export function Combobox({
  value,
  onValueChange,
  options,
  onChoose,
  onEnter,
  listLabel,
  note,
  said,
  placeholder,
  maxLength = 255,
  open,
  onOpenChange,
  below,
}: ComboboxProps) {
  const control = useFieldControl();
  const listId = useId();
  const [active, setActive] = useState(-1);
  const shown = open && (options.length > 0 || Boolean(note));

  useEffect(() => {
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [active, listId]);

  const choose = (index: number) => {
    onChoose(index);
    onOpenChange(false);
    setActive(-1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!shown || options.length === 0) return onOpenChange(true);
      const step = event.key === "ArrowDown" ? 1 : -1;
      setActive((at) => (at + step + options.length + (at < 0 && step < 0 ? 1 : 0)) % options.length);
    } else if (event.key === "Enter" && shown && options[active]) {
      event.preventDefault();
      choose(active);
    } else if (event.key === "Enter" && onEnter && value.trim()) {
      event.preventDefault();
      onEnter();
      onOpenChange(false);
    } else if (event.key === "Escape" && shown) {
      event.preventDefault();
      event.stopPropagation();
      onOpenChange(false);
    }
  };

  return (
    <div className="relative">
      <input
        {...control}
        role="combobox"
        aria-expanded={shown}
        aria-controls={listId}
        aria-autocomplete="list"
        {...(shown && active >= 0 && { "aria-activedescendant": `${listId}-${active}` })}
        autoComplete="off"
        maxLength={maxLength}
        placeholder={placeholder}
        value={value}
        onChange={(event) => {
          onValueChange(event.currentTarget.value);
          onOpenChange(true);
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => onOpenChange(false)}
        className="control"
      />
      {below}
      <div
        hidden={!shown}
        className="absolute inset-x-0 top-full z-30 mt-1.5 max-h-80 animate-pop overflow-y-auto rounded-card border bg-raised p-1.5 shadow-float"
      >
        <div id={listId} role="listbox" aria-label={listLabel}>
          {options.map(({ key, content }, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field
            <div
              key={key}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // Keeps focus in the field, so that leaving it does not close the list before the press.
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => setActive(index)}
              onClick={() => choose(index)}
              className={classNames(
                "tap flex cursor-pointer items-center gap-2.5 rounded-lg px-3 py-2",
                index === active && "bg-accent-soft text-on-accent-soft",
              )}
            >
              {content}
            </div>
          ))}
        </div>
        {note && <p className="px-3 py-2 text-muted text-sm">{note}</p>}
      </div>
      <span role="status" className="sr-only">
        {shown ? said : ""}
      </span>
    </div>
  );
}
