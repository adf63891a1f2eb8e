"use client";

import { type ComponentProps, useState } from "react";
import { classNames } from "./class-names.ts";
import { useFieldControl } from "./field.tsx";

/** A password that can be looked at. The switch is called just "Show", so that the field alone answers to "Password". */
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
        {shown ? "Hide" : "Show"}
      </button>
    </span>
  );
}
