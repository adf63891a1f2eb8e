import { endpointUrls } from "./endpoint-urls.ts";

/** `/llms.txt`: title, summary and links for models (llmstxt.org). */
export function overview(base: string): string {
  const at = endpointUrls(base);
  return `# Caravan

> Trip planning for people, groups and the agents that work for them. An agent asks for a key, its person decides what the key may do, and everything that the agent does with it is shown, attributed and can be taken back.

Everything that an agent can do is a capability. The same capabilities are there by REST, by one task address, and as tools of the Model Context Protocol. Errors are \`{success: false, error: {code, message, details}}\`.

## Start here

- [How to get a key](${at.guide}): a walkthrough with requests to send
- [How to work](${base}/agents.md): whole errands in few calls
- [Manifest](${at.manifest}): credentials, addresses and capabilities in one JSON document
- [Capabilities](${at.capabilities}): every capability with its scope and the schema of its arguments

## Interfaces

- [OpenAPI](${at.openapi}): the REST interface
- [Tools](${at.mcp}): the address for clients of the Model Context Protocol (Streamable HTTP)
- [Task](${at.task}): POST \`{"capability": "list_trips", "arguments": {}}\`

## Optional

- [Protected resource metadata](${at.resourceMetadata}): RFC 9728
- [Authorization server metadata](${at.serverMetadata}): RFC 8414
`;
}
