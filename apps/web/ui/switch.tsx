"use client";

import { Switch as Radix } from "radix-ui";
import { type ReactNode, useId } from "react";

export interface SwitchProps {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** On or off, with immediate effect; for a choice that is saved with a form use Checkbox. */
export function Switch({ label, hint, checked, onCheckedChange, disabled = false }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-end gap-x-4 gap-y-2">
      <div className="flex min-w-[min(8rem,100%)] flex-1 flex-col">
        <label htmlFor={id}>{label}</label>
        {hint && (
          <span id={`${id}-hint`} className="text-faint text-sm">
            {hint}
          </span>
        )}
      </div>
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={onCheckedChange}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="relative h-7 w-12 shrink-0 rounded-full bg-line-strong transition-colors after:absolute after:-inset-2 after:content-[''] disabled:opacity-50 data-[state=checked]:bg-accent"
      >
        <Radix.Thumb className="block size-5.5 translate-x-[3px] rounded-full bg-raised shadow-card transition-transform data-[state=checked]:translate-x-[23px]" />
      </Radix.Root>
    </div>
  );
}
