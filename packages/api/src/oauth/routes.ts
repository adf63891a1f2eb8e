import { preflight } from "../http/cross-origin.ts";
import type { Route } from "../route-table.ts";
import { authorize } from "./authorization-endpoint.ts";
import { device } from "./device-endpoint.ts";
import { oauthEndpoint } from "./oauth-error.ts";
import { register } from "./registration-endpoint.ts";
import { revoke } from "./revoke.ts";
import { discoveryRoutes } from "./server-metadata.ts";
import { token } from "./token-endpoint.ts";

/**
 * Discovery and the endpoints through which agents get a key. Callers have no credential yet, so these have their own
 * limits and OAuth's error body.
 */
export const oauthRoutes: readonly Route[] = [
  ...discoveryRoutes,
  { method: "GET", path: "/api/agent-auth/authorize", access: "public", handle: authorize },
  { method: "POST", path: "/api/agent-auth/device", access: "public", handle: oauthEndpoint(device) },
  { method: "POST", path: "/api/agent-auth/token", access: "public", handle: oauthEndpoint(token) },
  { method: "POST", path: "/api/agent-auth/register", access: "public", handle: oauthEndpoint(register) },
  { method: "POST", path: "/api/agent-auth/revoke", access: "public", handle: oauthEndpoint(revoke) },
  ...["device", "token", "register", "revoke"].map((it) => preflight(`/api/agent-auth/${it}`, "POST")),
];
