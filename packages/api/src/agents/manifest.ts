import { capabilities } from "@caravan/core/agents/capability-wire";
import { scopeMeaning, scopes } from "@caravan/domain/scopes";
import { endpointUrls } from "../oauth/endpoint-urls.ts";
import { describedVerbs } from "./action-tools.ts";

const listed = () => capabilities(describedVerbs());

/** `GET /api/agent/capabilities`: the registry. */
export const capabilityListing = () => ({ success: true, capabilities: listed() });

/** `GET /api/mcp/tools`: the same capabilities as MCP tools. */
export const toolListing = () => ({
  success: true,
  tools: listed().map(({ name, description, input_schema }) => ({ name, description, inputSchema: input_schema })),
});

/** `GET /api/agent-manifest`: what an agent needs to start. */
export function manifest(baseUrl: string) {
  const at = endpointUrls(baseUrl);
  return {
    name: "Caravan",
    description: "Trip planning for people, groups and the agents that work for them.",
    version: "1.0.0",
    base_url: baseUrl,
    authentication: {
      type: "bearer",
      header: "Authorization: Bearer <credential>",
      credentials: [
        "An API key (cvn_...), from the device flow below, or made by a person in their profile",
        "A short-lived token of a signed-in person from POST /api/session/token",
      ],
      scopes: scopes.map((scope) => ({ scope, meaning: scopeMeaning[scope] })),
      guide: at.guide,
      device_flow: {
        start: {
          method: "POST",
          url: at.device,
          body: { agent_name: "Trip helper", requested_scopes: ["trips:read"] },
        },
        show: `Show your person user_code and ${at.connect}, where they decide`,
        poll: { method: "POST", url: at.token, body: { device_code: "..." } },
        give_back: { method: "POST", url: at.revoke, body: { token: "cvn_..." } },
      },
      discovery: { resource: at.resourceMetadata, authorization_server: at.serverMetadata },
    },
    usage: {
      capabilities: at.capabilities,
      task: { method: "POST", url: at.task, body: { capability: "list_trips", arguments: {} } },
      tools: `${baseUrl}/api/mcp/tools`,
      mcp: { url: at.mcp, transport: "streamable-http" },
      openapi: at.openapi,
      start_with: "whoami, then get_trip_overview of a trip",
      one_in_detail: { capability: "describe_capabilities", arguments: { capability: "apply_changes" } },
    },
    capabilities: listed().map(({ name, description, scope, read_only, rest }) => ({
      ...{ name, description, scope, read_only },
      ...(rest === null ? {} : { rest }),
    })),
  };
}
