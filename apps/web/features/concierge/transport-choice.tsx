"use client";

import { useEffect, useId, useRef } from "react";
import { Button } from "@/ui/button.tsx";
import { modes, modeWords } from "./mode-words.ts";
import type { TransportMode } from "./types.ts";

export interface TransportChoiceProps {
  mode: TransportMode | null;
  confirmed: boolean;
  /** Something else waits for the answer. */
  asked: boolean;
  onChoose: (mode: TransportMode) => void;
}

/** How the traveller gets about. Choosing confirms; what was assumed is asked about. */
export function TransportChoice({ mode, confirmed, asked, onChoose }: TransportChoiceProps) {
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (asked) group.current?.querySelector("input")?.focus();
  }, [asked]);
  return (
    <fieldset ref={group} className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 font-medium text-[0.9375rem]">I get about</legend>
      <div className="grid grid-cols-3 gap-2">
        {modes.map((each) => {
          const { label, icon: Icon } = modeWords[each];
          return (
            <label
              key={each}
              className="relative flex min-h-18 flex-col items-center justify-center gap-1.5 rounded-control border border-line-strong/50 bg-raised text-[0.9375rem] transition-colors hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft has-checked:text-on-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name={name}
                value={each}
                checked={mode === each}
                onChange={() => onChoose(each)}
                className="absolute inset-0 size-full appearance-none opacity-0"
              />
              <Icon aria-hidden="true" className="size-5.5" />
              {label}
            </label>
          );
        })}
      </div>
      <div role="status" className="empty:hidden">
        {asked && <p className="font-medium">First say how you get about, then your day is watched over.</p>}
        {mode && !confirmed && (
          <div className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-sunken py-1.5 pr-1.5 pl-4">
            <p>{modeWords[mode].label}: is that right?</p>
            <Button size="sm" variant="secondary" onClick={() => onChoose(mode)}>
              Yes
            </Button>
          </div>
        )}
      </div>
    </fieldset>
  );
}
