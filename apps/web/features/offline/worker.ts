import { useSyncExternalStore } from "react";
import { ask } from "./ask.ts";
import { type WorkerRequest, workerFile } from "./worker-contract.ts";

const answerMs = 120_000;
const lookAgainMs = 3_600_000;

let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

function setWaiting(worker: ServiceWorker | null) {
  waiting = worker;
  for (const listener of listeners) listener();
}

/**
 * Starts the service worker of this build and waits until it is active; false where there is none. There is none in
 * development, since it would answer with the last build.
 */
export async function startWorker(): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false;
  try {
    if (process.env.NODE_ENV !== "production") {
      for (const old of await navigator.serviceWorker.getRegistrations()) await old.unregister();
      return false;
    }
    watch(await navigator.serviceWorker.register(workerFile, { updateViaCache: "none" }));
    await navigator.serviceWorker.ready;
    return true;
  } catch {
    // Private windows of some browsers have no service workers; only offline pages are missing then.
    return false;
  }
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // Without a controller it is the first worker.
    if (registration.waiting && navigator.serviceWorker.controller) setWaiting(registration.waiting);
  };
  look();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  // Pages stay open for days; a new version should not wait for them to be closed.
  setInterval(() => void registration.update().catch(() => undefined), lookAgainMs);
}

/** True when a new version is installed and waits for a reload. */
export function useNewVersion(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting !== null,
    () => false,
  );
}

/** Activates the new version and reloads this page. Other tabs keep their files. */
export function takeNewVersion(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => window.location.reload(), { once: true });
  waiting?.postMessage({ type: "take-over" } satisfies WorkerRequest);
}

/** Asks the worker; null when there is none or it does not answer. */
export async function askWorker<Answer>(request: WorkerRequest): Promise<Answer | null> {
  if (!("serviceWorker" in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  const worker = registration?.active;
  if (!worker) return null;
  return ask<Answer>(worker, request, answerMs);
}
