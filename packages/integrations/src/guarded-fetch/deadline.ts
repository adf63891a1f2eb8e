import { FetchRefused } from "@caravan/core/kernel/ports";
import { PrivateAddressError } from "./private-address.ts";

/**
 * Runs a whole exchange with an untrusted server under one timeout: a server that sends a byte a second is as slow as a
 * silent one. Rejects only with {@link FetchRefused}.
 */
export async function withDeadline<T>(
  { timeoutMs, signal }: { readonly timeoutMs: number; readonly signal: AbortSignal },
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeoutMs);
  try {
    return await work(AbortSignal.any([late.signal, signal]));
  } catch (error) {
    if (signal.aborted) throw new FetchRefused("It was called off.");
    if (late.signal.aborted) throw new FetchRefused("The server took too long to answer.");
    if (error instanceof FetchRefused) throw error;
    throw meaningOf(error);
  } finally {
    clearTimeout(timer);
  }
}

/** A message that can be shown, without addresses of networks or names of libraries. */
function meaningOf(error: unknown): FetchRefused {
  const { code = "", message = "" } = error as NodeJS.ErrnoException;
  if (message.includes("is not allowed. Because")) return new PrivateAddressError();
  if (code === "ENOTFOUND") return new FetchRefused("There is no such host.", { nowhere: true });
  if (/CERT|SSL|TLS|SIGNED|ISSUER/.test(code)) return new FetchRefused("The host does not prove who it is.");
  return new FetchRefused("The host could not be reached.");
}
