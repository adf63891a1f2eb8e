import { type AttemptLimits, limitAttempts } from "../kernel/attempt-limiter.ts";
import type { Ports } from "../kernel/ports.ts";
import { findWaiting, REQUEST_SECONDS, type StoredRequest } from "./store.ts";

/** While a code lives. These codes are short, so that all guesses together are bounded too. */
const limits: AttemptLimits = {
  kind: "access_request",
  seconds: REQUEST_SECONDS,
  wrongPerAccount: 5,
  wrongInAll: 300,
};

/** The request that waits with this code, or undefined, which is remembered against the account. */
export function findByTypedCode(
  ports: Ports,
  userId: string,
  code: string,
  now: Date,
): Promise<StoredRequest | undefined> {
  return limitAttempts(ports, limits, userId, now, (sql) => findWaiting(sql, ports.codeHash(code), now));
}
