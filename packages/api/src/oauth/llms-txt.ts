import { endpointUrls } from "./endpoint-urls.ts";

/** `/llms.txt`: title, summary and links for models (llmstxt.org). */
export function overview(base: string): string {
  const at = endpointUrls(base);
  return `# Caravan

> Trip planning for people, groups and the agents that work for them. An agent asks for a key, its person decides what the key may do, and everything that the agent does with it is shown, attributed and can be taken back.

[agents.md](${at.errands}) is all that you need to read (6 KB): how to get a key in two requests, and whole errands in few calls.

## Interfaces

The same capabilities are there in three ways; take one.

- [Tools](${at.mcp}): the address for clients of the Model Context Protocol (Streamable HTTP, OAuth)
- [REST](${at.openapi}): the whole OpenAPI document, 150 KB; agents.md is enough for most
- [Task](${at.task}): POST \`{"capability": "list_trips", "arguments": {}}\`

## Optional

- [auth.md](${at.guide}): getting a key, with every error
- [Capabilities](${at.capabilities}): each with its scope and schema, 75 KB
- [Manifest](${at.manifest}): credentials, addresses and capabilities in one JSON document
- [Protected resource metadata](${at.resourceMetadata}): RFC 9728
- [Authorization server metadata](${at.serverMetadata}): RFC 8414
`;
}
