import type { ApiOutputs } from "@/features/api-client/api.ts";

export type ApiKey = ApiOutputs["keys"]["list"]["keys"][number];

export type KeyState = "active" | "expired" | "revoked";

export function stateOf(key: ApiKey, now: number): KeyState {
  if (key.revoked_at) return "revoked";
  return key.expires_at && new Date(key.expires_at).getTime() <= now ? "expired" : "active";
}
