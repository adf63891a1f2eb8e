import type { IncomingMessage, ServerResponse } from "node:http";
import type { ApiOptions } from "../http/handler.ts";
import { inboundMail } from "../http/inbound-mail.ts";
import { authorize } from "./authorize.ts";
import { device } from "./device.ts";
import { discoveryRoutes } from "./discovery.ts";
import { oauth } from "./oauth-error.ts";
import { register } from "./register.ts";
import { revoke } from "./revoke.ts";
import { token } from "./token.ts";

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
  "/api/agent-auth/device": { POST: oauth(device) },
  "/api/agent-auth/token": { POST: oauth(token) },
  "/api/agent-auth/register": { POST: oauth(register) },
  "/api/agent-auth/revoke": { POST: oauth(revoke) },
  // Signed instead, and with our own error body.
  "/api/inbound-mail": { POST: inboundMail },
};
