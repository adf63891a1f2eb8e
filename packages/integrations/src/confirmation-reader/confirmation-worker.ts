import type { Confirmation, ReadConfirmation } from "@caravan/core/kernel/ports";
import { yieldToRequests } from "../thread-priority.ts";
import { withClaims } from "./model-claims.ts";
import type { Claim } from "./model-question.ts";
import { readEverything, textOf } from "./read-confirmation.ts";

/** What there is to do for a confirmation: to read it, to check what a model has read in it, or only to find its text. */
export type ReadingTask =
  | { readonly confirmation: Confirmation; readonly today: string }
  | { readonly read: ReadConfirmation; readonly claims: readonly Claim[]; readonly writtenOn: string }
  | { readonly textOf: Confirmation };

yieldToRequests();

export default async (task: ReadingTask): Promise<ReadConfirmation | string | null> => {
  if ("textOf" in task) return textOf(task.textOf);
  if ("claims" in task) return withClaims(task.read, task.claims, task.writtenOn);
  return readEverything(task.confirmation, task.today);
};
