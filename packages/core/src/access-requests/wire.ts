import * as f from "@caravan/domain/fields";
import { scopes } from "@caravan/domain/scopes";
import { z } from "zod";
import type { StoredRequest } from "./store.ts";

/** What a person sees before deciding. Everything that the agent sent is unverified. */
export const accessRequestWire = z.object({
  id: f.id,
  kind: z
    .enum(["device", "code"])
    .meta({ description: "device: by a code that a person types; code: through a browser" }),
  status: z.enum(["pending", "approved", "denied", "redeemed"]),
  agent_name: z.string().meta({ description: "The name that the agent gave itself; not verified" }),
  client_host: z.string().nullable().meta({ description: "Host that publishes the client's metadata, when it does" }),
  redirect_host: z.string().nullable().meta({ description: "Where the browser goes with the answer, for kind code" }),
  requested_scopes: z.array(z.enum(scopes)),
  requested_at: z.string(),
  requested_from: z.object({ address: z.string(), user_agent: z.string().nullable() }),
  expires_at: z.string(),
});

export function presentRequest(row: StoredRequest): z.input<typeof accessRequestWire> {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    agent_name: row.agentName,
    client_host: row.kind === "code" ? publisher(row.clientId) : null,
    redirect_host: row.redirectUri === null ? null : destination(row.redirectUri),
    requested_scopes: scopes.filter((scope) => row.requestedScopes.includes(scope)),
    requested_at: row.createdAt.toISOString(),
    requested_from: { address: row.address.replace(/^::ffff:(?=\d)/i, ""), user_agent: row.userAgent },
    expires_at: row.expiresAt.toISOString(),
  };
}

/** Only for requests through a browser, whose metadata was fetched. A device may claim any address. */
function publisher(clientId: string | null): string | null {
  return clientId !== null && /^https?:\/\//i.test(clientId) && URL.canParse(clientId) ? new URL(clientId).host : null;
}

/** A host, or the scheme of an application on the same device. */
function destination(uri: string): string {
  const { host, protocol } = new URL(uri);
  return host === "" ? protocol.slice(0, -1) : host;
}
