import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, afterEach, expect } from "vitest";
import { startApi, type TestApi } from "./api-server.ts";
import { fixedConfirmationReader } from "./fixed-confirmation-reader.ts";

// biome-ignore lint/suspicious/noExplicitAny: an untyped wire
export type Json = any;

export const revisions = ["2025-11-25", "2026-07-28"] as const;
export type Revision = (typeof revisions)[number];

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  /** In the order of arrival: notifications first, the answer last. */
  readonly messages: readonly Json[];
  readonly result: Json;
  readonly error: Json;
  /** The body of a response that is not an MCP message. */
  readonly body: Json;
}

export interface Sending {
  readonly revision?: Revision;
  readonly token?: string | undefined;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** A service with two people and a trip of the first; fails a file's tests when an unexpected error was reported. */
export async function startApiWithTrip() {
  const api = await startApi({ ports: { confirmations: fixedConfirmationReader } });
  afterAll(() => api.close());
  afterEach(() => expect(api.faults.splice(0)).toEqual([]));
  const ana = await api.person("Ana");
  const bo = await api.person("Bo");
  const body = { destination: "Lisbon", start_date: "2091-05-03", end_date: "2091-05-04", skip_ai_generation: true };
  const trip: Json = (await api.send("POST", "/api/trips", { token: ana.token, body })).body.trip;
  return { api, ana, bo, trip };
}

/** One raw MCP request in either revision. */
export async function rpc(
  { url }: Pick<TestApi, "url">,
  method: string,
  params: Readonly<Record<string, unknown>> = {},
  sending: Sending = {},
): Promise<Reply> {
  const { revision = "2026-07-28", path = "/api/mcp", token } = sending;
  const isNew = revision === "2026-07-28";
  const meta = { ...(params._meta as object | undefined), ...(isNew ? envelope : {}) };
  const name = params.name ?? params.uri;
  const response = await fetch(`${url}${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      "mcp-protocol-version": revision,
      ...(isNew ? { "mcp-method": method, ...(typeof name === "string" ? { "mcp-name": name } : {}) } : {}),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...sending.headers,
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params: { ...params, _meta: meta } }),
    ...(sending.signal ? { signal: sending.signal } : {}),
  });
  const text = await response.text();
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") ?? false;
  const body = isStream || text === "" ? undefined : JSON.parse(text);
  const messages = isStream ? eventsOf(text) : body?.jsonrpc ? [body] : [];
  const { result, error } = messages.at(-1) ?? {};
  return { status: response.status, headers: response.headers, messages, result, error, body };
}

const envelope = {
  "io.modelcontextprotocol/protocolVersion": "2026-07-28",
  "io.modelcontextprotocol/clientInfo": { name: "test", version: "1.0.0" },
  "io.modelcontextprotocol/clientCapabilities": {},
};

function eventsOf(text: string): Json[] {
  return text
    .split("\n\n")
    .flatMap((event) => event.split("\n").filter((line) => line.startsWith("data: ")))
    .map((line) => line.slice("data: ".length))
    .filter((data) => data !== "")
    .map((data) => JSON.parse(data));
}

/** The answer of a tool: its structured content, JSON in its only text, or that text where it is in words. */
export function answerOf(result: Json): Json {
  if (result.content?.length !== 1 || result.isError) throw new Error(`no answer: ${JSON.stringify(result)}`);
  const { text } = result.content[0];
  if (result.structuredContent || text.startsWith("{")) return result.structuredContent ?? JSON.parse(text);
  return { words: text, ...(text.startsWith("Proposed;") ? { status: "proposed" } : {}) };
}

/** The official client, connected with that revision. */
export async function connected({ url }: Pick<TestApi, "url">, token: string, revision: Revision): Promise<Client> {
  const client = new Client(
    { name: "test", version: "1.0.0" },
    { versionNegotiation: { mode: revision === "2026-07-28" ? { pin: revision } : "legacy" } },
  );
  const requestInit = { headers: { authorization: `Bearer ${token}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/api/mcp/tools`), { requestInit }));
  return client;
}
