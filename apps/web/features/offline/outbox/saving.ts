import { isHeldUp, type OutboxEntry, targetOf } from "../outbox-entry.ts";
import type { OutboxState } from "./outbox-view.ts";

export interface Saving {
  /** Being sent, or about to be. */
  readonly saving: number;
  /** Waiting for a connection, or for the answer to a question. */
  readonly waiting: number;
  /** How many of these wait for a question only. */
  readonly heldUp: number;
  /** How many edits this window knows to have been saved. */
  readonly through: number;
  /** Entries with a question, the oldest first. */
  readonly questions: readonly OutboxEntry[];
  /** Ids of activities and days with a change that waits. */
  readonly marked: ReadonlySet<string>;
  readonly signedOut: boolean;
  readonly fleeting: boolean;
}

/** The state of one trip's edits. Only what the server confirmed counts as saved. */
export function savingOf(
  { entries, through, signedOut, fleeting }: Pick<OutboxState, "entries" | "through" | "signedOut" | "fleeting">,
  tripId: string,
  calls: number,
): Saving {
  const own = entries.filter((it) => it.tripId === tripId);
  const waiting = own.filter((it) => it.waited && !it.trouble);
  return {
    // `calls` already counts edits that are being made.
    saving: Math.max(calls, own.filter((it) => !it.waited && !it.trouble).length),
    waiting: waiting.length,
    heldUp: waiting.filter((it) => isHeldUp(own, it)).length,
    through,
    questions: own.filter((it) => it.trouble),
    marked: new Set(waiting.map(targetOf)),
    signedOut,
    fleeting,
  };
}
