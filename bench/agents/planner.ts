import type { Started } from "../http/ready.ts";
import { account, type Server } from "../neighbours/hostile-account.ts";
import { children, next } from "../support/processes.ts";

/** What came back of one call, as an agent reads it. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: an untyped wire
  readonly body: any;
}

export interface Planner {
  rest(method: string, path: string, body?: unknown): Promise<Answer>;
  /** A tool by the Model Context Protocol; `body` is its structured content, or its text read as JSON. */
  tool(name: string, args?: object): Promise<Answer>;
  /** Another method of the protocol. */
  protocol(method: string, params?: object): Promise<Answer>;
  /** The same person with a key whose changes need approval. */
  asking(): Promise<Planner>;
}

const scopes = [
  "trips:read",
  "trips:write",
  "bookings:read",
  "preferences:read",
  "group_trips:read",
  "group_trips:write",
];

/** An agent with a key of a new person, at a service of its own. */
export async function startPlanner(server: Server, environment: Readonly<Record<string, string>>) {
  const { start, end } = children(environment);
  const { port } = await next<Started>(start(import.meta.resolve("../http/service.ts")));
  const base = `http://127.0.0.1:${port}`;
  const { token } = await account(server);
  const keyOf = async (mode: "apply" | "propose"): Promise<Planner> => {
    const made = await callerOf(base, token)("POST", "/api/users/me/api-keys", { agent_name: "Planner", scopes, mode });
    if (made.status !== 201) throw new Error(`making a key answered ${made.status}: ${made.text}`);
    return plannerWith(base, made.body.secret, () => keyOf("propose"));
  };
  return { planner: await keyOf("apply"), base, [Symbol.asyncDispose]: async () => void (await end()) };
}

function callerOf(base: string, token: string) {
  return async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const response = await fetch(`${base}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        accept: "application/json",
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = /\bjson\b/.test(response.headers.get("content-type") ?? "");
    return { status: response.status, text, body: isJson ? JSON.parse(text) : text };
  };
}

function plannerWith(base: string, secret: string, asking: () => Promise<Planner>): Planner {
  const rest = callerOf(base, secret);
  const protocol = async (method: string, params: object = {}): Promise<Answer> => {
    const response = await fetch(`${base}/api/mcp`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${secret}`,
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        "mcp-protocol-version": "2025-11-25",
      },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
    });
    const text = await response.text();
    const data = text.startsWith("{") ? text : (/^data: (.*)$/m.exec(text)?.[1] ?? "{}");
    return { status: response.status, text, body: JSON.parse(data).result };
  };
  return {
    rest,
    protocol,
    asking,
    async tool(name, args = {}) {
      const { status, text, body } = await protocol("tools/call", { name, arguments: args });
      return { status: body?.isError ? 400 : status, text, body: body?.structuredContent ?? readJson(body?.content) };
    },
  };
}

function readJson(content: readonly { text: string }[] | undefined): unknown {
  const text = content?.[0]?.text ?? "";
  return text.startsWith("{") ? JSON.parse(text) : text;
}
