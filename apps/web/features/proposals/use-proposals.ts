"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useCallback, useEffect, useState } from "react";
import { type DomainError, domainError, useApi, useRunMutation } from "@/features/api-client/index.ts";
import { toast } from "@/ui/toast.ts";
import type { Amendment } from "./amendments.ts";
import { t } from "./messages/index.ts";
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
      (now) => now && { ...now, proposals: now.proposals.filter((it) => it.id !== proposal.id) },
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
        toast({ title: t("already"), description: summary });
        leaveOut();
      } else setProblem(refusal);
    }
    setBusy(null);
  };

  /** Undo, or for what was made beside the plan its link. */
  const actionAfter = (editId: string | null, answer: Readonly<Record<string, unknown>> | undefined) => {
    const link = linkIn(answer);
    if (link !== undefined) {
      const copy = () => void navigator.clipboard.writeText(link);
      return { action: { label: t("copyLink"), onPress: copy } };
    }
    if (editId === null) return {};
    const undo = () => void edits.revert(editId, t("undone"));
    return { action: { label: t("undo"), onPress: undo } };
  };

  return {
    busy,
    problem,
    /** @param changes the chosen ones; undefined for all */
    approve: (changes?: readonly string[], answer: { reply?: string; amend?: readonly Amendment[] } = {}) =>
      decide("approve", async () => {
        const { edit_id, answer: made } = await run(api.proposals.approve.mutationOptions(), {
          ...ids,
          ...(changes && { changes: [...changes] }),
          ...(answer.amend && answer.amend.length > 0 && { amend: [...answer.amend] }),
          ...(answer.reply && { reply: answer.reply }),
        });
        const title = changes
          ? t("approvedSome", { count: String(changes.length), all: String(proposal.changes.length) })
          : t("approved");
        toast({ title, description: summary, ...actionAfter(edit_id, made) });
      }),
    reject: (reply = "") =>
      decide("reject", async () => {
        await run(api.proposals.reject.mutationOptions(), { ...ids, ...(reply && { reply }) });
        toast({ title: proposal.own ? t("withdrawn") : t("rejected"), description: summary });
      }),
  };
}

/** The link that an approved share or invitation made. */
function linkIn(answer: Readonly<Record<string, unknown>> | undefined): string | undefined {
  const { url, share } = (answer ?? {}) as { url?: unknown; share?: { url?: unknown } };
  const link = url ?? share?.url;
  return typeof link === "string" ? link : undefined;
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
