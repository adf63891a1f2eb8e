import type { Verb } from "@caravan/core/kernel/define";
import { invalid, invalidAt, notFound } from "@caravan/core/kernel/errors";
import type { Call } from "@caravan/core/kernel/execute";
import type { Rest } from "@caravan/core/kernel/verb-description";
import { isProposed } from "@caravan/core/proposals/wire";
import { joinWords } from "@caravan/domain/join-words";
import { propertiesOf, unknownFields, withWarnings } from "../agents/unknown-fields.ts";
import { header, readJson } from "../http/read-body.ts";
import type { CredentialRequest } from "../request-context.ts";
import { runVerb } from "../run-verb.ts";
import { acceptsRather } from "./accepted-type.ts";
import { keptText } from "./kept-text.ts";

export const MARKDOWN = "text/markdown";

/**
 * Runs the verb with the values of path, query, body and `If-Match`; the path overrides fields of the same name.
 *
 * @param limit counts the call once the caller's scope is known to be enough
 */
export async function runRestRequest(
  verb: Verb,
  rest: Rest,
  { request, url, params }: CredentialRequest,
  call: Call,
  limit: () => Promise<void> = async () => undefined,
): Promise<{ readonly status: number; readonly body: object; readonly text?: Buffer | undefined }> {
  const hasBody = rest.method !== "GET" && rest.method !== "DELETE";
  let sent: Readonly<Record<string, unknown>> = {};
  const output = await runVerb(verb, call, async () => {
    await limit();
    sent = hasBody ? await readJson(request) : fieldsOfQuery(verb, url.searchParams);
    if (rest.method === "GET") refuseUnknown(verb, sent);
    const input: Record<string, unknown> = { ...sent };
    if ("expected_revision" in propertiesOf(verb)) input.expected_revision ??= expectedRevision(request);
    if (verb.markdown && acceptsRather(MARKDOWN, header(request, "accept"))) input.view ??= "markdown";
    return Object.assign(input, fieldsOfPath(verb, params));
  });
  const status = isProposed(output) ? 202 : (rest.status ?? 200);
  const body = { success: true, ...withWarnings(output, unknownFields(verb, sent)) };
  return { status, body, text: keptText(output, body) };
}

/**
 * An unknown query field is an error, unlike one in a body: with a misspelt filter or cursor, the caller would take the
 * whole list for the answer.
 */
export function refuseUnknown(verb: Verb, sent: Readonly<Record<string, unknown>>): void {
  const unknown = unknownFields(verb, sent);
  if (unknown.length === 0) return;
  const filled = new Set(Object.values(verb.rest?.params ?? {}));
  const known = Object.keys(propertiesOf(verb)).filter((it) => !filled.has(it));
  const choice = known.length === 0 ? "this address takes none" : `known are ${joinWords(known)}`;
  const names = unknown.map((it) => `"${it.path}"`);
  const what = names.length === 1 ? "is no field of this query" : "are no fields of this query";
  throw invalid(
    unknown.map(({ path }) => ({ path, message: `is no field of this query: ${choice}` })),
    `${joinWords(names)} ${what}: ${choice}.`,
  );
}

export function fieldsOfPath(
  { rest }: Pick<Verb, "rest">,
  params: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [rest?.params?.[name] ?? name, decode(value)]),
  );
}

/** The revision of `If-Match`; undefined for `*`. An unreadable one is refused, not ignored. */
function expectedRevision(request: CredentialRequest["request"]): number | undefined {
  const sent = header(request, "if-match")?.trim();
  if (sent === undefined || sent === "*") return undefined;
  const revision = /^(?:W\/)?"?(\d+)"?$/.exec(sent)?.[1];
  if (revision === undefined) throw invalidAt("if-match", 'must be the ETag of a trip, such as "3", or *');
  return Number(revision);
}

/**
 * The values of a query string, converted to the verb's types; a value that does not fit stays text and fails
 * validation.
 */
export function fieldsOfQuery(verb: Verb, query: URLSearchParams): Record<string, unknown> {
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

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw notFound("address");
  }
}
