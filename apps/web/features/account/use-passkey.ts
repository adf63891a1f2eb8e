"use client";

import { domainError } from "@/features/api-client/index.ts";
import { t as shared } from "./messages/shared/index.ts";

/** Loaded only when somebody uses a passkey. */
const browser = () => import("@simplewebauthn/browser");

/** Whether this browser supports passkeys. */
export const hasPasskeys = () =>
  typeof window !== "undefined" && typeof window.PublicKeyCredential === "function" && window.isSecureContext;

/** The server's options for `navigator.credentials`, not parsed. */
interface Options {
  readonly options: Record<string, unknown>;
}

/**
 * Signs the server's challenge with a passkey: in a window of the browser or, with `fromField`, in the list under a
 * field whose `autocomplete` is `webauthn`.
 */
export async function answerWithPasskey(challenge: () => Promise<Options>, fromField = false): Promise<object> {
  const { startAuthentication } = await browser();
  const { options } = await challenge();
  return startAuthentication({ optionsJSON: options as never, useBrowserAutofill: fromField });
}

export async function makePasskey({ options }: Options): Promise<object> {
  const { startRegistration } = await browser();
  return startRegistration({ optionsJSON: options as never });
}

/** Ends the waiting of `fromField`. */
export async function stopWaitingForPasskey(): Promise<void> {
  (await browser()).WebAuthnAbortService.cancelCeremony();
}

export async function offersPasskeysInFields(): Promise<boolean> {
  return hasPasskeys() && (await browser()).browserSupportsWebAuthnAutofill();
}

/** The message for an error; null when the person closed the browser's window. */
export function passkeyProblem(error: unknown): string | null {
  const { name, cause, code } = (error ?? {}) as { name?: string; cause?: { name?: string }; code?: unknown };
  const kind = cause?.name ?? name;
  if (kind === "NotAllowedError" || kind === "AbortError") return null;
  if (kind === "InvalidStateError") return shared("passkey.exists");
  if (kind === "SecurityError") return shared("passkey.address");
  if (kind === "ConstraintError") return shared("passkey.device");
  // Errors of the browser, and of the library around it, are none of the connection.
  if (error instanceof DOMException || (typeof code === "string" && code.startsWith("ERROR_")))
    return shared("passkey.browser");
  return domainError(error).message;
}
