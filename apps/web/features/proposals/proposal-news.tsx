"use client";

import type { ProposalNews as News } from "@/features/room/use-trip-room.ts";
import { useBuilder } from "@/features/trip-builder/builder-context.tsx";
import { count } from "@/ui/format.ts";
import { useProposals } from "./use-proposals.ts";

/** Tells screen readers that a proposal has come or gone while they read the plan. */
export function ProposalNews({ news }: { news: News | null }) {
  const { canEdit } = useBuilder();
  const waiting = useProposals().data?.proposals.length;
  const what = news?.type === "proposal.created" ? "A new proposal has come in." : "A proposal was decided.";
  const left = waiting === undefined ? "" : ` ${count(waiting, "proposal")} to decide.`;
  return (
    <p role="status" className="sr-only">
      {news && `${what}${canEdit ? left : ""}`}
    </p>
  );
}
