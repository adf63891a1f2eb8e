import { type OutboxEntry, targetOf } from "../outbox-entry.ts";
import type { OutboxState } from "./outbox-state.ts";
import { isHeldUp } from "./send-order.ts";

export interface Saving {
  /** On the way to the server, or about to be. */
  readonly saving: number;
  /** Kept here until there is a connection, or until a question is answered. */
  readonly waiting: number;
  /** How many of these only a question holds up. */
  readonly heldUp: number;
  /** Went through in this window, ever. */
  readonly through: number;
  /** Came back with a question, the oldest first. */
  readonly questions: readonly OutboxEntry[];
  /** Ids of activities and days with a change that waits. */
  readonly marked: ReadonlySet<string>;
  readonly signedOut: boolean;
  readonly fleeting: boolean;
}

/** Where the changes of one trip stand. Nothing is called saved before the server has said so. */
export function savingOf(
  { entries, through, signedOut, fleeting }: OutboxState,
  tripId: string,
  calls: number,
): Saving {
  const own = entries.filter((it) => it.tripId === tripId);
  const waiting = own.filter((it) => it.waited && !it.trouble);
  return {
    // A call that makes an edit counts it already.
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
