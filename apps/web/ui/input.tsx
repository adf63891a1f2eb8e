"use client";

import { type ComponentProps, useState } from "react";
import { classNames } from "./class-names.ts";
import { useFieldControl } from "./field.tsx";
import { t } from "./messages/index.ts";

export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input {...useFieldControl()} {...rest} className={classNames("control", className)} />;
}

interface CurrencyInputProps extends Omit<ComponentProps<"input">, "onChange"> {
  onValueChange: (code: string) => void;
}

/** The three letters of a currency, written in capitals. */
export function CurrencyInput({ onValueChange, ...rest }: CurrencyInputProps) {
  return (
    <Input
      {...rest}
      maxLength={3}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      onChange={(event) => onValueChange(event.currentTarget.value.toUpperCase())}
    />
  );
}

/** Grows with its text where the browser can. */
export function Textarea({ className, rows = 3, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      rows={rows}
      {...useFieldControl()}
      {...rest}
      className={classNames("control field-sizing-content max-h-96 min-h-24 resize-y py-2.5", className)}
    />
  );
}

/** A password that can be shown. The switch is called just "Show", so that only the field is called "Password". */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<"input">, "type">) {
  const [shown, setShown] = useState(false);
  return (
    <span className="relative block">
      <input
        {...useFieldControl()}
        spellCheck={false}
        autoCapitalize="none"
        {...rest}
        type={shown ? "text" : "password"}
        className={classNames("control pr-20", className)}
      />
      <button
        type="button"
        onClick={() => setShown(!shown)}
        className="absolute inset-y-1 right-1 min-w-16 rounded-lg px-3 font-medium text-muted text-sm hover:bg-sunken hover:text-ink"
      >
        {shown ? t("hide") : t("show")}
      </button>
    </span>
  );
}

interface DateFieldProps
  extends Omit<ComponentProps<"input">, "type" | "value" | "onChange" | "min" | "max" | "defaultValue"> {
  /** `YYYY-MM-DD`, or empty. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (date: string) => void;
  min?: string;
  max?: string;
}

/** The platform's date picker; the value is a calendar date, never an instant. */
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
