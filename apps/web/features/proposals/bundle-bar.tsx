"use client";

import { Bot, Check, X } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Field } from "@/ui/field.tsx";
import { sentences } from "@/ui/format.ts";
import { Input } from "@/ui/input.tsx";
import type { Bundle } from "./bundles.ts";
import { t } from "./messages/index.ts";
import type { Proposal } from "./proposal.ts";
import { useProposalsHost } from "./proposals-context.tsx";
import { type Refused, useBundle } from "./use-bundle.ts";

/** What one agent proposes: decided with one press, or one by one by the cards in it. */
export function BundleBar({
  bundle,
  resting,
  onDecided,
  children,
}: {
  bundle: Bundle;
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
