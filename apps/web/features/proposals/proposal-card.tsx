"use client";

import { Check, X } from "lucide-react";
import { useId, useState } from "react";
import { useBuilder } from "@/features/trip-builder/builder-context.tsx";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { spellDates } from "@/ui/format.ts";
import { ChangeList } from "./change-list.tsx";
import { chosenOf } from "./choice.ts";
import { namesAll } from "./names-all.ts";
import { NewFindings } from "./new-findings.tsx";
import { headlineOf, type Proposal } from "./proposal.ts";
import { Proposer } from "./proposer.tsx";
import { useDecision } from "./use-decision.ts";

export interface ProposalCardProps {
  proposal: Proposal;
  /** A press may have been meant for another card. */
  resting: boolean;
  onDecided: () => void;
}

/** One proposal with everything that a decision needs. Both answers weigh the same. */
export function ProposalCard({ proposal, resting, onDecided }: ProposalCardProps) {
  const { viewer } = useBuilder();
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const { busy, problem, approve, reject } = useDecision(proposal, onDecided);
  const nameId = useId();
  const { changes } = proposal;
  const chosen = changes.filter((it) => chosenOf(changes, refused).has(it.id)).map((it) => it.id);
  const free = busy === null && !resting;
  const part = chosen.length < changes.length;
  // A few changes are named by the headline and again by the list, which says more.
  const repeats = changes.length > 1 && namesAll(proposal);
  const canApprove = free && chosen.length > 0;
  return (
    <article aria-labelledby={nameId} aria-busy={busy !== null}>
      <Card className="flex flex-col gap-3">
        <Proposer proposal={proposal} viewerId={viewer.id} />
        <h3 id={nameId} className={repeats ? "sr-only" : "wrap-anywhere font-semibold leading-snug"}>
          {headlineOf(proposal)}
        </h3>
        <ChangeList changes={changes} refused={refused} onRefused={setRefused} />
        <NewFindings proposal={proposal} />
        {problem && <Problem title={problem.message} details={problem.details.map((it) => it.message)} />}
        <div className="flex flex-wrap gap-2 border-t pt-3">
          <Button
            variant="secondary"
            size="sm"
            icon={<Check />}
            loading={busy === "approve"}
            aria-disabled={!canApprove}
            aria-describedby={nameId}
            onClick={() => canApprove && void approve(part ? chosen : undefined)}
          >
            {part && chosen.length > 0 ? `Approve ${chosen.length} of ${changes.length}` : "Approve"}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            icon={<X />}
            loading={busy === "reject"}
            aria-disabled={!free}
            aria-describedby={nameId}
            onClick={() => free && void reject()}
          >
            {proposal.own ? "Withdraw" : "Reject"}
          </Button>
        </div>
      </Card>
    </article>
  );
}

function Problem({ title, details }: { title: string; details: readonly string[] }) {
  return (
    <div role="alert" className="rounded-control bg-warning-soft px-3.5 py-2.5 text-on-warning-soft text-sm">
      <p className="font-medium">{title}</p>
      {details.length > 0 && (
        <ul className="mt-1 list-disc pl-4">
          {details.map((it) => (
            <li key={it} className="wrap-anywhere">
              {spellDates(it)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
