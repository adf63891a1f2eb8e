"use client";

import type { Bundle } from "@caravan/domain/trip/proposal/bundles";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type ApiOutputs, domainError, toastError, useApi, useRunMutation } from "@/features/api-client/index.ts";
import { toast } from "@/ui/toast.ts";
import { t } from "./messages/index.ts";
import type { Proposal } from "./proposal.ts";
import { useProposalsHost } from "./proposals-context.tsx";

export type Refused = ApiOutputs["proposals"]["decide"]["not_decided"][number];

/** Decides all proposals of a bundle at once, oldest first. Those that do not fit stay, each with its reason. */
export function useBundle({ together, agent }: Bundle<Proposal>, onDecided: (refused: readonly Refused[]) => void) {
  const { trip } = useProposalsHost();
  const api = useApi();
  const run = useRunMutation();
  const cache = useQueryClient();
  const [busy, setBusy] = useState<"approve" | "reject" | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  /** @param hasMore whether something beside the plan was approved too, such as a link, which stays */
  const undo = async (editIds: readonly string[], hasMore: boolean) => {
    try {
      await run(api.history.revertSeveral.mutationOptions(), { trip_id: trip.id, edit_ids: [...editIds] });
      toast({ title: t(hasMore ? "bundle.undone" : "undone") });
    } catch (error) {
      toastError(error);
    }
  };
  const decide = async (decision: "approve" | "reject", reply: string) => {
    setBusy(decision);
    setProblem(null);
    let refused: readonly Refused[] = [];
    try {
      const { decided, not_decided, edit_ids } = await run(api.proposals.decide.mutationOptions(), {
        ...{ trip_id: trip.id, decision, proposal_ids: together.map((it) => it.id) },
        ...(reply.trim() && { reply: reply.trim() }),
      });
      refused = not_decided;
      toast({
        title: t(decision === "approve" ? "bundle.approved" : "bundle.rejected", { count: decided.length, agent }),
        ...(edit_ids.length > 0 && {
          action: { label: t("undo"), onPress: () => void undo(edit_ids, edit_ids.length < decided.length) },
        }),
      });
    } catch (error) {
      setProblem(domainError(error).message);
    }
    await cache.invalidateQueries({ queryKey: api.proposals.list.queryKey({ trip_id: trip.id }) });
    setBusy(null);
    onDecided(refused);
  };
  return {
    ...{ busy, problem },
    approve: (reply: string) => decide("approve", reply),
    reject: (reply: string) => decide("reject", reply),
  };
}
