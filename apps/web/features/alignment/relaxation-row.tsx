"use client";

import { ArrowRight, FlaskConical } from "lucide-react";
import { useId, useState } from "react";
import type { Group } from "@/features/groups/types.ts";
import { Button } from "@/ui/button.tsx";
import { spellDates } from "@/ui/format.ts";
import { Trial } from "./trial.tsx";
import type { Relaxation } from "./types.ts";

/** One way to settle a conflict, and what it is worth. Without steps it would give a private budget away: only words then. */
export function RelaxationRow({ group, relaxation }: { group: Group; relaxation: Relaxation }) {
  const { message, steps, score_before: before, score_after: after } = relaxation;
  const [open, setOpen] = useState(false);
  const messageId = useId();
  const trialId = useId();
  return (
    <li className="rounded-control border bg-raised">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3.5 py-2.5">
        <p id={messageId} className="min-w-[min(10rem,100%)] flex-1 text-[0.9375rem] leading-snug">
          {spellDates(message)}
        </p>
        <p className="flex items-center gap-1 text-muted text-sm tabular-nums">
          <span className="sr-only">Score from </span>
          {before}
          <ArrowRight aria-hidden="true" className="size-3.5" />
          <span className="sr-only"> to </span>
          <span className="font-semibold text-ink">{after}</span>
        </p>
        {steps.length > 0 && (
          <Button
            variant="secondary"
            size="sm"
            icon={<FlaskConical />}
            aria-expanded={open}
            aria-controls={trialId}
            aria-describedby={messageId}
            onClick={() => setOpen(!open)}
          >
            Try it
          </Button>
        )}
      </div>
      <div id={trialId} hidden={!open}>
        {open && <Trial group={group} steps={steps} onDone={() => setOpen(false)} />}
      </div>
    </li>
  );
}
