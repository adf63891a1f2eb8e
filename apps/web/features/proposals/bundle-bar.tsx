"use client";

import { Bot, Check, X } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Field } from "@/ui/field.tsx";
import { Input } from "@/ui/input.tsx";
import type { Bundle } from "./bundles.ts";
import { t } from "./messages/index.ts";
import { type Refused, useBundle } from "./use-bundle.ts";

/** Decides everything that one agent proposes with one press; the cards below it decide one by one. */
export function BundleBar({
  bundle,
  resting,
  onDecided,
}: {
  bundle: Bundle;
  resting: boolean;
  onDecided: (refused: readonly Refused[]) => void;
}) {
  const { busy, problem, approve, reject } = useBundle(bundle, onDecided);
  const [reply, setReply] = useState("");
  const nameId = useId();
  const free = busy === null && !resting;
  return (
    <section aria-labelledby={nameId} aria-busy={busy !== null}>
      <Card className="flex flex-col gap-3 bg-accent-soft text-on-accent-soft">
        <h3 id={nameId} className="wrap-anywhere flex items-start gap-2 font-semibold leading-snug">
          <Bot aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t("from", { count: bundle.proposals.length, agent: bundle.agent })}
        </h3>
        <p className="text-sm">{t("together")}</p>
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
    </section>
  );
}
