"use client";

import { Check } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "onChange"> {
  label: ReactNode;
  hint?: ReactNode;
  onCheckedChange?: (checked: boolean) => void;
}

/** A native checkbox with its label; the whole line can be pressed. */
export function Checkbox({ label, hint, onCheckedChange, className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames("tap flex items-start gap-3 py-2", rest.disabled && "opacity-55", className)}>
      <span className="relative mt-0.5 grid size-5 shrink-0 place-items-center">
        <input
          {...rest}
          type="checkbox"
          onChange={(event) => onCheckedChange?.(event.currentTarget.checked)}
          className="peer size-5 appearance-none rounded-md border border-line-strong bg-raised checked:border-accent checked:bg-accent"
        />
        <Check
          aria-hidden="true"
          strokeWidth={3}
          className="pointer-events-none absolute size-3.5 text-on-accent opacity-0 peer-checked:opacity-100"
        />
      </span>
      <span className="flex flex-col">
        <span>{label}</span>
        {hint && <span className="text-faint text-sm">{hint}</span>}
      </span>
    </label>
  );
}
