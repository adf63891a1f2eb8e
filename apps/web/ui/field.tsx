"use client";

import { createContext, type ReactNode, useContext, useId } from "react";
import { classNames } from "./class-names.ts";
import { t } from "./messages/index.ts";

interface FieldControl {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

const FieldContext = createContext<FieldControl | null>(null);

export interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** The error message; also marks the control as invalid. */
  error?: string | undefined;
  required?: boolean;
  /** Adds "optional" after the label, outside its accessible name. */
  optional?: boolean;
  hideLabel?: boolean;
  /** Beside the label, at the end of the line. */
  aside?: ReactNode;
  className?: string;
  /** One control of this folder; it gets its id and descriptions from here. */
  children: ReactNode;
}

export function Field({
  label,
  hint,
  error,
  required = false,
  optional = false,
  hideLabel = false,
  aside,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(" ") || undefined;
  return (
    <div className={classNames("flex min-w-0 flex-col gap-1.5", className)}>
      <div className={classNames("flex flex-wrap items-baseline justify-between gap-x-3", hideLabel && "sr-only")}>
        <span className="flex flex-wrap items-baseline gap-x-2">
          <label htmlFor={id} id={`${id}-label`} className="font-medium text-[0.9375rem] text-ink">
            {label}
          </label>
          {optional && <span className="text-faint text-sm">{t("optional")}</span>}
        </span>
        {aside}
      </div>
      <FieldContext value={{ id, describedBy, invalid: Boolean(error), required }}>{children}</FieldContext>
      {error && (
        <p id={errorId} className="flex gap-1.5 font-medium text-danger text-sm">
          <span aria-hidden="true">!</span>
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-faint text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}

/** The attributes that connect a control with its Field; empty outside one. */
export function useFieldControl(): {
  id?: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
  required?: true;
} {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    ...(field.describedBy && { "aria-describedby": field.describedBy }),
    ...(field.invalid && { "aria-invalid": true as const }),
    ...(field.required && { required: true as const }),
  };
}

/** An error or success message for a form as a whole. */
export function FormAlert({ tone = "danger", children }: { tone?: "danger" | "success"; children: ReactNode }) {
  return (
    <p
      role={tone === "danger" ? "alert" : "status"}
      className={classNames(
        "rounded-control px-4 py-3",
        tone === "danger" ? "bg-danger-soft text-on-danger-soft" : "bg-success-soft text-on-success-soft",
      )}
    >
      {children}
    </p>
  );
}
