import { CaravanError, errorOf } from "./error.ts";
import { passes, type Retries, waitBefore, waited } from "./retries.ts";
import type { Verb } from "./verb.ts";

export interface ClientOptions {
  /** The address of the installation, such as `https://caravan.example`. */
  readonly baseUrl: string;
  /** A key (`cvn_…`) or a token of a person. */
  readonly key: string;
  readonly retries?: Retries;
  /** Instead of the global one. */
  readonly fetch?: typeof fetch;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /**
   * Calls with the same key change something only once, for 24 hours. A POST gets a random one when it is left out, so that it
   * can be tried again.
   */
  readonly idempotencyKey?: string;
}

export interface Client {
  /** @throws CaravanError */
  call<Input, Output>(verb: Verb<Input, Output>, input: Input, options?: CallOptions): Promise<Output>;
  /** A trip, a day of it, its findings or its money as a short text. @throws CaravanError */
  markdown<Input>(verb: Verb<Input, unknown>, input: Input, options?: CallOptions): Promise<string>;
  /** A file, such as an export. @throws CaravanError */
  download(path: string, options?: CallOptions): Promise<Response>;
}

export function createClient({ baseUrl, key, retries = {}, fetch: send = fetch }: ClientOptions): Client {
  const base = baseUrl.replace(/\/+$/, "");
  const authorization = `Bearer ${key}`;

  async function request(path: string, init: RequestInit, isSafeToRepeat: boolean): Promise<Response> {
    for (let attempt = 0; ; attempt += 1) {
      const isLast = attempt >= (retries.most ?? 3);
      const answer = await tried(() => send(`${base}${path}`, init), init.signal ?? undefined);
      const isRetried = answer instanceof Response ? passes(answer.status) : isSafeToRepeat;
      // With these statuses nothing has been done, except behind a proxy that gave up waiting.
      const mayRepeat = isSafeToRepeat || (answer instanceof Response && answer.status === 429);
      if (isLast || !isRetried || !mayRepeat) {
        if (!(answer instanceof Response)) throw answer;
        if (!answer.ok) throw await errorOf(answer);
        return answer;
      }
      const retryAfter = answer instanceof Response ? answer.headers.get("retry-after") : null;
      if (answer instanceof Response) await answer.body?.cancel();
      await waited(waitBefore(attempt, retryAfter, retries, new Date(), Math.random()), init.signal ?? undefined);
    }
  }

  return {
    async call(verb, input, { signal, idempotencyKey } = {}) {
      const { path, rest } = pathOf(verb.path, (input ?? {}) as Readonly<Record<string, unknown>>);
      const isInQuery = verb.method === "GET" || verb.method === "DELETE";
      const repeatKey = verb.method === "POST" ? (idempotencyKey ?? crypto.randomUUID()) : idempotencyKey;
      const headers = {
        authorization,
        accept: "application/json",
        ...(isInQuery ? {} : { "content-type": "application/json" }),
        ...(repeatKey === undefined ? {} : { "idempotency-key": repeatKey }),
      };
      const init: RequestInit = {
        method: verb.method,
        headers,
        ...(isInQuery ? {} : { body: JSON.stringify(rest) }),
        ...(signal ? { signal } : {}),
      };
      const isSafeToRepeat = verb.method !== "PATCH" || repeatKey !== undefined;
      const response = await request(`${path}${isInQuery ? queryOf(rest) : ""}`, init, isSafeToRepeat);
      const text = await response.text();
      return text === "" ? undefined : JSON.parse(text);
    },
    async markdown(verb, input, { signal } = {}) {
      const { path, rest } = pathOf(verb.path, (input ?? {}) as Readonly<Record<string, unknown>>);
      const headers = { authorization, accept: "text/markdown" };
      return (await request(`${path}${queryOf(rest)}`, { headers, ...(signal ? { signal } : {}) }, true)).text();
    },
    download: (path, { signal } = {}) =>
      request(path, { headers: { authorization }, ...(signal ? { signal } : {}) }, true),
  };
}

/** The answer, or why there was none. @throws what the call was given up for */
async function tried(send: () => Promise<Response>, signal: AbortSignal | undefined): Promise<Response | CaravanError> {
  try {
    return await send();
  } catch (cause) {
    signal?.throwIfAborted();
    return new CaravanError(0, "unreachable", "The service could not be reached.", [], { cause });
  }
}

function pathOf(path: string, input: Readonly<Record<string, unknown>>) {
  const rest = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    if (value === undefined || value === "")
      throw new CaravanError(0, "validation_failed", `${name} is missing.`, [{ path: name, message: "is required" }]);
    return encodeURIComponent(String(value));
  });
  return { path: filled, rest };
}

function queryOf(fields: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : (Array.isArray(value) ? value : [value]).map((it) => [name, String(it)]),
  );
  return pairs.length === 0 ? "" : `?${new URLSearchParams(pairs)}`;
}
