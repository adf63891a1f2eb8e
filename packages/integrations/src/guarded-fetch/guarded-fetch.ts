import type { IncomingMessage } from "node:http";
import { type Fetcher, FetchRefused } from "@caravan/core/kernel/ports";
import { type AllowedAddress, addressCheck } from "./allowed-address.ts";
import { boundedBody } from "./bounded-body.ts";
import { withDeadline } from "./deadline.ts";
import { sendRequest } from "./send-request.ts";

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
  const admit = addressCheck(trustedHosts);
  return {
    get: (address, bounds) => withDeadline(bounds, (signal) => follow(admit(address, bounds), bounds, signal, admit)),
  };
}

async function follow(
  first: AllowedAddress,
  bounds: Bounds,
  signal: AbortSignal,
  admit: ReturnType<typeof addressCheck>,
) {
  let target = first;
  for (let hops = 0; ; hops++) {
    const response = await sendRequest(target, { headers: { accept: bounds.accept } }, signal);
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
