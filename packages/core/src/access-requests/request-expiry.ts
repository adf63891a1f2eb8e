import { DomainError } from "../kernel/errors.ts";
import type { StoredRequest } from "./store.ts";

/** Whether it expired before it was denied or redeemed. */
export function hasExpired({ status, expiresAt }: Pick<StoredRequest, "status" | "expiresAt">, now: Date): boolean {
  return (status === "pending" || status === "approved") && expiresAt <= now;
}

export const requestExpired = () =>
  new DomainError("gone", "request_expired", "This request has expired. Ask the agent to start again.");
