import { fetchClientMetadata } from "./client-metadata-document.ts";
import { invalidClient } from "./oauth-error.ts";
import { readRegistration } from "./registered-client-id.ts";
import type { Open } from "./routes.ts";

/** A program that acts for people. It has no secret; what it may be trusted with is where its answers go. */
export interface Client {
  /** What it calls itself; nobody has checked it. */
  readonly name: string;
  readonly redirectUris: readonly string[];
}

/**
 * Who a `client_id` stands for: an address that publishes the client's metadata, or what our registration gave out.
 *
 * @throws invalid_client
 */
export async function findClient(clientId: string, { options }: Open): Promise<Client> {
  if (/^https?:/i.test(clientId)) return fetchClientMetadata(clientId, options.ports.fetcher);
  const client = await readRegistration(clientId, options.auth.secret);
  if (!client)
    throw invalidClient("The client_id is unknown: register first, or use the address of a metadata document.");
  return client;
}
