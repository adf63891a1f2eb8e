"use client";

import { bookingKinds } from "@caravan/domain/fields";
import { useId } from "react";
import { kindWords } from "./booking-words.ts";
import { KindIcon } from "./kind-icon.tsx";
import type { BookingKind } from "./types.ts";

/** Native radio buttons as tiles; the rest of the form follows from it. */
export function KindChoice({
  value,
  onValueChange,
}: {
  value: BookingKind;
  onValueChange: (kind: BookingKind) => void;
}) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-[0.9375rem]">What did you book?</legend>
      <div className="grid grid-cols-3 gap-2.5 sm:grid-cols-5">
        {bookingKinds.map((kind) => (
          <label
            key={kind}
            className="relative flex min-h-20 flex-col items-center justify-center gap-1.5 rounded-control border border-line-strong/50 bg-raised font-medium text-muted text-sm transition-colors hover:border-line-strong hover:text-ink has-checked:border-accent has-checked:bg-accent-soft has-checked:text-on-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent [&_svg]:size-5"
          >
            <input
              type="radio"
              name={name}
              value={kind}
              checked={kind === value}
              onChange={() => onValueChange(kind)}
              className="absolute inset-0 size-full appearance-none opacity-0"
            />
            <KindIcon kind={kind} />
            {kindWords[kind]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
