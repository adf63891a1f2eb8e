import type { IncomingMessage, ServerResponse } from "node:http";
import type { ApiOptions } from "../server/api-handler.ts";
import { inboundMail } from "../webhooks/inbound-mail.ts";
import { authorize } from "./authorization-endpoint.ts";
import { device } from "./device-endpoint.ts";
import { oauthEndpoint } from "./oauth-error.ts";
import { register } from "./registration-endpoint.ts";
import { revoke } from "./revoke.ts";
import { discoveryRoutes } from "./server-metadata.ts";
import { token } from "./token-endpoint.ts";

export interface Open {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  readonly options: ApiOptions;
  readonly now: Date;
  readonly signal: AbortSignal;
}

/** Addresses, and what each method does there. */
export type Routes = Readonly<Record<string, Readonly<Record<string, (it: Open) => Promise<void> | void>>>>;

/**
 * Addresses that are answered before anybody asks for a credential: discovery, how agents get a key, and the door for
 * forwarded mail. They have limits of their own and, where they are OAuth's, its error body.
 */
export const openRoutes: Routes = {
  ...discoveryRoutes,
  "/api/agent-auth/authorize": { GET: authorize },
  "/api/agent-auth/device": { POST: oauthEndpoint(device) },
  "/api/agent-auth/token": { POST: oauthEndpoint(token) },
  "/api/agent-auth/register": { POST: oauthEndpoint(register) },
  "/api/agent-auth/revoke": { POST: oauthEndpoint(revoke) },
  // Signed instead, and with our own error body.
  "/api/inbound-mail": { POST: inboundMail },
};
