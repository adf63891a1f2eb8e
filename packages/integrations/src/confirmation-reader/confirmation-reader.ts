import type { ConfirmationReader } from "@caravan/core/ports";

/** Nothing is read yet. */
export function confirmationReader(): ConfirmationReader & { stop(): Promise<void> } {
  return { read: async () => null, stop: async () => {} };
}
