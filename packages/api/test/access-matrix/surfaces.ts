import type { Verb } from "@caravan/core/kernel/define";
import type { Answer, TestApi } from "../api-server.ts";
import type { Outcome } from "./expected-outcomes.ts";

/** One way to call a verb. */
export interface Surface {
  readonly name: string;
  send(api: TestApi, authorization: string | undefined, args: object): Promise<Answer>;
  outcome(answer: Answer): Outcome;
}

const headersOf = (authorization: string | undefined) => (authorization ? { headers: { authorization } } : {});

export function restSurface(
  verb: Verb,
  { method, path, params = {}, status = 200 }: NonNullable<Verb["rest"]>,
): Surface {
  return {
    name: `${method} ${path}`,
    send(api, authorization, args) {
      const left: Record<string, unknown> = { ...args };
      const address = path.replace(/\{(\w+)\}/g, (_, name: string) => {
        const field = params[name] ?? name;
        const value = String(left[field]);
        delete left[field];
        return encodeURIComponent(value);
      });
      const query = new URLSearchParams(left as Record<string, string>).toString();
      const inQuery = method === "GET" || method === "DELETE";
      const more = inQuery ? {} : { body: left };
      const target = inQuery && query !== "" ? `${address}?${query}` : address;
      return api.send(method, target, { ...headersOf(authorization), ...more });
    },
    outcome: (answer) => outcomeOf(answer, status, answer.body?.status === "proposed" ? 202 : null, verb.audience),
  };
}

export function agentSurface(address: string, field: string, verb: Verb): Surface {
  return {
    name: `POST ${address} ${verb.name}`,
    send: (api, authorization, args) =>
      api.send("POST", address, { ...headersOf(authorization), body: { [field]: verb.name, arguments: args } }),
    outcome: (answer) => outcomeOf(answer, 200, answer.body?.result?.status === "proposed" ? 200 : null, verb.audience),
  };
}

export function trpcSurface(verb: Verb, path: string): Surface {
  const isQuery = verb.kind === "query";
  return {
    name: `${isQuery ? "GET" : "POST"} /api/trpc/${path}`,
    send(api, authorization, args) {
      const query = isQuery ? `?input=${encodeURIComponent(JSON.stringify(args))}` : "";
      const more = isQuery ? {} : { body: args };
      return api.send(isQuery ? "GET" : "POST", `/api/trpc/${path}${query}`, { ...headersOf(authorization), ...more });
    },
    outcome(answer) {
      const result = answer.body?.result;
      if (result && answer.status !== 200) return `${answer.status} result`;
      if (result) return result.data.status === "proposed" ? "proposed" : "ok";
      const code = answer.body?.error?.data?.domain?.code ?? answer.body?.error?.code;
      return `${answer.status} ${code}`;
    },
  };
}

/** @param proposed the status of a proposal, when the answer is one. */
export function outcomeOf(answer: Answer, success: number, proposed: number | null, audience: string): Outcome {
  const { status, body } = answer;
  const code: string | undefined = body?.error?.code;
  if (code === undefined) {
    if (proposed !== null) return status === proposed ? "proposed" : `${status} proposal`;
    return status === success ? "ok" : `${status} success`;
  }
  if (body.success !== false || !Array.isArray(body.error.details)) return `${status} ${code} in another envelope`;
  const challenge = answer.headers.get("www-authenticate") ?? "";
  if (status === 401 && !challenge.includes("resource_metadata=")) return `401 ${code} without a challenge`;
  if (code === "insufficient_scope" && !challenge.includes(`scope="${audience}"`))
    return `${status} ${code} of another`;
  return `${status} ${code}`;
}
