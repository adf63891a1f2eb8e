import type { IncomingMessage } from "node:http";
import type { PendingCredential } from "../auth/resolve-credential.ts";
import { clientNetwork } from "../http/client-network.ts";
import type { ApiOptions } from "../server/api-handler.ts";

interface VerbRateLimit {
  /** Verbs of one subject share their allowance. */
  readonly subject: string;
  readonly limit: number;
  readonly seconds: number;
  /**
   * Who is counted: a network whoever asks; only those without an account, since accounts are counted where the code is looked
   * up and a whole office may sit behind one address; or an account, wherever it asks from.
   */
  readonly of: "network" | "strangers" | "account";
}

const codes: VerbRateLimit = { subject: "trip-codes", limit: 60, seconds: 600, of: "strangers" };

/** What may be done less often than asked for: making accounts, trying codes that let somebody in, and pushes on demand. */
const verbRateLimits: Readonly<Record<string, VerbRateLimit>> = {
  create_account: { subject: "sign-up", limit: 10, seconds: 60, of: "network" },
  preview_group_trip: codes,
  join_group_trip: codes,
  // Each goes to all of somebody's devices, which are addresses that they chose.
  send_test_push: { subject: "push-test", limit: 5, seconds: 60, of: "account" },
};

/** @throws limited, when the caller has called this verb often enough. */
export async function limitVerbRate(
  verb: string | undefined,
  it: { readonly request: IncomingMessage; readonly who: PendingCredential; readonly options: ApiOptions },
): Promise<void> {
  const { request, who, options } = it;
  const rule = verb !== undefined && Object.hasOwn(verbRateLimits, verb) ? verbRateLimits[verb] : undefined;
  if (!rule || (rule.of === "strangers" && who.actor.kind !== "anonymous")) return;
  const isAccount = rule.of === "account" && who.actor.kind !== "anonymous";
  const counted = isAccount ? who.actor.userId : clientNetwork(options.addressOf(request));
  await options.rateLimiter.take(`${rule.subject}:${counted}`, rule.limit, rule.seconds);
}
