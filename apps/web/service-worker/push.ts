import {
  type OpenPathAnswer,
  type OpenPathRequest,
  type PushShown,
  pathWithin,
  readPush,
} from "../features/notifications/push-messages.ts";
import { renew } from "../features/notifications/push-subscription.ts";
import { ask } from "../features/offline/ask.ts";

const patienceMs = 1_000;

/** Shows the notification of a push, and opens the page of a pressed one. */
export function handlePushes(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("push", (event) => event.waitUntil(show(worker, event.data?.text() ?? "")));
  worker.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(open(worker, pathWithin(event.notification.data?.path, worker.location.origin)));
  });
  worker.addEventListener("pushsubscriptionchange", (event) => {
    event.waitUntil(renew(worker.registration.pushManager, event.oldSubscription ?? null));
  });
}

async function show(worker: ServiceWorkerGlobalScope, text: string): Promise<void> {
  const push = readPush(text, worker.location.origin);
  const windows = await windowsOf(worker);
  for (const window of windows) window.postMessage({ type: "push", kind: push.kind });
  // The page shows it itself. A test is always shown.
  const isSeen = push.kind !== "test" && windows.some((it) => it.visibilityState === "visible" && isAt(it, push.path));
  if (isSeen && maySayNothing(worker)) return;
  await worker.registration.showNotification(push.title, optionsOf(push, isSeen));
}

function optionsOf(push: PushShown, silent: boolean): NotificationOptions {
  const { body, tag, path, kind } = push;
  const options = { body, icon: "/icon-192.png", badge: "/badge-96.png", lang: "en", silent, data: { path, kind } };
  if (tag === "") return options;
  // A notification that replaces another is silent, except for recommendations, whose content may be new.
  const renotify = kind === "recommendation" && !silent;
  return { ...options, tag, renotify } as NotificationOptions;
}

/** Browsers require a notification for each push; all but Apple's make an exception while a page of ours is visible. */
const maySayNothing = ({ navigator }: ServiceWorkerGlobalScope) => /Chrome\/|Firefox\//.test(navigator.userAgent);

async function open(worker: ServiceWorkerGlobalScope, path: string): Promise<void> {
  const windows = await windowsOf(worker);
  const there = windows.find((it) => isAt(it, path)) ?? windows.find((it) => it.focused) ?? windows[0];
  if (!there) return void (await worker.clients.openWindow(path));
  try {
    const window = await there.focus();
    if (window.url === new URL(path, worker.location.origin).href) return;
    const led = await lead(window, path);
    if (led === "busy") await worker.clients.openWindow(path);
    if (led === null) await window.navigate(path);
  } catch {
    // A page that this worker does not control yet cannot be navigated.
    await worker.clients.openWindow(path);
  }
}

/**
 * Asks the page to navigate by itself, which avoids a reload. Null when it does not answer: it may be frozen or older.
 */
function lead(window: WindowClient, path: string): Promise<OpenPathAnswer | null> {
  return ask<OpenPathAnswer>(window, { type: "lead", path } satisfies OpenPathRequest, patienceMs);
}

/** Most recently used first. */
function windowsOf(worker: ServiceWorkerGlobalScope): Promise<readonly WindowClient[]> {
  return worker.clients.matchAll({ type: "window", includeUncontrolled: true });
}

/** The rest of an address only says which part of the page is open. */
const isAt = (window: WindowClient, path: string) =>
  new URL(window.url).pathname === new URL(path, window.url).pathname;
