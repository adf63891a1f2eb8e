"use client";

import { useQuery } from "@tanstack/react-query";
import { ChevronRight, Lightbulb } from "lucide-react";
import { useState } from "react";
import { useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { spellValues } from "@/ui/format.ts";
import { richText } from "@/ui/rich-text.tsx";
import { t } from "./messages/index.ts";
import { ownPendingSuggestions } from "./proposal.ts";
import { useProposalsHost } from "./proposals-context.tsx";

/** For people who may only suggest changes: what happens to them, and which ones still wait. */
export function SuggestingBanner() {
  const { trip, viewer } = useProposalsHost();
  const history = useQuery(useApi().history.list.queryOptions({ trip_id: trip.id, limit: 100 }));
  const waiting = ownPendingSuggestions(history.data?.entries ?? [], viewer.id);
  return (
    <section aria-label={t("suggesting")} className="rounded-card bg-accent-soft px-4 py-3 text-on-accent-soft">
      <p className="flex items-start gap-3">
        <Lightbulb aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span>
          {richText(t.parts("suggesting.text", { b: (words) => <strong className="font-semibold">{words}</strong> }))}
        </span>
      </p>
      {waiting.length > 0 && (
        <details className="group/own mt-1 pl-7">
          <summary className="tap flex w-fit cursor-pointer list-none items-center gap-1 font-medium [&::-webkit-details-marker]:hidden">
            <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open/own:rotate-90" />
            {t("waiting", { count: waiting.length })}
          </summary>
          <ul className="flex flex-col pl-5">
            {waiting.map(({ id, summary }) => (
              <Waiting key={id} proposalId={id} summary={spellValues(summary.replace(/^Proposed: /, ""))} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Waiting({ proposalId, summary }: { proposalId: string; summary: string }) {
  const { edits } = useProposalsHost();
  const [busy, setBusy] = useState(false);
  const withdraw = async () => {
    setBusy(true);
    await edits.withdraw(proposalId);
    setBusy(false);
  };
  return (
    <li className="flex items-center justify-between gap-3 border-t border-current/15 py-1.5">
      <span className="wrap-anywhere min-w-0 text-[0.9375rem]">{summary}</span>
      <Button variant="ghost" size="sm" className="text-current" loading={busy} onClick={() => void withdraw()}>
        {t("withdraw")}
        <span className="sr-only">: {summary}</span>
      </Button>
    </li>
  );
}
