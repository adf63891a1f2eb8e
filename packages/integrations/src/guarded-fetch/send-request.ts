import * as http from "node:http";
import * as https from "node:https";
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from "request-filtering-agent";
import type { AllowedAddress } from "./allowed-address.ts";
import { isOutsideIPv6, lookup, PrivateAddressError } from "./private-address.ts";

// Neither keeps connections. The filter looks at the address that is connected to, after every look-up.
const filtered = { "http:": new RequestFilteringHttpAgent(), "https:": new RequestFilteringHttpsAgent() };
const unfiltered = { "http:": new http.Agent(), "https:": new https.Agent() };

export interface OutgoingRequest {
  readonly headers: http.OutgoingHttpHeaders;
  /** Posted; without it, it is a GET. */
  readonly body?: Uint8Array;
}

/** One request, up to the headers of its answer. Rejects when it cannot connect and when the signal says so. */
export function sendRequest(
  { url, trusted }: AllowedAddress,
  { headers, body }: OutgoingRequest,
  signal: AbortSignal,
): Promise<http.IncomingMessage> {
  if (!trusted && isOutsideIPv6(url.hostname.replace(/^\[|\]$/g, ""))) return Promise.reject(new PrivateAddressError());
  const { request } = url.protocol === "https:" ? https : http;
  const options = {
    method: body ? "POST" : "GET",
    agent: (trusted ? unfiltered : filtered)[url.protocol as "http:" | "https:"],
    headers: { ...headers, "accept-encoding": "identity", "user-agent": "Caravan/1.0" },
    signal,
    ...(trusted ? {} : { lookup }),
  };
  return new Promise((resolve, reject) => {
    // `on`, since a request that was answered can still fail: the reader of the answer hears of that, and once is enough.
    request(url, options).on("response", resolve).on("error", reject).end(body);
  });
}
