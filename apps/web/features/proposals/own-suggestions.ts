import type { HistoryEntry } from "@/features/api-client/index.ts";

type Entry = Pick<HistoryEntry, "action" | "author" | "summary" | "proposal_id">;

/**
 * What this person has suggested and nobody has decided, from the history, newest first: the list of proposals is for those
 * who decide. Undecided is what has one entry only.
 */
export function ownSuggestions<E extends Entry>(entries: readonly E[], personId: string) {
  const of = (proposalId: string) => entries.filter((it) => it.proposal_id === proposalId);
  return entries.flatMap(({ action, author, proposal_id, summary }) => {
    const mine = action === "propose" && author.user_id === personId && author.agent_name === null;
    return mine && proposal_id !== null && of(proposal_id).length === 1 ? [{ id: proposal_id, summary }] : [];
  });
}
