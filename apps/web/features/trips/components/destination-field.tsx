"use client";

import { useQuery } from "@tanstack/react-query";
import { MapPin } from "lucide-react";
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from "react";
import { useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { classNames } from "@/ui/class-names.ts";
import { useFieldControl } from "@/ui/field.tsx";
import { type DestinationQuestion, destinationName } from "../model/destination.ts";

const pauseMs = 180;

interface DestinationFieldProps {
  value: string;
  onValueChange: (text: string) => void;
  /** For a list of names: called with a chosen suggestion, or with the typed text after Enter. */
  onTake?: (name: string) => void;
  placeholder?: string;
}

/** A text field that suggests known destinations; any other text is accepted too. */
export function DestinationField({
  value,
  onValueChange,
  onTake,
  placeholder = "Lisbon, Kyoto, the Dolomites…",
}: DestinationFieldProps) {
  const api = useApi();
  const control = useFieldControl();
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const query = usePaused(useDeferredValue(value.trim()));
  const search = useQuery({
    ...api.destinations.search.queryOptions({ query }),
    enabled: open && query.length >= 2,
    staleTime: 300_000,
  });
  const found = open && query.length >= 2 ? (search.data?.destinations ?? []) : [];
  const names = found.map(destinationName);
  const shown = open && names.length > 0;

  const take = (name: string) => {
    if (onTake) onTake(name);
    else onValueChange(name);
    setOpen(false);
    setActive(-1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!shown) return setOpen(true);
      const step = event.key === "ArrowDown" ? 1 : -1;
      setActive((at) => (at + step + names.length + (at < 0 && step < 0 ? 1 : 0)) % names.length);
    } else if (event.key === "Enter" && shown && names[active]) {
      event.preventDefault();
      take(names[active]);
    } else if (event.key === "Enter" && onTake && value.trim()) {
      event.preventDefault();
      take(value.trim());
    } else if (event.key === "Escape" && shown) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
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
        maxLength={255}
        placeholder={placeholder}
        value={value}
        onChange={(event) => {
          onValueChange(event.currentTarget.value);
          setOpen(true);
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
        className="control"
      />
      <div
        id={listId}
        role="listbox"
        aria-label="Suggested destinations"
        hidden={!shown}
        className="absolute inset-x-0 top-full z-30 mt-1.5 max-h-80 animate-pop overflow-y-auto rounded-card border bg-raised p-1.5 shadow-float"
      >
        {names.map((name, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field
          <div
            key={`${name}-${found[index]?.lat}`}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // Keeps focus in the field, so that leaving it does not close the list before the press.
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => setActive(index)}
            onClick={() => take(name)}
            className={classNames(
              "tap flex cursor-pointer items-center gap-2.5 rounded-lg px-3 py-2",
              index === active && "bg-accent-soft text-on-accent-soft",
            )}
          >
            <MapPin aria-hidden="true" className="size-4 shrink-0 opacity-70" />
            {name}
          </div>
        ))}
      </div>
      <span role="status" className="sr-only">
        {shown ? `${names.length} suggestions` : ""}
      </span>
    </div>
  );
}

function usePaused(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/**
 * Asks about an unclear destination before planning. The answer continues with planning; another destination is typed
 * into the field.
 */
export function DestinationChoices({
  question: { kind, names },
  onChoose,
  onPlanAnyway,
}: {
  question: DestinationQuestion;
  onChoose: (name: string) => void;
  onPlanAnyway: () => void;
}) {
  const choices = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (names.length > 0) choices.current?.querySelector("button")?.focus();
  }, [names]);
  const [only] = names;
  const question =
    kind === "ambiguous" ? "Which place do you mean?" : `Did you mean ${names.length === 1 ? only : "one of these"}?`;
  return (
    <fieldset className="rounded-card bg-accent-soft p-4 text-on-accent-soft">
      <legend className="sr-only">{question}</legend>
      <p aria-hidden="true" className="font-medium">
        {question}
      </p>
      <div ref={choices} className="mt-3 flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        {names.map((name) => (
          <Button
            key={name}
            variant="secondary"
            size="sm"
            onClick={() => onChoose(name)}
            className="py-2 text-left max-sm:justify-start"
          >
            {names.length === 1 && kind === "unknown" ? `Yes, ${name}` : name}
          </Button>
        ))}
        {kind === "unknown" && (
          <Button variant="ghost" size="sm" onClick={onPlanAnyway} className="text-current max-sm:justify-start">
            Plan anyway
          </Button>
        )}
      </div>
      {kind === "ambiguous" && <p className="mt-3 text-sm">Somewhere else? Add its country or region above.</p>}
    </fieldset>
  );
}
