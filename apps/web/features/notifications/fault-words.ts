import { domainError } from "@/features/api-client/index.ts";
import { NoWorker } from "./browser-facts.ts";

/** Why this device could not be turned on or off, in words. */
export function faultWords(error: unknown): string {
  if (error instanceof NoWorker) return "This page is not ready for notifications yet. Reload it and try again.";
  // What `pushManager.subscribe()` says when the browser's own push service is out of reach or switched off.
  if (error instanceof DOMException && error.name !== "TimeoutError")
    return "This browser could not reach its push service. Some browsers have it switched off; else try again later.";
  return domainError(error).message;
}
