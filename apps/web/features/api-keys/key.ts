import type { ApiOutputs } from "@/features/api-client/index.ts";
import { t } from "./messages/index.ts";

export type ApiKey = ApiOutputs["keys"]["list"]["keys"][number];

export type KeyState = "active" | "expired" | "revoked";

export function keyState(key: ApiKey, now: number): KeyState {
  if (key.revoked_at) return "revoked";
  return key.expires_at && new Date(key.expires_at).getTime() <= now ? "expired" : "active";
}

/** Whether it expires within a week, or has. */
export function isOver(key: ApiKey, now: number): boolean {
  return key.revoked_at === null && key.expires_at !== null && new Date(key.expires_at).getTime() <= now + soonMs;
}

const soonMs = 7 * 86_400_000;

/** "3 changes, 1 new trip, 2 open proposals"; null when there are none. */
export function activitySummary(
  key: Pick<ApiKey, "edit_count" | "created_trip_count" | "pending_proposals">,
): string | null {
  const parts = [
    key.edit_count > 0 && t("n.changes", { count: key.edit_count }),
    key.created_trip_count > 0 && t("n.trips", { count: key.created_trip_count }),
    key.pending_proposals > 0 && t("n.proposals", { count: key.pending_proposals }),
  ];
  return parts.filter(Boolean).join(", ") || null;
}
