import { conflict, DomainError } from "../kernel/errors.ts";
import type { Recommendation } from "./recommendation-store.ts";

/** The status of a recommendation at a moment, and its changes. Pure. */

/** The present status: a snooze that is over is open, and an unanswered one past its expiry is expired. */
export function statusAt(it: Pick<Recommendation, "status" | "expiresAt" | "snoozedUntil">, now: Date) {
  if (it.status !== "open" && it.status !== "snoozed") return it.status;
  if (it.expiresAt <= now) return "expired";
  return it.snoozedUntil !== null && it.snoozedUntil > now ? "snoozed" : "open";
}

export function isUnanswered(it: Recommendation, now: Date): boolean {
  const status = statusAt(it, now);
  return status === "open" || status === "snoozed";
}

/**
 * @throws gone `recommendation_closed` when it was answered or is no longer needed, `recommendation_expired`; conflict
 * `recommendation_stale` when it is not at the version that the caller saw
 */
export function requireUnanswered(it: Recommendation, now: Date, seen: number | undefined): void {
  const status = statusAt(it, now);
  if (status === "expired") throw new DomainError("gone", "recommendation_expired", "This recommendation has expired.");
  if (status !== "open" && status !== "snoozed") {
    const why = status === "superseded" ? "is no longer needed" : "has been answered already";
    throw new DomainError("gone", "recommendation_closed", `This recommendation ${why}.`, [
      { path: "recommendation_id", message: `is ${status}`, status },
    ]);
  }
  if (seen !== undefined && seen !== it.version)
    throw conflict("recommendation_stale", "This recommendation has changed since you saw it. Read it again.", [
      { path: "version", message: `is ${it.version} now`, version: it.version },
    ]);
}

export function nextVersion(it: Recommendation, now: Date, changes: Partial<Recommendation>): Recommendation {
  return { ...it, ...changes, version: it.version + 1, updatedAt: now };
}

/** The next version when its status has changed with time; null when not. */
export function withStatusAt(it: Recommendation, now: Date): Recommendation | null {
  const status = statusAt(it, now);
  return status === it.status ? null : nextVersion(it, now, { status, snoozedUntil: null });
}

/** How long a recommendation can be answered after its snooze. */
const AFTER_SNOOZE_MS = 30 * 60_000;

/** A snoozed recommendation stays valid for a while after its snooze. */
export function expiryAfter(snoozedUntil: Date | null, expiresAt: Date): Date {
  if (snoozedUntil === null || snoozedUntil < expiresAt) return expiresAt;
  return new Date(snoozedUntil.getTime() + AFTER_SNOOZE_MS);
}
