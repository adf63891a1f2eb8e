"use client";

import { type ReactNode, useId } from "react";
import { DateField, Input } from "@/ui/input.tsx";
import type { MomentDraft } from "./segment-draft.ts";

export interface MomentFieldProps {
  label: string;
  error: string | undefined;
  aside?: ReactNode;
  value: MomentDraft;
  onValueChange(value: MomentDraft): void;
}

/** A day and, where it is known, the time that clocks there show. */
export function MomentField({ label, error, aside, value, onValueChange }: MomentFieldProps) {
  const labelId = useId();
  const errorId = useId();
  const wrong = error ? ({ "aria-invalid": true, "aria-describedby": errorId } as const) : {};
  return (
    <fieldset aria-labelledby={labelId} className="flex min-w-0 flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <span id={labelId} className="font-medium text-[0.9375rem]">
          {label}
        </span>
        {aside}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_9rem] gap-2">
        <DateField
          aria-label={`${label}: day`}
          {...wrong}
          value={value.date}
          onValueChange={(date) => onValueChange({ ...value, date })}
        />
        <Input
          type="time"
          aria-label={`${label}: local time`}
          {...wrong}
          value={value.clock}
          onChange={(event) => onValueChange({ ...value, clock: event.currentTarget.value })}
        />
      </div>
      {error && (
        <p id={errorId} className="flex gap-1.5 font-medium text-danger text-sm">
          <span aria-hidden="true">!</span>
          {error}
        </p>
      )}
    </fieldset>
  );
}
