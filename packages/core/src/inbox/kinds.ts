/** Kinds of notices that stay readable. Recommendations are in the concierge, and end with their hour. */
export const inboxKinds = [
  "proposal",
  "decision",
  "comment",
  "round",
  "shared",
  "invitation",
  "webhook",
  "key",
] as const;
export type InboxKind = (typeof inboxKinds)[number];
