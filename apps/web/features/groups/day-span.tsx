"use client";

import { Field } from "@/ui/field.tsx";
import { DateField } from "@/ui/input.tsx";

interface Span {
  readonly start: string;
  readonly end: string;
}

export interface DaySpanProps {
  labels: Readonly<Record<keyof Span, string>>;
  /** Empty until they are chosen. */
  value: Span;
  onChange: (change: Partial<Span>) => void;
  errors: Readonly<Record<keyof Span, string | undefined>>;
}

/** A first and a last day, for the grid that they stand in. The last one follows the first until it is chosen itself. */
export function DaySpan({ labels, value, onChange, errors }: DaySpanProps) {
  return (
    <>
      <Field label={labels.start} error={errors.start}>
        <DateField
          className="max-sm:px-2.5"
          value={value.start}
          onValueChange={(start) => onChange({ start, ...(!value.end && { end: start }) })}
        />
      </Field>
      <Field label={labels.end} error={errors.end}>
        <DateField
          className="max-sm:px-2.5"
          value={value.end}
          onValueChange={(end) => onChange({ end })}
          {...(value.start && { min: value.start })}
        />
      </Field>
    </>
  );
}
