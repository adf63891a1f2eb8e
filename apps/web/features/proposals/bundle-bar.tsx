"use client";

import type { Bundle } from "@caravan/domain/trip/proposal/bundles";
import { Bot, Check, CircleCheck, X } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Field } from "@/ui/field.tsx";
import { sentences } from "@/ui/format.ts";
import { Input } from "@/ui/input.tsx";
import { t } from "./messages/index.ts";
import { NewFindings } from "./new-findings.tsx";
import type { BundleFindings, Proposal } from "./proposal.ts";
import { useProposalsHost } from "./proposals-context.tsx";
import { type Refused, useBundle } from "./use-bundle.ts";

/** What one agent proposes: decided with one press, or one by one by the cards in it. */
export function BundleBar({
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
