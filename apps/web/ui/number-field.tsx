"use client";

import { Minus, Plus } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { useState } from "react";
import { classNames } from "./class-names.ts";
import { useFieldControl } from "./field.tsx";
import { t } from "./messages/index.ts";

export interface NumberFieldProps
  extends Omit<ComponentProps<"input">, "type" | "value" | "onChange" | "defaultValue" | "prefix"> {
  /** Null is empty. */
  value: number | null;
  onValueChange: (value: number | null) => void;
  min?: number;
  max?: number;
  step?: number;
  /** Before the number, such as a currency. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** Minus and plus buttons; for small counts. */
  stepper?: boolean;
}

export function NumberField({
  value,
  onValueChange,
  min,
  max,
  step = 1,
  prefix,
  suffix,
  stepper = false,
  className,
  onBlur,
  ...rest
}: NumberFieldProps) {
  // The typed text may not be a number yet ("1."), so it is kept until the field is left.
  const [draft, setDraft] = useState<string | null>(null);
  const control = useFieldControl();

  const clamp = (number: number) =>
    Math.min(max ?? Number.POSITIVE_INFINITY, Math.max(min ?? Number.NEGATIVE_INFINITY, number));
  const change = (text: string) => {
    setDraft(text);
    const number = Number(text.replace(",", "."));
    if (text.trim() === "") onValueChange(null);
    else if (Number.isFinite(number)) onValueChange(number);
  };
  const nudge = (by: number) => {
    setDraft(null);
    onValueChange(clamp((value ?? (min ?? 0) - by) + by));
  };

  return (
    <span
      className={classNames("control flex items-stretch overflow-hidden p-0", className)}
      {...(control["aria-invalid"] && { "aria-invalid": true })}
    >
      {stepper && (
        <Step
          label={t("less")}
          icon={<Minus />}
          onPress={() => nudge(-step)}
          disabled={value !== null && min !== undefined && value <= min}
        />
      )}
      {prefix && <span className="flex items-center pl-3.5 text-faint">{prefix}</span>}
      <input
        {...control}
        {...rest}
        type="text"
        inputMode={Number.isInteger(step) ? "numeric" : "decimal"}
        value={draft ?? value ?? ""}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "ArrowUp" || event.key === "ArrowDown") {
            event.preventDefault();
            nudge(event.key === "ArrowUp" ? step : -step);
          }
        }}
        onBlur={(event) => {
          setDraft(null);
          if (value !== null) onValueChange(clamp(value));
          onBlur?.(event);
        }}
        className={classNames(
          "w-full min-w-0 bg-transparent px-3.5 tabular-nums outline-none",
          stepper && "text-center",
        )}
      />
      {suffix && <span className="flex items-center pr-3.5 text-faint">{suffix}</span>}
      {stepper && (
        <Step
          label={t("more")}
          icon={<Plus />}
          onPress={() => nudge(step)}
          disabled={value !== null && max !== undefined && value >= max}
        />
      )}
    </span>
  );
}

function Step({
  label,
  icon,
  onPress,
  disabled,
}: {
  label: string;
  icon: ReactNode;
  onPress: () => void;
  disabled: boolean;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      disabled={disabled}
      className="grid w-11 shrink-0 place-items-center text-muted hover:bg-sunken hover:text-ink focus-visible:-outline-offset-2 disabled:opacity-40 [&>svg]:size-4"
    >
      {icon}
    </button>
  );
}
