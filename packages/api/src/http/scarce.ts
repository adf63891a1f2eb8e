import type { IncomingMessage } from "node:http";
import type { Recognised } from "../auth/recognised.ts";
import type { ApiOptions } from "./handler.ts";
import { networkOf } from "./network.ts";

interface Scarce {
  /** Verbs of one subject share their allowance. */
  readonly subject: string;
  readonly limit: number;
  readonly seconds: number;
  /** Accounts are counted where the code is looked up: a whole office may sit behind one address. */
  readonly onlyAnonymous: boolean;
}

const codes: Scarce = { subject: "trip-codes", limit: 60, seconds: 600, onlyAnonymous: true };

/** What a network may do less often than it may ask: make accounts, and try codes that let somebody in. */
const scarce: Readonly<Record<string, Scarce>> = {
  create_account: { subject: "sign-up", limit: 10, seconds: 60, onlyAnonymous: false },
  preview_group_trip: codes,
  join_group_trip: codes,
};

/** @throws limited, when the network of the caller has called this verb often enough. */
export async function takeScarce(
  verb: string | undefined,
  it: { readonly request: IncomingMessage; readonly who: Recognised; readonly options: ApiOptions },
): Promise<void> {
  const { request, who, options } = it;
  const rule = verb !== undefined && Object.hasOwn(scarce, verb) ? scarce[verb] : undefined;
  if (!rule || (rule.onlyAnonymous && who.actor.kind !== "anonymous")) return;
  const network = networkOf(options.addressOf(request));
  await options.throttle.take(`${rule.subject}:${network}`, rule.limit, rule.seconds);
}
