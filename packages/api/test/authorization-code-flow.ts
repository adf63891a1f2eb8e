import { createHash, randomBytes } from "node:crypto";
import type { Answer, TestApi } from "./api-server.ts";
import { mutate, TOKEN_PATH } from "./device-flow.ts";

export const AUTHORIZE_PATH = "/api/agent-auth/authorize";
export const REGISTER_PATH = "/api/agent-auth/register";
export const REVOKE_PATH = "/api/agent-auth/revoke";
export const CALLBACK = "https://client.example/callback";

/** The PKCE verifier of one request, and its challenge. */
export function pkce() {
  const verifier = randomBytes(32).toString("base64url");
  return { verifier, challenge: createHash("sha256").update(verifier).digest("base64url") };
}

export async function registered(at: TestApi, redirectUris: readonly string[] = [CALLBACK]): Promise<string> {
  const body = { client_name: "Helper", redirect_uris: redirectUris };
  const answer = await at.send("POST", REGISTER_PATH, { body });
  if (answer.status !== 201) throw new Error(`registering answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body.client_id;
}

export type Query = Readonly<Record<string, string | undefined>>;

export function authorize(at: TestApi, query: Query, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const sent = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) sent.set(name, value);
  return at.send("GET", `${AUTHORIZE_PATH}?${sent}`, { headers });
}

export const locationOf = (answer: Answer) => new URL(answer.headers.get("location") ?? "missing:");

/** A person whose client has an authorization code. */
export async function withCode(at: TestApi, more: Query = {}, decision: Readonly<Record<string, unknown>> = {}) {
  const person = await at.person("Ana");
  const clientId = more.client_id ?? (await registered(at));
  const { verifier, challenge } = pkce();
  const asked = await authorize(at, {
    response_type: "code",
    client_id: clientId,
    redirect_uri: CALLBACK,
    code_challenge: challenge,
    code_challenge_method: "S256",
    scope: "trips:read trips:write",
    state: "s 1&2",
    ...more,
  });
  const requestId = locationOf(asked).searchParams.get("request");
  const { data } = await mutate(at, person.token, "accessRequests.decide", {
    request_id: requestId,
    decision: "approve",
    scopes: ["trips:read"],
    ...decision,
  });
  const back = new URL(data.redirect_to);
  const code = back.searchParams.get("code") ?? "";
  const form = {
    grant_type: "authorization_code",
    code,
    client_id: clientId,
    redirect_uri: more.redirect_uri ?? CALLBACK,
    code_verifier: verifier,
  };
  return { person, back, requestId, form };
}

/** The form without undefined fields. */
export const exchange = (at: TestApi, form: Query): Promise<Answer> =>
  at.send("POST", TOKEN_PATH, {
    form: Object.fromEntries(Object.entries(form).filter((it): it is [string, string] => it[1] !== undefined)),
  });
