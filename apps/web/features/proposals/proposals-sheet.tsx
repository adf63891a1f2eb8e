"use client";

import { type Bundle, bundlesOf } from "@caravan/domain/trip/proposal/bundles";
import { Bot, Check, CircleCheck, ListChecks, X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { QueryError } from "@/features/query-states/index.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Field } from "@/ui/field.tsx";
import { sentences, spellValues } from "@/ui/format.ts";
import { Input } from "@/ui/input.tsx";
import { Loading } from "@/ui/loading.tsx";
import { EmptyState } from "@/ui/page-states.tsx";
import { Sheet } from "@/ui/sheet.tsx";
import { t } from "./messages/index.ts";
import { NewFindings } from "./new-findings.tsx";
import type { BundleFindings, Proposal } from "./proposal.ts";
import { ProposalCard } from "./proposal-card.tsx";
import { useProposalsHost } from "./proposals-context.tsx";
import { type Refused, useBundle } from "./use-bundle.ts";
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

/** What one agent proposes: decided with one press, or one by one by the cards in it. */
function BundleBar({
  bundle,
  whole,
  resting,
  onDecided,
  children,
}: {
  bundle: Bundle<Proposal>;
  /** What the plan check finds of all of it together; undefined when the list was read without. */
  whole: BundleFindings | undefined;
  resting: boolean;
  onDecided: (refused: readonly Refused[]) => void;
  /** The cards of its proposals. */
  children: ReactNode;
}) {
  const { busy, problem, approve, reject } = useBundle(bundle, onDecided);
  const [reply, setReply] = useState("");
  const { viewer } = useProposalsHost();
  const nameId = useId();
  const [{ proposed_by: by }] = bundle.together as [Proposal];
  const alone = bundle.proposals.length - bundle.together.length;
  const free = busy === null && !resting;
  return (
    <section aria-labelledby={nameId} aria-busy={busy !== null} className="flex flex-col gap-4">
      <Card className="flex flex-col gap-3 bg-accent-soft text-on-accent-soft">
        <h3 id={nameId} className="wrap-anywhere flex items-start gap-2 font-semibold leading-snug">
          <Bot aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t("from", { count: bundle.proposals.length, agent: bundle.agent })}
        </h3>
        <p className="text-sm">
          {sentences([
            by.user_id === viewer.id ? t("bundle.forYou") : t("bundle.for", { person: by.name ?? t("someone") }),
            t("together"),
            ...(alone > 0 ? [t("bundle.alone", { count: alone })] : []),
          ])}
        </p>
        {whole && whole.unfit.length > 0 && (
          <p className="text-sm">{t("bundle.unfit", { count: whole.unfit.length })}</p>
        )}
        {whole?.new_findings?.length === 0 && (
          <p className="flex items-start gap-2 text-sm">
            <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {t("bundle.noProblems")}
          </p>
        )}
        <NewFindings findings={whole?.new_findings ?? null} several />
        {problem !== null && <p role="alert">{problem}</p>}
        <Field label={t("toAgent")} optional>
          <Input maxLength={300} value={reply} onChange={(event) => setReply(event.currentTarget.value)} />
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            icon={<Check />}
            loading={busy === "approve"}
            aria-disabled={!free}
            aria-describedby={nameId}
            onClick={() => free && void approve(reply)}
          >
            {t("approveAll")}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            icon={<X />}
            loading={busy === "reject"}
            aria-disabled={!free}
            aria-describedby={nameId}
            onClick={() => free && void reject(reply)}
          >
            {t("rejectAll")}
          </Button>
        </div>
      </Card>
      {children}
    </section>
  );
}
