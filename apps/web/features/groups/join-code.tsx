"use client";

import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { toast } from "@/ui/toast.tsx";

/** The code, large enough to be read out; a press copies it. */
export function JoinCode({ code }: { code: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
      setTimeout(() => setCopied(false), 2_500);
    } catch {
      toast({ title: "The browser did not allow copying", description: `The code is ${code}.` });
    }
  };
  return (
    <>
      <button
        type="button"
        aria-label={`Copy join code ${code}`}
        onClick={() => void copy()}
        className="tap inline-flex items-center gap-2.5 rounded-control border border-line-strong/50 border-dashed px-3 font-medium font-mono text-lg tracking-[0.08em] transition-colors hover:border-line-strong hover:bg-raised [&_svg]:size-4 [&_svg]:text-muted"
      >
        {/* Apart for the eye only: what is selected here is the code itself. */}
        <span>
          {code.slice(0, 4)}
          <span className="ml-2">{code.slice(4)}</span>
        </span>
        {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      </button>
      <span role="status" className="sr-only">
        {copied && "Copied to the clipboard"}
      </span>
    </>
  );
}
