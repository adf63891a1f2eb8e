"use client";

import { useFieldControl } from "@/ui/field.tsx";

/** The platform's own picker; the value is `HH:MM` on the clock of the place, or empty. */
export function TimeField({ value, onValueChange }: { value: string; onValueChange: (time: string) => void }) {
  return (
    <input
      {...useFieldControl()}
      type="time"
      value={value}
      onChange={(event) => onValueChange(event.currentTarget.value.slice(0, 5))}
      className="control appearance-none tabular-nums"
    />
  );
}
