import type { Answer, TestApi } from "./api-server.ts";

export const DEVICE_PATH = "/api/agent-auth/device";
export const TOKEN_PATH = "/api/agent-auth/token";

/** A mutation as the pages send it. */
export async function mutate(at: TestApi, token: string | undefined, procedure: string, input: object) {
  const { status, body } = await at.send("POST", `/api/trpc/${procedure}`, { token, body: input });
  return {
    status,
    data: body.result?.data,
    /** The refusal that the pages get. */
    error: body.error?.data.domain as { code: string; message: string; retry_after: number | null } | undefined,
  };
}

/** A waiting agent, with its codes as sent. */
export async function askForKey(
  at: TestApi,
  scopes: readonly string[] = ["trips:read"],
  more: Readonly<Record<string, unknown>> = {},
): Promise<{ device_code: string; user_code: string }> {
  const body = { agent_name: "Scout", requested_scopes: scopes, ...more };
  const answer = await at.send("POST", DEVICE_PATH, { body });
  if (answer.status !== 200) throw new Error(`a device request answered ${answer.status}`);
  return answer.body;
}

export const poll = (at: TestApi, device_code: string): Promise<Answer> =>
  at.send("POST", TOKEN_PATH, { body: { device_code } });

export const lookUp = (at: TestApi, token: string | undefined, code: string) =>
  mutate(at, token, "accessRequests.lookUp", { code });

/** Enters the code and decides, as the person of that token. */
export async function decide(
  at: TestApi,
  token: string,
  userCode: string,
  decision: Readonly<Record<string, unknown>>,
) {
  const found = await lookUp(at, token, userCode);
  if (!found.data) throw new Error(`looking the code up answered ${found.error?.code}`);
  return mutate(at, token, "accessRequests.decide", { request_id: found.data.request.id, ...decision });
}
