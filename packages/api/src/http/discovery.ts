import { capabilities } from "@caravan/core/agents/capability";
import { scopeMeaning, scopes } from "@caravan/domain/scopes";
import { walk } from "../router.ts";

const listed = () => capabilities(walk().map((it) => it.verb));

/** `GET /api/agent/capabilities`: the registry. */
export const capabilityListing = () => ({ success: true, capabilities: listed() });

/** `GET /api/mcp/tools`: the same capabilities, in the words of tools. */
export const toolListing = () => ({
  success: true,
  tools: listed().map(({ name, description, input_schema }) => ({ name, description, inputSchema: input_schema })),
});

/** `GET /api/agent-manifest`: what an agent needs to begin. */
export function manifest(baseUrl: string) {
  return {
    name: "Caravan",
    description: "Trip planning for people, groups and the agents that work for them.",
    version: "1.0.0",
    base_url: baseUrl,
    authentication: {
      type: "bearer",
      header: "Authorization: Bearer <credential>",
      credentials: [
        "An API key (cvn_...), made by a person in their profile",
        "A short-lived token of a signed-in person from POST /api/session/token",
      ],
      scopes: scopes.map((scope) => ({ scope, meaning: scopeMeaning[scope] })),
    },
    usage: {
      capabilities: `${baseUrl}/api/agent/capabilities`,
      task: { method: "POST", url: `${baseUrl}/api/agent/task`, body: { capability: "list_trips", arguments: {} } },
      tools: `${baseUrl}/api/mcp/tools`,
      openapi: `${baseUrl}/api/openapi.json`,
      start_with: "describe_capabilities",
    },
    capabilities: listed().map(({ name, description, scope, read_only }) => ({ name, description, scope, read_only })),
  };
}
