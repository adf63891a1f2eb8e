import { useSyncExternalStore } from "react";
import { isOfGateway } from "./gateway.ts";

/** What is known of the way to the server: the browser's word, and what became of the last requests. */
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

/** A request was answered, whatever was said. */
export function answered(): void {
  set(true);
}

/** A request went out and nothing came back. */
export function unanswered(): void {
  set(false);
}

export function isReachable(): boolean {
  return reachable;
}

/** Asks now instead of at the next turn. */
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

/** Not a gateway that does not reach us, nor the page of a network that wants to be signed in to first. */
export function isOurs({ status, headers }: Response): boolean {
  return (headers.get("content-type") ?? "").includes("json") && !isOfGateway(status);
}

async function probe(): Promise<void> {
  try {
    // Small, open to everybody, and under an address that no cache answers for.
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
  // A network is there; whether it leads to us is another question.
  window.addEventListener("online", () => void askNow());
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && !reachable) void askNow();
  });
}
