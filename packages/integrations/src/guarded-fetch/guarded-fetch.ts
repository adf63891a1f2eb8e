import type { IncomingMessage } from "node:http";
import { type Fetcher, FetchRefused } from "@caravan/core/ports";
import { type Admitted, admission } from "./admission.ts";
import { ask } from "./ask.ts";
import { boundedBody } from "./bounded-body.ts";
import { PrivateAddress } from "./public-address.ts";

type Bounds = Parameters<Fetcher["get"]>[1];

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * Fetches what strangers point at. Private networks are refused where the connection is made, so that no spelling of an
 * address and no answer of a name server gets around it; each redirect is a new address and is looked at like the first.
 * Keeps no cookies and no connections.
 *
 * @param trustedHosts `host:port`, or `host` for the usual port of the scheme: those alone may be private, and may speak
 * plain http where a caller asks for https.
 */
export function guardedFetch({ trustedHosts }: { readonly trustedHosts: readonly string[] }): Fetcher {
  const admit = admission(trustedHosts);
  return {
    async get(address, bounds) {
      // One clock for everything: a server that drips a byte a second is as slow as one that says nothing.
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(), bounds.timeoutMs);
      const signal = AbortSignal.any([late.signal, bounds.signal]);
      try {
        return await follow(admit(address, bounds), bounds, signal, admit);
      } catch (error) {
        if (bounds.signal.aborted) throw new FetchRefused("It was called off.");
        if (late.signal.aborted) throw new FetchRefused("The server took too long to answer.");
        if (error instanceof FetchRefused) throw error;
        throw meaningOf(error);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

async function follow(first: Admitted, bounds: Bounds, signal: AbortSignal, admit: ReturnType<typeof admission>) {
  let target = first;
  for (let hops = 0; ; hops++) {
    const response = await ask(target, bounds.accept, signal);
    try {
      const location = redirectOf(response);
      if (location === undefined) return await read(target.url, response, bounds);
      if (hops === bounds.redirects)
        throw new FetchRefused(hops === 0 ? "The address leads elsewhere." : "The address leads elsewhere too often.");
      target = admit(location, bounds, target.url);
    } finally {
      // Whatever is still to come is not wanted.
      response.destroy();
    }
  }
}

function redirectOf(response: IncomingMessage): string | undefined {
  return REDIRECTS.has(response.statusCode ?? 0) ? response.headers.location : undefined;
}

async function read(url: URL, response: IncomingMessage, bounds: Bounds) {
  const body = await boundedBody(response, bounds.mostBytes, bounds.cut);
  url.hash = "";
  return { status: response.statusCode ?? 0, url: url.href, contentType: response.headers["content-type"] ?? "", body };
}

/** In words that can be shown, without addresses of networks or names of libraries. */
function meaningOf(error: unknown): FetchRefused {
  const { code = "", message = "" } = error as NodeJS.ErrnoException;
  if (error instanceof PrivateAddress || message.includes("is not allowed. Because"))
    return new FetchRefused("The address belongs to a private network.", { nowhere: true });
  if (code === "ENOTFOUND") return new FetchRefused("There is no such host.", { nowhere: true });
  if (/CERT|SSL|TLS|SIGNED|ISSUER/.test(code)) return new FetchRefused("The host does not prove who it is.");
  return new FetchRefused("The host could not be reached.");
}
