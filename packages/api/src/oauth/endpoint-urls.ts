/** The MCP paths; each is a protected resource of its own (RFC 9728). */
export const mcpPaths = ["/api/mcp", "/api/mcp/tools"] as const;

/** Resources that a client may name (RFC 8707). All of them give the same key. */
export const resources = (base: string): readonly string[] => [base, ...mcpPaths.map((path) => `${base}${path}`)];

/** The resource in our spelling; undefined for unknown ones. A trailing slash does not matter. */
export function resourceNamed(sent: string, base: string): string | undefined {
  const url = URL.parse(sent);
  if (url?.hash !== "" || url.search !== "") return undefined;
  const named = url.href.replace(/\/$/, "");
  return resources(base).find((it) => it === named);
}

export function endpointUrls(base: string) {
  return {
    authorize: `${base}/api/agent-auth/authorize`,
    device: `${base}/api/agent-auth/device`,
    token: `${base}/api/agent-auth/token`,
    register: `${base}/api/agent-auth/register`,
    revoke: `${base}/api/agent-auth/revoke`,
    /** The page on which a person decides. */
    connect: `${base}/connect`,
    guide: `${base}/auth.md`,
    errands: `${base}/agents.md`,
    overview: `${base}/llms.txt`,
    manifest: `${base}/api/agent-manifest`,
    capabilities: `${base}/api/agent/capabilities`,
    task: `${base}/api/agent/task`,
    mcp: `${base}/api/mcp`,
    openapi: `${base}/api/openapi.json`,
    resourceMetadata: `${base}/.well-known/oauth-protected-resource`,
    serverMetadata: `${base}/.well-known/oauth-authorization-server`,
  };
}
