import { systemOf } from "@caravan/domain/device-name";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { t } from "./messages/index.ts";
import { type Listed, listSubscriptions, subscribe, unsubscribe } from "./push-subscription.ts";

/** The state of pushes in this browser. */
export interface BrowserFacts {
  /** `install`: needs an application on the home screen, which this page is not. */
  readonly support: "yes" | "install" | "no";
  readonly permission: NotificationPermission;
  /** Of its subscription. */
  readonly endpoint: string | null;
}

async function browserFacts(): Promise<BrowserFacts> {
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

/** Calls back when the permission was changed, also in the browser's settings. Returns a function that stops. */
function onPermissionChange(listener: () => void): () => void {
  let status: PermissionStatus | undefined;
  let stopped = false;
  navigator.permissions
    ?.query({ name: "notifications" })
    .then((found) => {
      if (stopped) return;
      status = found;
      found.addEventListener("change", listener);
    })
    // Some browsers cannot report this permission; then it is checked when the page is opened.
    .catch(() => {});
  return () => {
    stopped = true;
    status?.removeEventListener("change", listener);
  };
}

/** Rejects when there is no service worker, such as in development. */
async function activeServiceWorker(mostMs = 10_000): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new NoWorker("no service worker is active")), mostMs),
  );
  return await Promise.race([navigator.serviceWorker.ready, late]);
}

/** The service worker that receives pushes is not active yet, or there is none. */
class NoWorker extends Error {
  override name = "NoWorker";
}

/**
 * The state of pushes on this device. `closed`: this installation sends none. `on`: the browser is subscribed and the
 * account knows it; `off`: only one of the two, or neither.
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
  if (error instanceof NoWorker) return t("notReady");
  // The error of `pushManager.subscribe()` when the browser's push service cannot be reached or is switched off.
  if (error instanceof DOMException && error.name !== "TimeoutError") return t("noService");
  return domainError(error).message;
}

/** The browser's own state, which needs no network. */
const facts = {
  queryKey: ["what this browser says about pushes"],
  queryFn: browserFacts,
  networkMode: "always",
} as const;

/** Whether this device gets pushes, and switching that. */
export function useThisDevice() {
  const api = useApi();
  const queries = useQueryClient();
  const listed = useQuery(api.push.list.queryOptions({}));
  const browser = useQuery({ ...facts, staleTime: 0, gcTime: 0 });
  const state: DeviceState | null = listed.data && browser.data ? deviceState(browser.data, listed.data) : null;
  const readFacts = useCallback(() => queries.invalidateQueries({ queryKey: facts.queryKey }), [queries]);
  useEffect(() => onPermissionChange(() => void readFacts()), [readFacts]);
  const turnOn = useMutation({
    mutationKey: api.push.save.mutationKey(),
    mutationFn: askAndSubscribe,
    onSettled: readFacts,
  });
  const turnOff = useMutation({
    mutationKey: api.push.delete.mutationKey(),
    mutationFn: async () => {
      const registration = await activeServiceWorker();
      await unsubscribe(registration.pushManager);
    },
    onSettled: readFacts,
  });
  return { listed, browser, state, endpoint: browser.data?.endpoint ?? null, turnOn, turnOff };
}

/** Called only after a press: browsers refuse to ask otherwise, and so do we. */
async function askAndSubscribe(): Promise<NotificationPermission> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission;
  const registration = await activeServiceWorker();
  const { vapid_public_key } = await listSubscriptions();
  if (vapid_public_key !== null) await subscribe(registration.pushManager, vapid_public_key);
  return permission;
}
