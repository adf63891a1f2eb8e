import type { ApiOutputs } from "@/features/api-client/index.ts";
import { spellDates } from "@/ui/format.ts";

export type Proposal = ApiOutputs["proposals"]["list"]["proposals"][number];
export type ProposedChange = Proposal["changes"][number];

/** What it would do, in a line; of a single change that is the change itself. */
export function headlineOf({ changes, summary }: Pick<Proposal, "changes" | "summary">): string {
  const [only, another] = changes;
  return spellDates(only && !another ? only.summary : summary);
}

/** What a change answers that was only proposed; the procedures are typed with their own output. */
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
