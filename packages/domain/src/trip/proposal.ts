import type { TripPatch } from "./patch.ts";

/** A change that waits for somebody with the right to decide. */
export interface Proposal {
  readonly id: string;
  readonly tripId: string;
  /** The revision that the patch was made against. */
  readonly baseRevision: number;
  readonly patch: TripPatch;
  readonly summary: string;
  readonly status: "pending" | "approved" | "rejected" | "stale";
  readonly proposedBy: { readonly userId: string; readonly agentName: string | null; readonly apiKeyId: string | null };
  readonly decidedBy: { readonly userId: string; readonly at: string } | null;
  readonly createdAt: string;
}
