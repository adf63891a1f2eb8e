"use client";

import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "./button.tsx";
import { Field } from "./field.tsx";
import { Input } from "./input.tsx";
import { t } from "./messages/index.ts";

export interface CopyFieldProps {
  label: string;
  value: string;
  hint?: string;
}

/** A link, a code or a key to be copied. */
export function CopyField({ label, value, hint }: CopyFieldProps) {
  const [state, setState] = useState<"idle" | "copied" | "failed">("idle");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setState("copied");
    } catch {
      // Without a secure context there is no clipboard; the text is selected, so Ctrl+C works.
      setState("failed");
    }
    setTimeout(() => setState("idle"), 2_500);
  };
  return (
    <div className="flex items-end gap-2">
      <Field label={label} {...(hint && { hint })} className="flex-1">
        <Input readOnly value={value} onFocus={(event) => event.currentTarget.select()} className="font-mono text-sm" />
      </Field>
      <Button
        variant="secondary"
        onClick={copy}
        icon={state === "copied" ? <Check /> : <Copy />}
        aria-label={t("copyOf", { label })}
        className={hint ? "mb-6.5" : ""}
      >
        {state === "copied" ? t("copied") : t("copy")}
      </Button>
      <span role="status" className="sr-only">
        {state === "copied" && t("copy.done")}
        {state === "failed" && t("copy.failed")}
      </span>
    </div>
  );
}
