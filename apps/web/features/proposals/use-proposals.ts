"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useCallback, useEffect, useState } from "react";
import { type DomainError, domainError, useApi, useRunMutation } from "@/features/api-client/index.ts";
import { toast } from "@/ui/toast.ts";
import { headlineOf, type Proposal } from "./proposal.ts";
import { useProposalsHost } from "./proposals-context.tsx";

/** The proposals of this trip that wait for a decision; requested only for those who decide. */
export function useProposals() {
  const { trip, canEdit } = useProposalsHost();
  return useQuery({ ...useApi().proposals.list.queryOptions({ trip_id: trip.id }), enabled: canEdit });
}

/** Approves and rejects one proposal. A refusal of the server is shown on the card, which is read again. */
export function useDecision(proposal: Proposal, onDecided: () => void) {
  const { trip, edits } = useProposalsHost();
  const api = useApi();
  const run = useRunMutation();
  const cache = useQueryClient();
  const [busy, setBusy] = useState<"approve" | "reject" | null>(null);
  const [problem, setProblem] = useState<DomainError | null>(null);
  const ids = { trip_id: trip.id, proposal_id: proposal.id };
  const summary = headlineOf(proposal);

  /** It is no longer pending, so the list is read again. */
  const leaveOut = () => {
    onDecided();
    cache.setQueryData(
      api.proposals.list.queryKey({ trip_id: trip.id }),
      (now) => now && { proposals: now.proposals.filter((it) => it.id !== proposal.id) },
    );
  };
  const decide = async (kind: "approve" | "reject", call: () => Promise<void>) => {
    setBusy(kind);
    setProblem(null);
    try {
      await call();
      leaveOut();
    } catch (error) {
      const refusal = domainError(error);
      if (refusal.code === "proposal_decided") {
        toast({ title: "Someone has already decided this", description: summary });
        leaveOut();
      } else setProblem(refusal);
    }
    setBusy(null);
  };

  return {
    busy,
    problem,
    /** @param changes the chosen ones; undefined for all */
    approve: (changes?: readonly string[]) =>
      decide("approve", async () => {
        const { edit_id } = await run(api.proposals.approve.mutationOptions(), {
          ...ids,
          ...(changes && { changes: [...changes] }),
        });
        const title = changes ? `Approved ${changes.length} of ${proposal.changes.length} changes` : "Approved";
        const undo = () => void edits.revert(edit_id, "Undone: the trip is back to how it was");
        toast({ title, description: summary, action: { label: "Undo", onPress: undo } });
      }),
    reject: () =>
      decide("reject", async () => {
        await run(api.proposals.reject.mutationOptions(), ids);
        toast({ title: proposal.own ? "Your suggestion was withdrawn" : "Rejected", description: summary });
      }),
  };
}

const sign = "proposals";

/** Whether the sheet is open: after a press, or when the address has `?proposals=1`, which is then removed. */
export function useProposalsOpen(allowed: boolean) {
  const asked = useSearchParams().get(sign) === "1";
  const [open, setOpen] = useState(asked && allowed);
  useEffect(() => {
    if (!asked) return;
    if (allowed) setOpen(true);
    const address = new URL(window.location.href);
    address.searchParams.delete(sign);
    window.history.replaceState(null, "", address);
  }, [asked, allowed]);
  return {
    open: open && allowed,
    show: useCallback(() => setOpen(true), []),
    hide: useCallback(() => setOpen(false), []),
  };
}
