import type { OutboxEntry } from "../outbox-entry.ts";

/** What the server says of an edit that went through; a suggestion answers with its proposal instead. */
export interface SentAnswer {
  readonly revision: number;
  readonly edit_id: string | null;
}

/** What became of an edit for whoever made it: it is on the server, or it waits here and goes out by itself. */
export type Outcome =
  | { readonly state: "sent"; readonly answer: SentAnswer }
  | { readonly state: "waiting"; readonly id: string };

/** An edit that went through, until the trip that the screen holds has it. */
export interface SentEdit {
  readonly entry: OutboxEntry;
  readonly revision: number;
}

export interface OutboxState {
  /** In the order in which they go out. */
  readonly entries: readonly OutboxEntry[];
  readonly sent: readonly SentEdit[];
  /** How many of them this window has heard of, ever. */
  readonly through: number;
  /** The session has ended: nothing goes out before somebody signs in. */
  readonly signedOut: boolean;
  /** A reload would lose what waits. */
  readonly fleeting: boolean;
  /** What waited since another visit is in `entries`, or was looked for long enough. */
  readonly looked: boolean;
}

export const emptyOutbox: OutboxState = {
  entries: [],
  sent: [],
  through: 0,
  signedOut: false,
  fleeting: false,
  looked: false,
};
