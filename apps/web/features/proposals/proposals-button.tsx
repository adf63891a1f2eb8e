"use client";

import { ListChecks } from "lucide-react";
import { useEffect, useState } from "react";
import type { ProposalNews as News } from "@/features/room/index.ts";
import { Button } from "@/ui/button.tsx";
import { sentences } from "@/ui/format.ts";
import { t } from "./messages/index.ts";
import { useProposalsHost } from "./proposals-context.tsx";
import { useProposals } from "./use-proposals.ts";

/** Shown when a proposal waits. Then it stays, so that the focus can return to it. */
export function ProposalsButton() {
  const { openProposals } = useProposalsHost();
  const waiting = useProposals().data?.proposals.length ?? 0;
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (waiting > 0) setWanted(true);
  }, [waiting]);
  if (waiting === 0 && !wanted) return null;
  return (
    <Button variant="secondary" size="sm" icon={<ListChecks />} onClick={openProposals}>
      {t("proposals")}
      {waiting > 0 && (
        <span className="min-w-5.5 rounded-full bg-accent px-1.5 text-center font-semibold text-[0.8125rem] text-on-accent leading-5.5 tabular-nums">
          {waiting}
          <span className="sr-only"> {t("toDecide")}</span>
        </span>
      )}
    </Button>
  );
}

/** Announces to screen readers that a proposal has come or gone. */
export function ProposalAnnouncements({ news }: { news: News | null }) {
  const { canEdit } = useProposalsHost();
  const waiting = useProposals().data?.proposals.length;
  const what = t(news?.type === "proposal.created" ? "news.new" : "news.decided");
  return (
    <p role="status" className="sr-only">
      {news && sentences([what, ...(canEdit && waiting !== undefined ? [t("news.left", { count: waiting })] : [])])}
    </p>
  );
}
