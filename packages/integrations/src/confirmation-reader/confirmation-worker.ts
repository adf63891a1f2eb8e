import type { Confirmation, ReadConfirmation } from "@caravan/core/ports";
import { withClaims } from "./model-claims.ts";
import type { Claim } from "./model-question.ts";
import { readEverything } from "./read-confirmation.ts";

/** What there is to do for a confirmation: to read it, or to check what a model has read in it. */
export type ReadingTask =
  | { readonly confirmation: Confirmation; readonly today: string }
  | { readonly read: ReadConfirmation; readonly claims: readonly Claim[]; readonly writtenOn: string };

export default async (task: ReadingTask): Promise<ReadConfirmation | null> =>
  "claims" in task
    ? withClaims(task.read, task.claims, task.writtenOn)
    : await readEverything(task.confirmation, task.today);
