import { accountHeader } from "../api-client/account-header.ts";
import { ResponseError } from "../api-client/domain-error.ts";

/**
 * Push subscriptions at the server, for the page and for the service worker alike: over REST, since a worker has no other
 * client. The session's cookie says whose they are; a page says whose it is, so that one that was left open puts nothing
 * into the list of whoever signed in beside it.
 */
const address = "/api/users/me/push-subscriptions";
const mostMs = 15_000;

export interface Listed {
  readonly subscriptions: readonly { readonly id: string; readonly endpoint: string }[];
  readonly vapid_public_key: string | null;
}

export function listSubscriptions(): Promise<Listed> {
  return ask<Listed>("GET", address);
}

/** Keeps it for whoever is signed in, under its name in their list. */
export async function saveSubscription(subscription: PushSubscription, label: string): Promise<void> {
  await ask("POST", address, { ...subscription.toJSON(), label });
}

/** Also when the account holds none with this endpoint. */
export async function deleteSubscription(endpoint: string): Promise<void> {
  const { subscriptions } = await listSubscriptions();
  const kept = subscriptions.find((it) => it.endpoint === endpoint);
  if (kept) await ask("DELETE", `${address}/${encodeURIComponent(kept.id)}`);
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(path, {
    method,
    headers: {
      accept: "application/json",
      ...(body !== undefined && { "content-type": "application/json" }),
      ...accountHeader(),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    cache: "no-store",
    credentials: "same-origin",
    signal: AbortSignal.timeout(mostMs),
  });
  const answer = await response.json().catch(() => null);
  if (!response.ok || answer === null) throw ResponseError.of(response.status, answer);
  return answer as Answer;
}
