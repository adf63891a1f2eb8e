/** What a webhook can be sent, by type. */
export const webhookEvents = [
  "proposal.decided",
  "proposal.commented",
  "trip.changed",
  "trip.shared",
  "trip.deleted",
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Sent on request only, so that its receiver can be tried out. */
export const TEST_EVENT = "webhook.test";
