import type { Confirmation, ReadConfirmation } from "@caravan/core/kernel/ports";
import { boundByteArrays } from "../bounded-arrays.ts";
import { begunHere, type DoneBy } from "../cpu-bound.ts";
import { yieldToRequests } from "../thread-priority.ts";
import { withClaims } from "./model-claims.ts";
import type { Claim } from "./model-question.ts";
import { readEverything, textOf } from "./read-confirmation.ts";

/** What there is to do for a confirmation: to read it, to check what a model has read in it, or only to find its text. */
export type ReadingTask = { readonly by: DoneBy } & Asked;

export type Asked =
  | { readonly confirmation: Confirmation; readonly today: string }
  | { readonly read: ReadConfirmation; readonly claims: readonly Claim[]; readonly writtenOn: string }
  | { readonly textOf: Confirmation; readonly longest: number };

/** More than any filter of a ticket makes: runs of bytes become sixty times as many. */
const MOST_BYTES_OF_ONE = 64 * 1024 * 1024;

yieldToRequests();
boundByteArrays(MOST_BYTES_OF_ONE);

export default async (task: ReadingTask): Promise<ReadConfirmation | string | null> => {
  begunHere(task.by);
  // What is cut off here is not copied to the other thread.
  if ("textOf" in task) return (await textOf(task.textOf))?.slice(0, task.longest) ?? null;
  if ("claims" in task) return withClaims(task.read, task.claims, task.writtenOn);
  return readEverything(task.confirmation, task.today);
};
