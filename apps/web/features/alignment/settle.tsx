"use client";

import { Handshake } from "lucide-react";
import { useId } from "react";
import type { Group } from "@/features/groups/types.ts";
import { Card } from "@/ui/card.tsx";
import { classNames } from "@/ui/class-names.ts";
import { ConflictCard } from "./conflict-card.tsx";
import type { OpenConflict } from "./conflicts.ts";

export interface SettleProps {
  group: Group;
  conflicts: readonly OpenConflict[];
  /** By the last round. */
  isAgreed: boolean;
  className?: string | false;
}

/** What would settle what is still open, to be tried out without asking anybody and without spending a round. */
export function Settle({ group, conflicts, isAgreed, className }: SettleProps) {
  const nameId = useId();
  return (
    <section aria-labelledby={nameId} tabIndex={-1} className={classNames("rounded-card", className)}>
      <Card className="flex h-full flex-col gap-4 max-sm:p-4">
        <div>
          <h3 id={nameId} className="heading-section">
            What would it take?
          </h3>
          {conflicts.length > 0 && (
            <p className="mt-1 text-muted text-sm">
              Each would settle the point above it. Trying one tells nobody and uses up no round.
            </p>
          )}
        </div>
        {conflicts.length === 0 && (
          <p className="flex items-center gap-3 rounded-control bg-success-soft px-4 py-3 font-medium text-on-success-soft">
            <Handshake aria-hidden="true" className="size-6 shrink-0" />
            {isAgreed
              ? "Everybody's dates, places and budgets meet."
              : "A round now would find everybody's dates, places and budgets meeting."}
          </p>
        )}
        {conflicts.map(({ conflict, state }) => (
          <ConflictCard key={conflict.dimension} group={group} conflict={conflict} state={state} />
        ))}
      </Card>
    </section>
  );
}
