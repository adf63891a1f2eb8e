import { DomainError } from "../kernel/errors.ts";
import type { StoredRequest } from "./store.ts";

/** Nothing can come of it any more. One that was denied or redeemed in time has come to its end instead. */
export function isOver({ status, expiresAt }: Pick<StoredRequest, "status" | "expiresAt">, now: Date): boolean {
  return (status === "pending" || status === "approved") && expiresAt <= now;
}

export const requestExpired = () =>
  new DomainError("gone", "request_expired", "This request has expired. Ask the agent to start again.");
