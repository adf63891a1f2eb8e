import type { IncomingMessage } from "node:http";
import { type Fetcher, FetchRefused } from "@caravan/core/kernel/ports";
import { type AllowedAddress, addressCheck } from "./allowed-address.ts";
import { withDeadline } from "./deadline.ts";
import { sendRequest } from "./send-request.ts";

type Bounds = Parameters<Fetcher["get"]>[1];

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * Fetches untrusted addresses. Private networks are refused at the connection, so that neither spellings nor DNS
 * answers get around it; each redirect is checked like the first address. Keeps no cookies and no connections.
 *
 * @param trustedHosts `host:port`, or `host` for the default port: only those may be private, and may use plain http
 * where a caller requires https
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
    const headers = { accept: bounds.accept, ...(bounds.userAgent && { "user-agent": bounds.userAgent }) };
    const response = await sendRequest(target, { headers }, signal);
    try {
      const location = redirectOf(response);
      if (location === undefined) return await read(target.url, response, bounds);
      if (hops === bounds.redirects)
        throw new FetchRefused(hops === 0 ? "The address leads elsewhere." : "The address leads elsewhere too often.");
      target = admit(location, bounds, target.url);
    } finally {
      // The rest is not needed.
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

/**
 * The body, or a refusal as soon as it is larger than `most` bytes, declared or received; with `cut` its beginning
 * instead of a refusal. Nothing is decompressed, since a small body can expand to a large one; compressed responses are
 * refused.
 */
async function boundedBody(response: IncomingMessage, most: number, cut = false): Promise<Uint8Array> {
  const encoding = response.headers["content-encoding"]?.trim().toLowerCase() ?? "";
  if (encoding !== "" && encoding !== "identity") throw new FetchRefused("The answer is compressed.");
  const tooLarge = () => new FetchRefused(`The answer is larger than ${Math.floor(most / 1024)} KB.`);
  if (!cut && Number(response.headers["content-length"] ?? 0) > most) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most && !cut) throw tooLarge();
    chunks.push(size > most ? chunk.subarray(0, chunk.length - (size - most)) : chunk);
    if (size >= most && cut) break;
  }
  return Buffer.concat(chunks);
}
