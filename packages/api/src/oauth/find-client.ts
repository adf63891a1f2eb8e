import type { PublicRequest } from "../request-context.ts";
import type { Client } from "./client.ts";
import { fetchClientMetadata } from "./client-metadata-document.ts";
import { invalidClient } from "./oauth-error.ts";
import { readRegistration } from "./registered-client-id.ts";

/**
 * The client of a `client_id`: an address with the client's metadata, or an id from our registration.
 *
 * @throws invalid_client
 */
export async function findClient(clientId: string, { options }: PublicRequest): Promise<Client> {
  if (/^https?:/i.test(clientId)) return fetchClientMetadata(clientId, options.ports.fetcher);
  const client = await readRegistration(clientId, options.auth.secrets);
  if (!client)
    throw invalidClient("The client_id is unknown: register first, or use the address of a metadata document.");
  return client;
}
