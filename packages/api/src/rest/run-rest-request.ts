import type { Verb } from "@caravan/core/kernel/define";
import { DomainError, invalidAt, notFound } from "@caravan/core/kernel/errors";
import type { Call } from "@caravan/core/kernel/execute";
import { isProposed } from "@caravan/core/proposals/wire";
import { propertiesOf, unknownFields, withWarnings } from "../agents/unknown-fields.ts";
import { call as callByPath } from "../http/call.ts";
import { createCaller, routedVerbs } from "../router.ts";

interface Route {
  readonly path: string;
  readonly verb: Verb;
  readonly method: string;
  readonly segments: readonly string[];
  readonly status: number;
}

export interface Matched {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

let routes: readonly Route[] | undefined;

function allRoutes(): readonly Route[] {
  routes ??= routedVerbs().flatMap(({ path, verb }) => {
    if (!verb.rest) return [];
    const { method, path: address, status = 200 } = verb.rest;
    return [{ path, verb, method, segments: address.split("/").slice(1), status }];
  });
  return routes;
}

/** The verb behind a method and a path; throws 404 for unknown paths and 405, naming what would do, for wrong methods. */
export function matchRoute(method: string, pathname: string): Matched {
  const segments = pathname.split("/").slice(1);
  const fitting = allRoutes().flatMap((route) => {
    const params = fit(route.segments, segments);
    return params ? [{ route, params }] : [];
  });
  if (fitting.length === 0) {
    throw new DomainError(
      "missing",
      "not_found",
      "There is nothing at this address. GET /api/openapi.json lists what there is.",
    );
  }
  const matched = fitting.find((it) => it.route.method === (method === "HEAD" ? "GET" : method));
  if (!matched)
    throw wrongMethod(
      method,
      fitting.map((it) => it.route.method),
    );
  return matched;
}

/** What would do at a path. */
export function methodsAt(pathname: string): readonly string[] {
  const segments = pathname.split("/").slice(1);
  return allRoutes()
    .filter((route) => fit(route.segments, segments))
    .map((route) => route.method);
}

/** The query behind GET on a path, if there is one. */
export function readAt(pathname: string): Matched | undefined {
  const segments = pathname.split("/").slice(1);
  for (const route of allRoutes()) {
    if (route.method !== "GET" || route.verb.kind !== "query") continue;
    const params = fit(route.segments, segments);
    if (params) return { route, params };
  }
  return undefined;
}

export function wrongMethod(method: string, allowed: readonly string[]): DomainError {
  const list = [...new Set(allowed)].join(", ");
  const message = `${method} is not possible here. Use ${list}.`;
  return new DomainError("wrong_method", "method_not_allowed", message, [
    { path: "method", message: `use ${list}`, allow: list },
  ]);
}

/** What stands for each `{name}` of a pattern; undefined where it does not fit. */
export function fit(pattern: readonly string[], segments: readonly string[]): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const value = segments[index] as string;
    if (!part.startsWith("{") ? part !== value : value === "") return undefined;
    if (part.startsWith("{")) params[part.slice(1, -1)] = value;
  }
  return params;
}

export interface RestRequest {
  readonly query: URLSearchParams;
  readonly ifMatch: string | undefined;
  /** Only read for methods that have a body. */
  readonly body: () => Promise<Record<string, unknown>>;
}

/** Runs the verb and gives status and body. Path parameters win over fields of the same name. */
export async function runRoute({ route, params }: Matched, request: RestRequest, call: Call) {
  const { verb } = route;
  const hasBody = route.method === "POST" || route.method === "PUT" || route.method === "PATCH";
  const sent = hasBody ? await request.body() : coerced(verb, request.query);
  const input: Record<string, unknown> = { ...sent };
  if ("expected_revision" in propertiesOf(verb)) input.expected_revision ??= revisionOf(request.ifMatch);
  Object.assign(input, inputFrom(verb, params));
  const output = await callByPath(createCaller(call), route.path, input);
  const status = isProposed(output) ? 202 : route.status;
  return { status, body: { success: true, ...withWarnings(output, unknownFields(verb, sent)) } };
}

/** The fields that the path fills. */
export function inputFrom({ rest }: Pick<Verb, "rest">, params: Matched["params"]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [rest?.params?.[name] ?? name, decode(value)]),
  );
}

/** The revision that `If-Match` asks for; none for `*`. A guard that we cannot read must not be passed over in silence. */
function revisionOf(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === "*") return undefined;
  const revision = /^(?:W\/)?"?(\d+)"?$/.exec(ifMatch.trim())?.[1];
  if (revision === undefined) throw invalidAt("if-match", 'must be the ETag of a trip, such as "3", or *');
  return Number(revision);
}

/** What a query string says, as the types that the verb wants; what does not fit stays text and fails validation. */
export function coerced(verb: Verb, query: URLSearchParams): Record<string, unknown> {
  const properties = propertiesOf(verb);
  return Object.fromEntries(
    [...query].map(([key, value]) => {
      const type = properties[key]?.type;
      if ((type === "integer" || type === "number") && value.trim() !== "" && Number.isFinite(Number(value))) {
        return [key, Number(value)];
      }
      if (type === "boolean" && (value === "true" || value === "false")) return [key, value === "true"];
      return [key, value];
    }),
  );
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw notFound("address");
  }
}
