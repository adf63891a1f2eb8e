import { systemOf } from "@caravan/domain/device-name";
import { domainError } from "@/features/api-client/index.ts";
import type { Listed } from "./push-subscription.ts";

/** What this browser says about pushes. */
export interface BrowserFacts {
  /** `install`: only for an application on the home screen, which this page is not. */
  readonly support: "yes" | "install" | "no";
  readonly permission: NotificationPermission;
  /** Of its subscription. */
  readonly endpoint: string | null;
}

export async function browserFacts(): Promise<BrowserFacts> {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) {
    const system = systemOf(navigator);
    const onApple = system === "iPhone" || system === "iPad";
    return { support: onApple && !isInstalled() ? "install" : "no", permission: "default", endpoint: null };
  }
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return { support: "yes", permission: Notification.permission, endpoint: subscription?.endpoint ?? null };
}

const isInstalled = () => window.matchMedia("(display-mode: standalone)").matches;

/** Calls back when the permission was changed, also in the browser's own settings. Returns how to stop. */
export function onPermissionChange(listener: () => void): () => void {
  let status: PermissionStatus | undefined;
  let stopped = false;
  navigator.permissions
    ?.query({ name: "notifications" })
    .then((found) => {
      if (stopped) return;
      status = found;
      found.addEventListener("change", listener);
    })
    // Some browsers know no such permission; then a look at the page tells.
    .catch(() => {});
  return () => {
    stopped = true;
    status?.removeEventListener("change", listener);
  };
}

/** Rejects where no worker comes, such as in development. */
export async function activeServiceWorker(mostMs = 10_000): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new NoWorker("no service worker is active")), mostMs),
  );
  return await Promise.race([navigator.serviceWorker.ready, late]);
}

/** What takes the pushes is not there (yet). */
class NoWorker extends Error {
  override name = "NoWorker";
}

/**
 * What can be done about pushes to this device. `closed`: this installation sends none. `on`: the browser is subscribed and
 * the account knows it; one without the other is `off`.
 */
export type DeviceState = "closed" | "install" | "unsupported" | "denied" | "off" | "on";

export function deviceState({ support, permission, endpoint }: BrowserFacts, listed: Listed): DeviceState {
  if (listed.vapid_public_key === null) return "closed";
  if (support === "install") return "install";
  if (support === "no") return "unsupported";
  if (permission === "denied") return "denied";
  const isListed = listed.subscriptions.some((it) => it.endpoint === endpoint);
  return permission === "granted" && isListed ? "on" : "off";
}

/** Why this device could not be turned on or off, in words. */
export function subscribeErrorText(error: unknown): string {
  if (error instanceof NoWorker) return "This page is not ready for notifications yet. Reload it and try again.";
  // What `pushManager.subscribe()` says when the browser's own push service is out of reach or switched off.
  if (error instanceof DOMException && error.name !== "TimeoutError")
    return "This browser could not reach its push service. Some browsers have it switched off; otherwise try again later.";
  return domainError(error).message;
}
