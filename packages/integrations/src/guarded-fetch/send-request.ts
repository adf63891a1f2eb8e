import * as http from "node:http";
import * as https from "node:https";
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from "request-filtering-agent";
import type { AllowedAddress } from "./allowed-address.ts";
import { isOutsideIPv6, lookup, PrivateAddressError } from "./private-address.ts";

// Neither keeps connections. The filter checks the address of each connection after its look-up.
const filtered = { "http:": new RequestFilteringHttpAgent(), "https:": new RequestFilteringHttpsAgent() };
const unfiltered = { "http:": new http.Agent(), "https:": new https.Agent() };

export interface OutgoingRequest {
  readonly headers: http.OutgoingHttpHeaders;
  /** The body of a POST; without it, it is a GET. */
  readonly body?: Uint8Array;
}

/** One request, up to the response headers. Rejects when it cannot connect and when the signal fires. */
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
    headers: { "user-agent": "Caravan/1.0", ...headers, "accept-encoding": "identity" },
    signal,
    ...(trusted ? {} : { lookup }),
  };
  return new Promise((resolve, reject) => {
    // `on`, not `once`: an answered request can still fail, and a second error without a listener would be thrown.
    request(url, options).on("response", resolve).on("error", reject).end(body);
  });
}
