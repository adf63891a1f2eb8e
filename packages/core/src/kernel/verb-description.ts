import type { z } from "zod";
import type { Audience } from "./actor.ts";

/**
 * What a verb says about itself, once, for every surface: the task endpoint, the tools, REST and the OpenAPI document are
 * walks over the router.
 */
export interface VerbDescription<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  readonly kind: "query" | "command";
  /** As the interface spells it. */
  readonly name: string;
  readonly description: string;
  readonly audience: Audience;
  readonly input: Input;
  readonly output: Output;
  readonly rest?: Rest;
  /** Agents see it as a capability, by task and by tool. */
  readonly capability: boolean;
  /** A change that this verb makes must leave a row in the edit log. */
  readonly logged: boolean;
  /** Reports progress to callers that accept an event stream. */
  readonly streams: boolean;
  readonly hints: { readonly destructive: boolean; readonly idempotent: boolean };
  /**
   * What happens when the key needs approval: the change to a plan is proposed, the call is refused, or it is applied, since
   * it changes no plan. Verbs that propose take `propose` from everybody.
   */
  readonly approval: "proposes" | "refused" | "applies";
  /** Its answer holds a secret, so it is never stored for an Idempotency-Key. */
  readonly credential: boolean;
  /**
   * The caller may lose access to its subject by it, and the answer shows nothing of that: a repeated call with the same
   * Idempotency-Key is answered without another check of access.
   */
  readonly endsAccess: boolean;
  /**
   * What makes two calls with one Idempotency-Key the same call. With it the first answer is stored for as long as the caller
   * is on that trip; without it the whole input counts, and the answer is stored for a day.
   */
  sameCall?(input: z.output<Input>): { readonly trip_id: string };
  /** For what may be done less often than other requests. */
  readonly rateLimit?: VerbRateLimit;
  /** Errors beyond the common ones that a caller should expect, by code. */
  readonly errors: readonly string[];
  /** Arguments that work. */
  readonly examples: readonly Readonly<Record<string, unknown>>[];
}

export interface Rest {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below the host; `{name}` marks parameters. */
  readonly path: `/api/${string}`;
  /** Status of success; 200 when left out. With 204 the answer has no body. */
  readonly status?: 200 | 201 | 202 | 204;
  /** Which input field a path parameter fills, where the two have different names. */
  readonly params?: Readonly<Record<string, string>>;
}

export interface VerbRateLimit {
  /** Verbs with the same key share their allowance. */
  readonly key: string;
  readonly limit: number;
  readonly seconds: number;
  /**
   * Who is counted: the caller's network, whoever it is; the network of callers without an account only; or the account,
   * wherever it asks from.
   */
  readonly counts: "network" | "anonymous" | "account";
}
