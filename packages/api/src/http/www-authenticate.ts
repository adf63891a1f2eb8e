import type { IncomingMessage } from "node:http";
import { header } from "./read-body.ts";

const mcpPath = /^\/api\/mcp(?:\/tools)?$/;

/**
 * The WWW-Authenticate header of a refusal (RFC 6750, RFC 9728): the address of the resource metadata, whether the
 * credential was invalid, and the missing scope.
 */
export function wwwAuthenticate(
  status: number,
  error: { readonly code: string; readonly details: readonly unknown[] },
  request: IncomingMessage,
  publicUrl: string,
): Record<string, string> {
  const lacksScope = status === 403 && error.code === "insufficient_scope";
  if (status !== 401 && !lacksScope) return {};
  const path = (request.url ?? "/").split("?")[0] ?? "/";
  const suffix = mcpPath.test(path) ? path : "";
  const parts = [`resource_metadata="${publicUrl}/.well-known/oauth-protected-resource${suffix}"`];
  if (lacksScope) parts.unshift('error="insufficient_scope"', `scope="${scopeOf(error.details)}"`);
  else if (header(request, "authorization") !== undefined) parts.unshift('error="invalid_token"');
  return { "www-authenticate": `Bearer ${parts.join(", ")}` };
}

function scopeOf(details: readonly unknown[]): string {
  const [first] = details as readonly { message?: string }[];
  return first?.message?.replace(/^needs /, "") ?? "";
}
