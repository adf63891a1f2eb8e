import { type QueuedEdit, targetOf } from "./edit.ts";
import type { LineState } from "./line-state.ts";

export interface Saving {
  /** On the way to the server, or about to be. */
  readonly saving: number;
  /** Kept here until there is a connection. */
  readonly waiting: number;
  /** Came back with a question, the oldest first. */
  readonly questions: readonly QueuedEdit[];
  /** Activities and days (`day <id>`) with a change that waits. */
  readonly marked: ReadonlySet<string>;
  readonly signedOut: boolean;
  readonly fleeting: boolean;
}

/** Where the changes of one trip stand. Nothing is called saved before the server has said so. */
export function savingOf({ entries, signedOut, fleeting }: LineState, tripId: string, calls: number): Saving {
  const own = entries.filter((it) => it.tripId === tripId);
  const waiting = own.filter((it) => it.waited && !it.trouble);
  return {
    // A call that makes an edit counts it already.
    saving: Math.max(calls, own.filter((it) => !it.waited && !it.trouble).length),
    waiting: waiting.length,
    questions: own.filter((it) => it.trouble),
    marked: new Set(waiting.map((it) => targetOf(it.edit))),
    signedOut,
    fleeting,
  };
}
