"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { domainError, useApi, useRunMutation } from "@/features/api-client/index.ts";
import { toast } from "@/ui/toast.ts";
import type { Bundle } from "./bundles.ts";
import { t } from "./messages/index.ts";
import { useProposalsHost } from "./proposals-context.tsx";

/** Decides all proposals of a bundle, oldest first. Those that do not fit stay, each with its own reason when it is tried alone. */
export function useBundle({ proposals, agent }: Bundle, onDecided: () => void) {
  const { trip } = useProposalsHost();
  const api = useApi();
  const run = useRunMutation();
  const cache = useQueryClient();
  const [busy, setBusy] = useState<"approve" | "reject" | null>(null);

  const decide = async (kind: "approve" | "reject") => {
    setBusy(kind);
    let done = 0;
    const refusals: string[] = [];
    for (const { id } of proposals) {
      try {
        const ids = { trip_id: trip.id, proposal_id: id };
        if (kind === "approve") await run(api.proposals.approve.mutationOptions(), ids);
        else await run(api.proposals.reject.mutationOptions(), ids);
        done += 1;
      } catch (error) {
        refusals.push(domainError(error).message);
      }
    }
    await cache.invalidateQueries({ queryKey: api.proposals.list.queryKey({ trip_id: trip.id }) });
    setBusy(null);
    onDecided();
    const [why] = refusals;
    toast({
      title: t(kind === "approve" ? "bundle.approved" : "bundle.rejected", { count: done, agent }),
      ...(why !== undefined && { description: t("bundle.refused", { count: refusals.length, why }) }),
    });
  };
  return { busy, approve: () => decide("approve"), reject: () => decide("reject") };
}
