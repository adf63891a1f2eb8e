import type { ApiOutputs, HistoryEntry } from "@/features/api-client/index.ts";
import { spellValues } from "@/ui/format.ts";

export type Proposal = ApiOutputs["proposals"]["list"]["proposals"][number];
export type BundleFindings = NonNullable<ApiOutputs["proposals"]["list"]["bundles"]>[number];
export type ProposedChange = Proposal["changes"][number];

/** What it would do, in one line; for a single change, that change. */
export function headlineOf({ changes, summary }: Pick<Proposal, "changes" | "summary">): string {
  const [only, another] = changes;
  return spellValues(only && !another ? only.summary : summary);
}

/** The answer to a change that was only proposed; the procedures are typed with their own output. */
export interface Proposed {
  readonly status: "proposed";
  readonly proposal_id: string;
  readonly proposal: Proposal;
}

export function isProposed(answer: unknown): answer is Proposed {
  return (
    typeof answer === "object" &&
    answer !== null &&
    "proposal_id" in answer &&
    "status" in answer &&
    answer.status === "proposed"
  );
}

/** A summary of more changes than this leaves some out. */
const most = 3;

/** Whether the summary of a proposal names all of its changes, so that a list would repeat it. */
export function summaryNamesAllChanges({
  changes,
  action,
}: { changes: readonly unknown[] } & Pick<Proposal, "action">): boolean {
  return changes.length <= most && action !== "regenerate_itinerary";
}

type Entry = Pick<HistoryEntry, "action" | "author" | "summary" | "proposal_id">;

/**
 * The person's own suggestions that nobody has decided, from the history, newest first: the list of proposals is for
 * those who decide. A suggestion with a single entry is undecided.
 */
export function ownPendingSuggestions<E extends Entry>(entries: readonly E[], personId: string) {
  const of = (proposalId: string) => entries.filter((it) => it.proposal_id === proposalId);
  return entries.flatMap(({ action, author, proposal_id, summary }) => {
    const mine = action === "propose" && author.user_id === personId && author.agent_name === null;
    return mine && proposal_id !== null && of(proposal_id).length === 1 ? [{ id: proposal_id, summary }] : [];
  });
}

export interface ChangeGroup {
  /** Null for a change of the trip as a whole. */
  readonly date: string | null;
  readonly changes: readonly ProposedChange[];
}

/** The trip first, then its days in order; within each, the order of the proposal. */
export function changesByDay(changes: readonly ProposedChange[]): readonly ChangeGroup[] {
  const groups = Map.groupBy(changes, (it) => it.date);
  return [...groups]
    .map(([date, members]) => ({ date, changes: members }))
    .sort((a, b) => (a.date ?? "").localeCompare(b.date ?? ""));
}
