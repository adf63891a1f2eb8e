import { useSyncExternalStore } from "react";
import { isOfGateway } from "./gateway.ts";

/** Whether the server can be reached, by what the browser says and by the last requests. */
const probePauseMs = [3_000, 5_000, 10_000, 20_000, 30_000];

let reachable = true;
let tries = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: boolean) {
  if (next === reachable) return;
  reachable = next;
  clearTimeout(timer);
  tries = 0;
  if (!next) askLater();
  for (const listener of listeners) listener();
}

/** A request was answered, with whatever status. */
export function answered(): void {
  set(true);
}

/** A request got no answer. */
export function unanswered(): void {
  set(false);
}

export function isReachable(): boolean {
  return reachable;
}

/** Probes now instead of after the pause. */
export function askNow(): Promise<void> {
  clearTimeout(timer);
  return probe();
}

/** Calls back when the connection comes or goes; returns how to stop. */
export function onConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function useReachable(): boolean {
  return useSyncExternalStore(onConnection, isReachable, () => true);
}

function askLater() {
  timer = setTimeout(() => void probe(), probePauseMs[Math.min(tries, probePauseMs.length - 1)]);
  tries += 1;
}

/** False for a gateway that does not reach Caravan, and for the sign-in page of a network. */
export function isOurs({ status, headers }: Response): boolean {
  return (headers.get("content-type") ?? "").includes("json") && !isOfGateway(status);
}

async function probe(): Promise<void> {
  try {
    // A small public answer that no cache serves.
    const answer = await fetch("/api/auth/csrf", { cache: "no-store", signal: AbortSignal.timeout(8_000) });
    if (!isOurs(answer)) throw new Error("somebody else answered");
    set(true);
  } catch {
    if (!reachable) askLater();
  }
}

if (typeof window !== "undefined") {
  if (!navigator.onLine) set(false);
  window.addEventListener("offline", () => set(false));
  // There is a network, but it is unknown whether it reaches Caravan.
  window.addEventListener("online", () => void askNow());
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && !reachable) void askNow();
  });
}
