"use client";

import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { classNames } from "@/ui/class-names.ts";
import { toast } from "@/ui/toast.tsx";

/** Words that are pressed to be copied. */
export function CopyText({ value, what }: { value: string; what: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      setTimeout(() => setCopied(false), 2_500);
    } catch {
      // Without a secure context there is no clipboard.
      toast({ title: "The browser did not allow copying", description: "Select the text and copy it by hand." });
    }
  };
  const Icon = copied ? Check : Copy;
  return (
    <>
      <button
        type="button"
        aria-label={`Copy ${what}`}
        onClick={() => void copy()}
        className="-ml-2 flex min-h-7 max-w-full items-center gap-1.5 rounded-control px-2 font-mono text-[0.9375rem] hover:bg-sunken pointer-coarse:min-h-11"
      >
        <span
          className={classNames(
            "select-text text-left",
            value.length > 24 ? "wrap-anywhere min-w-0" : "whitespace-nowrap",
          )}
        >
          {value}
        </span>
        <Icon aria-hidden="true" className="size-3.5 shrink-0 text-faint" />
      </button>
      <span role="status" className="sr-only">
        {copied ? "Copied to the clipboard" : ""}
      </span>
    </>
  );
}
