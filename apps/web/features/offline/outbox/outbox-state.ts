import type { OutboxEntry } from "../outbox-entry.ts";

/** The server's answer to an edit. For a suggestion it is a proposal instead. */
export interface SentAnswer {
  readonly revision: number;
  readonly edit_id: string | null;
}

/** The result of an edit: it is on the server, or it waits and is sent later. */
export type Outcome =
  | { readonly state: "sent"; readonly answer: SentAnswer }
  | { readonly state: "waiting"; readonly id: string };

/** A sent edit, until the trip on screen contains it. */
export interface SentEdit {
  readonly entry: OutboxEntry;
  readonly revision: number;
}

export interface OutboxState {
  /** In the order of sending. */
  readonly entries: readonly OutboxEntry[];
  readonly sent: readonly SentEdit[];
  /** How many edits this window knows to have been saved. */
  readonly through: number;
  /** The session has ended: nothing is sent before somebody signs in. */
  readonly signedOut: boolean;
  /** A reload would lose what waits. */
  readonly fleeting: boolean;
  /** `entries` has been read from the device, or that took too long. */
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
