import { sanitizeAgentName } from "@caravan/core/access-requests/sanitize-agent-name";
import { type Fetcher, FetchRefused } from "@caravan/core/kernel/ports";
import { longestAgentName } from "@caravan/domain/field-choices";
import { truncate } from "@caravan/domain/truncate";
import { z } from "zod";
import type { Client } from "./client.ts";
import { invalidClient } from "./oauth-error.ts";
import { isRedirectUri, MOST_REDIRECT_URIS } from "./redirect-uri.ts";

const LONGEST_ADDRESS = 512;
const KEPT_MS = 5 * 60_000;
/** Long enough that reloading a page fetches nothing, short enough that an author can correct a document. */
const REFUSAL_KEPT_MS = 10_000;
const MOST_KEPT = 500;

interface Kept {
  readonly client: Promise<Client>;
  until: number;
}

const caches = new WeakMap<Fetcher, Map<string, Kept>>();

/**
 * A client that publishes its metadata at its client id, an address (draft-ietf-oauth-client-id-metadata-document).
 * Cached for some minutes; simultaneous requests share one fetch.
 *
 * @throws invalid_client with a message for the client's author
 */
export async function fetchClientMetadata(clientId: string, fetcher: Fetcher): Promise<Client> {
  checkAddress(clientId);
  const cache = caches.get(fetcher) ?? new Map<string, Kept>();
  caches.set(fetcher, cache);
  const now = performance.now();
  const known = cache.get(clientId);
  if (known && known.until > now) return known.client;
  const kept: Kept = { client: fetchDocument(clientId, fetcher), until: now + KEPT_MS };
  kept.client.catch(() => {
    kept.until = performance.now() + REFUSAL_KEPT_MS;
  });
  cache.delete(clientId);
  cache.set(clientId, kept);
  const [oldest] = cache.keys();
  if (cache.size > MOST_KEPT && oldest !== undefined) cache.delete(oldest);
  return kept.client;
}

/** Only the normal form: dot segments, ports and cases must not make two ids of one client. */
function checkAddress(clientId: string): void {
  const url = clientId.length <= LONGEST_ADDRESS ? URL.parse(clientId) : null;
  if (url?.href !== clientId || url.pathname === "/" || clientId.includes("#") || url.username + url.password !== "")
    throw invalidClient(
      `A client_id that is an address is at most ${LONGEST_ADDRESS} characters long, in normal form, with a path, and without a fragment, user name or password.`,
    );
}

/** Not with the signal of one caller: others wait for the same fetch. */
async function fetchDocument(clientId: string, fetcher: Fetcher): Promise<Client> {
  const answer = await fetcher
    .get(clientId, {
      accept: "application/json",
      mostBytes: 65_536,
      timeoutMs: 5000,
      redirects: 0,
      httpsOnly: true,
      signal: new AbortController().signal,
    })
    .catch((error: unknown) => {
      if (!(error instanceof FetchRefused)) throw error;
      throw invalidClient(`The metadata of the client cannot be read. ${error.message}`);
    });
  if (answer.status !== 200) throw invalidClient(`The address of the client answers ${answer.status}.`);
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(answer.contentType))
    throw invalidClient("The metadata of the client is not served as application/json.");
  return readDocument(clientId, answer.body);
}

const metadata = z.object({
  client_id: z.string(),
  client_name: z.string(),
  redirect_uris: z.array(z.string()).min(1).max(MOST_REDIRECT_URIS),
  client_secret: z.never().optional(),
  // Keys for client authentication are ignored: here a client proves by PKCE that the code is its own.
  token_endpoint_auth_method: z
    .string()
    .refine((it) => !it.startsWith("client_secret_"))
    .default("none"),
});

function readDocument(clientId: string, body: Uint8Array): Client {
  const read = metadata.safeParse(jsonOf(body));
  if (!read.success) {
    const field = read.error.issues[0]?.path.join(".") ?? "";
    throw invalidClient(`The metadata of the client is not valid${field && `: ${truncate(field, 40)}`}.`);
  }
  const { client_id, client_name, redirect_uris } = read.data;
  if (client_id !== clientId) throw invalidClient("The metadata at this address belongs to another client_id.");
  const name = truncate(sanitizeAgentName(client_name), longestAgentName);
  if (name === "") throw invalidClient("The metadata of the client has no client_name.");
  const bad = redirect_uris.find((uri) => !isRedirectUri(uri));
  if (bad !== undefined) throw invalidClient("The metadata of the client has a redirect URI that is not allowed.");
  return { name, redirectUris: redirect_uris };
}

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    // Neither text nor JSON: the same error as for an empty document.
    return undefined;
  }
}
