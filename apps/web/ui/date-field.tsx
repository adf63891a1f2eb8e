"use client";

import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { useFieldControl } from "./field.tsx";

export interface DateFieldProps
  extends Omit<ComponentProps<"input">, "type" | "value" | "onChange" | "min" | "max" | "defaultValue"> {
  /** `YYYY-MM-DD`, or empty. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (date: string) => void;
  min?: string;
  max?: string;
}

/** The platform's own date picker; the value is a calendar date, never an instant. */
export function DateField({ onValueChange, className, ...rest }: DateFieldProps) {
  return (
    <input
      {...useFieldControl()}
      {...rest}
      type="date"
      {...(onValueChange && { onChange: (event) => onValueChange(event.currentTarget.value) })}
      className={classNames("control appearance-none tabular-nums", className)}
    />
  );
}
