import { DomainError } from "@caravan/core/kernel/errors";
import { nearestAddress } from "./nearest-address.ts";
import type { CredentialRequest, PublicRequest } from "./request-context.ts";

/** A method at a path, and its handler. */
export type Route = {
  /** `*` for every method. HEAD is answered as GET. */
  readonly method: string;
  /** `{name}` stands for one part of the path, `{name...}` at the end for the rest. */
  readonly path: string;
} & (
  | { readonly access: "public"; handle(it: PublicRequest): Promise<void> | void }
  | { readonly access: "credential"; handle(it: CredentialRequest): Promise<void> | void }
);

export type RouteMatch =
  | { readonly route: Route; readonly params: Readonly<Record<string, string>> }
  | { readonly route: undefined; readonly isPublic: boolean; readonly error: DomainError };

/** Finds the route of a request. Of several that match, the first in the list is taken. */
export function routeTable(routes: readonly Route[]): (method: string, pathname: string) => RouteMatch {
  const entries = routes.map((route) => ({ route, parts: route.path.split("/").slice(1) }));
  const byBeginning = Map.groupBy(entries, ({ parts }) => beginningOf(parts));
  return (method, pathname) => {
    const parts = pathname.split("/").slice(1);
    const wanted = method === "HEAD" ? "GET" : method;
    const allowed: Route[] = [];
    for (const { route, parts: pattern } of byBeginning.get(beginningOf(parts)) ?? []) {
      const params = matchPath(pattern, parts);
      if (!params) continue;
      if (route.method === wanted || route.method === "*") return { route, params };
      allowed.push(route);
    }
    const isPublic = allowed.some((it) => it.access === "public");
    const error =
      allowed.length === 0
        ? noSuchAddress(pathname, routes)
        : methodNotAllowed(
            method,
            allowed.map((it) => it.method),
            pathname === "/" ? mcpIsAt : "",
          );
    return { route: undefined, isPublic, error };
  };
}

/** An index by the fixed parts of paths, so that few routes are compared. */
const beginningOf = (parts: readonly string[]) => `${parts[0]}/${parts[1] ?? ""}`;

function matchPath(pattern: readonly string[], parts: readonly string[]): Record<string, string> | undefined {
  const takesRest = pattern.at(-1)?.endsWith("...}") ?? false;
  if (takesRest ? parts.length < pattern.length : parts.length !== pattern.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const value = parts[index] as string;
    if (part.endsWith("...}")) params[part.slice(1, -4)] = parts.slice(index).join("/");
    else if (!part.startsWith("{")) {
      if (part !== value) return undefined;
    } else if (value === "") return undefined;
    else params[part.slice(1, -1)] = value;
  }
  return params;
}

/** Where clients of the Model Context Protocol look for it. */
const mcpIsAt = " The Model Context Protocol is at /api/mcp.";
const mcpElsewhere = /(?:^|\/)(?:mcp|sse|messages?)(?:\/|$)/;

function noSuchAddress(pathname: string, routes: readonly Route[]): DomainError {
  const near = nearestAddress(
    pathname,
    routes.filter((it) => it.method !== "OPTIONS").map((it) => it.path),
  );
  const meant = mcpElsewhere.test(pathname) ? mcpIsAt : near === undefined ? "" : ` Did you mean ${near}?`;
  const message = `There is nothing at this address.${meant} /agents.md says how to work here, and /api/openapi.json lists everything.`;
  return new DomainError("missing", "not_found", message);
}

/** @param allowed the methods of this path */
export function methodNotAllowed(method: string, allowed: readonly string[], more = ""): DomainError {
  const list = [...new Set(allowed)].join(", ");
  const message = `${method} is not possible here. Use ${list}.${more}`;
  return new DomainError("wrong_method", "method_not_allowed", message, [
    { path: "method", message: `use ${list}`, allow: list },
  ]);
}
