import { randomUUID } from "node:crypto";
import { baseURL } from "./address.ts";

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: contract tests assert untyped answers
  readonly body: any;
}

/** Sends an HTTP request, as a script would. */
export async function send(
  method: string,
  path: string,
  options: {
    token?: string | undefined;
    body?: unknown;
    raw?: string;
    headers?: Record<string, string>;
    base?: string;
  } = {},
): Promise<Answer> {
  const headers: Record<string, string> = { ...options.headers };
  if (options.token) headers.authorization = `Bearer ${options.token}`;
  if (options.body !== undefined) headers["content-type"] ??= "application/json";
  const body = options.raw ?? (options.body === undefined ? undefined : JSON.stringify(options.body));
  const response = await fetch(`${options.base ?? baseURL}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
    redirect: "manual",
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  return { status: response.status, headers: response.headers, body: isJson && text !== "" ? JSON.parse(text) : text };
}

export interface SignedInPerson {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** The session cookie, as a Cookie header. */
  readonly cookie: string;
  /** A bearer token of that person. */
  readonly token: string;
}

/**
 * Signs up and in with the real endpoints.
 *
 * @param mailTo where the service sends mail: reads the mail with the code
 */
export async function person(
  name = "Ana",
  base = baseURL,
  mailTo?: (address: string) => Promise<string>,
): Promise<SignedInPerson> {
  const email = `${randomUUID()}@example.com`;
  const password = "a quiet road by night";
  const created = await send("POST", "/api/users", { body: { email, password, name }, base });
  if (created.status !== 201) throw new Error(`sign-up answered ${created.status}: ${JSON.stringify(created.body)}`);
  if (mailTo) {
    const body = { email, password, code: codeIn(await mailTo(email)) };
    const verified = await send("POST", "/api/users/verify", { body, base });
    if (verified.status !== 201) throw new Error(`verifying answered ${verified.status}`);
  }
  const cookie = await signIn(email, password, base);
  const token = await send("POST", "/api/session/token", { headers: { cookie, origin: base }, base });
  return { id: created.body.user.id, name, email, password, cookie, token: token.body.access_token };
}

/** The first person of the service that all tests share, who administers it. The setup of the tests signs them up. */
export function administrator(): SignedInPerson {
  return JSON.parse(process.env[ADMINISTRATOR] ?? "null") as SignedInPerson;
}

/** Signs up the administrator of a new service; the processes of the tests inherit the environment. */
export async function signUpAdministrator(base = baseURL): Promise<void> {
  process.env[ADMINISTRATOR] = JSON.stringify(await person("Ada", base));
}

const ADMINISTRATOR = "E2E_ADMINISTRATOR";

/** The code in a mail. */
export function codeIn(mail: string): string {
  return /^([A-Z2-9]{4}-[A-Z2-9]{4})\s*$/m.exec(mail)?.[1] ?? "";
}

export function signIn(email: string, password: string, base = baseURL): Promise<string> {
  return signInWith("credentials", { email, password }, base);
}

/** Signs in by one of the ways that send their proof at once; returns the session cookie. */
export async function signInWith(
  way: "credentials" | "passkey",
  proof: Record<string, string>,
  base = baseURL,
): Promise<string> {
  const csrf = await send("GET", "/api/auth/csrf", { base });
  const jar = cookiesOf(csrf.headers);
  const form = new URLSearchParams({ csrfToken: csrf.body.csrfToken, json: "true", ...proof });
  const response = await send("POST", `/api/auth/callback/${way}`, {
    raw: form.toString(),
    headers: { cookie: jar, "content-type": "application/x-www-form-urlencoded" },
    base,
  });
  const cookie = cookiesOf(response.headers);
  if (!cookie.includes("session-token="))
    throw new Error(`sign-in answered ${response.status}: ${JSON.stringify(response.body)}`);
  return cookie;
}

function cookiesOf(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

/** Creates an API key of that person. */
export async function key(
  token: string,
  scopes: string[],
  more: Record<string, unknown> = {},
  base = baseURL,
): Promise<string> {
  const made = await send("POST", "/api/users/me/api-keys", {
    token,
    body: { agent_name: "Test agent", scopes, ...more },
    base,
  });
  if (made.status !== 201) throw new Error(`making a key answered ${made.status}`);
  return made.body.secret;
}

/** Runs a capability through the task endpoint. */
export function task(token: string | undefined, capability: string, args?: Record<string, unknown>): Promise<Answer> {
  return send("POST", "/api/agent/task", { token, body: { capability, ...(args ? { arguments: args } : {}) } });
}

/** The date `days` from today, YYYY-MM-DD in UTC. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Calls a tRPC procedure with the session of that person, as the web application does. */
// biome-ignore lint/suspicious/noExplicitAny: as in Answer
export async function call(person: SignedInPerson, procedure: string, input: unknown): Promise<any> {
  const headers = { cookie: person.cookie, origin: baseURL };
  const answer = await send("POST", `/api/trpc/${procedure}`, { body: input, headers });
  if (answer.status !== 200) throw new Error(`${procedure} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body.result.data;
}
