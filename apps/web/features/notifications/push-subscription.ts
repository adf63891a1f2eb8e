import { deviceName } from "@caravan/domain/device-name";
import { accountHeader, domainError, ResponseError } from "@/features/api-client/index.ts";

/** The one subscription of this browser, and the server's record of it. For the page and for the service worker. */

/** Whether pushes that the server signs with this key reach the subscription. */
function isSignedBy(subscription: PushSubscription, vapidPublicKey: string): boolean {
  const key = subscription.options.applicationServerKey;
  // A browser that does not report the key cannot be compared.
  if (key === null) return true;
  const [ours, theirs] = [bytesOf(vapidPublicKey), new Uint8Array(key)];
  return ours.length === theirs.length && ours.every((byte, index) => byte === theirs[index]);
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/**
 * Subscribes this browser and registers the subscription for the account that is signed in. One with another key of the
 * server, or of another account, is replaced, because a subscription cannot be changed.
 */
export function subscribe(manager: PushManager, vapidPublicKey: string): Promise<void> {
  return withLock(() => subscribeNow(manager, vapidPublicKey));
}

/** Ends the pushes to this browser, in the browser and at the server; either alone is enough. */
export function unsubscribe(manager: PushManager): Promise<void> {
  return withLock(async () => {
    const subscription = await manager.getSubscription();
    if (subscription) await end(subscription);
  });
}

/**
 * Repairs the subscription of this browser: one for an old key of the server is renewed, and one of another account is ended,
 * so that nobody reads the notifications of an earlier user of this browser.
 */
export function repairSubscription(manager: PushManager): Promise<void> {
  return withLock(async () => {
    const subscription = await manager.getSubscription();
    if (!subscription) return;
    const { subscriptions, vapid_public_key } = await listSubscriptions();
    const isOwn = subscriptions.some((it) => it.endpoint === subscription.endpoint);
    if (!isOwn || vapid_public_key === null) await subscription.unsubscribe();
    else if (!isSignedBy(subscription, vapid_public_key)) await subscribeNow(manager, vapid_public_key);
  });
}

/**
 * After the browser has removed a subscription: makes a new one for the account that had it, if that account is still
 * signed in.
 */
export function renew(manager: PushManager, taken: PushSubscription | null): Promise<void> {
  return withLock(async () => {
    const { subscriptions, vapid_public_key } = await listSubscriptions();
    const wasOwn = taken === null || subscriptions.some((it) => it.endpoint === taken.endpoint);
    if (!wasOwn || vapid_public_key === null) return void (await (await manager.getSubscription())?.unsubscribe());
    await subscribeNow(manager, vapid_public_key);
    if (taken) await deleteSubscription(taken.endpoint);
  });
}

async function subscribeNow(manager: PushManager, vapidPublicKey: string): Promise<void> {
  const before = await manager.getSubscription();
  if (before && isSignedBy(before, vapidPublicKey)) {
    try {
      return await saveSubscription(before, deviceName(navigator));
    } catch (error) {
      if (domainError(error).code !== "endpoint_taken") throw error;
    }
  }
  if (before) await end(before);
  const made = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(vapidPublicKey) });
  try {
    await saveSubscription(made, deviceName(navigator));
  } catch (error) {
    // Nobody would send to it.
    await made.unsubscribe();
    throw error;
  }
}

async function end(subscription: PushSubscription): Promise<void> {
  const atServer = deleteSubscription(subscription.endpoint).catch(() => {
    // Without it the push service answers the next push with 410, and the server forgets the subscription then.
  });
  await Promise.all([subscription.unsubscribe(), atServer]);
}

/** Of several tabs and the worker, one at a time. */
async function withLock<Result>(work: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? await navigator.locks.request("caravan-push-subscription", work) : await work();
}

/**
 * Push subscriptions at the server, for the page and for the service worker: over REST, because a worker has no other
 * client. The session's cookie identifies the account; a page also names its own account, so that a page that was left
 * open adds nothing to the account that signed in later.
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

/** Registers it for the account that is signed in. */
export async function saveSubscription(subscription: PushSubscription, label: string): Promise<void> {
  await ask("POST", address, { ...subscription.toJSON(), label });
}

/** Also succeeds when the account has none with this endpoint. */
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
