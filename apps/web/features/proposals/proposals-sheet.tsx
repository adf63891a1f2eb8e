"use client";

import { bundlesOf } from "@caravan/domain/trip/proposal/bundles";
import { ListChecks } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { QueryError } from "@/features/query-states/index.ts";
import { spellValues } from "@/ui/format.ts";
import { Loading } from "@/ui/loading.tsx";
import { EmptyState } from "@/ui/page-states.tsx";
import { Sheet } from "@/ui/sheet.tsx";
import { BundleBar } from "./bundle-bar.tsx";
import { t } from "./messages/index.ts";
import type { Proposal } from "./proposal.ts";
import { ProposalCard } from "./proposal-card.tsx";
import type { Refused } from "./use-bundle.ts";
import { useProposals } from "./use-proposals.ts";

/** The next card appears under the pointer, and the second half of a double press must not decide it. */
const restMs = 600;

export function ProposalsSheet({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t("proposals")} description={t("sheet.text")}>
      <ProposalList />
    </Sheet>
  );
}

function ProposalList() {
  const proposals = useProposals();
  const top = useRef<HTMLDivElement>(null);
  const [resting, setResting] = useState(false);
  useEffect(() => {
    if (!resting) return;
    const timer = setTimeout(() => setResting(false), restMs);
    return () => clearTimeout(timer);
  }, [resting]);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const onDecided = (notTaken: readonly Refused[] = []) => {
    setRefused(notTaken);
    setResting(true);
    // The focused card disappears with its decision.
    top.current?.focus();
  };
  if (proposals.isPending) {
    return <Loading label={t("loading")} className="flex flex-col gap-4" blocks={Array(2).fill("h-44 rounded-card")} />;
  }
  if (!proposals.data) {
    return <QueryError headingLevel={3} title={t("failed")} query={proposals} />;
  }
  const waiting = proposals.data.proposals;
  const bundles = bundlesOf(waiting);
  const card = (proposal: Proposal, inBundle: boolean) => (
    <ProposalCard
      key={proposal.id}
      proposal={proposal}
      inBundle={inBundle}
      resting={resting}
      onDecided={() => onDecided()}
    />
  );
  return (
    <div ref={top} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      {waiting.length === 0 && (
        <EmptyState headingLevel={3} art={<ListChecks />} title={t("none")} description={t("none.text")} />
      )}
      {refused.length > 0 && (
        <div role="alert" className="rounded-control bg-warning-soft px-3.5 py-2.5 text-on-warning-soft text-sm">
          <p className="font-medium">{t("bundle.refused", { count: refused.length })}</p>
          <ul className="mt-1 list-disc pl-4">
            {refused.map((it) => (
              <li key={it.proposal_id} className="wrap-anywhere">
                {spellValues(it.summary)}: {spellValues(it.message)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {bundles.map((bundle) => (
        <BundleBar
          key={bundle.key}
          bundle={bundle}
          whole={proposals.data.bundles?.find(({ proposal_ids: [first] }) => first === bundle.together[0]?.id)}
          resting={resting}
          onDecided={onDecided}
        >
          {bundle.proposals.map((proposal) => card(proposal, true))}
        </BundleBar>
      ))}
      {waiting
        .filter((it) => !bundles.some((bundle) => bundle.proposals.includes(it)))
        .map((proposal) => card(proposal, false))}
    </div>
  );
}
