"use client";

import { Check } from "lucide-react";
import { proposalLine } from "@/features/alignment/proposal-words.ts";
import { Button } from "@/ui/button.tsx";
import { useNow } from "../../ui/use-now.ts";
import { timeLeft } from "./group-words.ts";
import type { Alignment, Group } from "./types.ts";

export interface AnswerRoundProps {
  group: Group;
  alignment: Alignment;
  /** They have answered before, so there is something to stand by. */
  hasAnswered: boolean;
  busy: boolean;
  onAccept: () => void;
  onStandBy: () => void;
}

/** What the open round proposes, and the two answers that need no form. */
export function AnswerRound({ group, alignment, hasAnswered, busy, onAccept, onStandBy }: AnswerRoundProps) {
  const line = proposalLine(alignment, group.currency);
  const acceptable = alignment.proposed_dates !== null || alignment.proposed_destination !== null;
  const deadline = alignment.response_deadline;
  const left = timeLeft(deadline ?? "", useNow());
  return (
    <section
      aria-label={`Round ${alignment.round_number}`}
      className="mb-6 rounded-card bg-accent-soft p-4 text-on-accent-soft"
    >
      <p className="font-medium">
        {line
          ? `Round ${alignment.round_number} proposes ${line}`
          : `Round ${alignment.round_number} found nothing yet to propose`}
      </p>
      <p className="mt-1 text-sm">
        {acceptable
          ? "Accepting makes its dates yours and puts its place first. Your budget and the rest stay as you said them."
          : "Say below what suits you now."}
        {left !== null && hasAnswered && " Saying nothing counts as accepting once the time is up."}
      </p>
      {(acceptable || hasAnswered) && (
        <div className="mt-3 flex flex-wrap gap-2">
          {acceptable && (
            <Button size="sm" icon={<Check />} loading={busy} onClick={onAccept}>
              Accept this
            </Button>
          )}
          {hasAnswered && (
            <Button size="sm" variant="secondary" loading={busy} onClick={onStandBy}>
              Stand by my answer
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
