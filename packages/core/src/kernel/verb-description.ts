import type { Sentence } from "@caravan/domain/words/sentence";
import type { z } from "zod";
import type { Audience } from "./actor.ts";

/**
 * The description of a verb for all surfaces: the task endpoint, the tools, REST and the OpenAPI document are walks
 * over the router.
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
  /** A capability, for agents by task and by tool. */
  readonly capability: boolean;
  /** Why agents have no tool for it, neither of its own nor as an action of another: what a person calls, they do not. */
  readonly withoutTool?: string;
  /** This verb must write an edit-log entry when it changes something. */
  readonly logged: boolean;
  /** Reports progress to callers that accept an event stream. */
  readonly streams: boolean;
  readonly hints: { readonly destructive: boolean; readonly idempotent: boolean };
  /**
   * What happens when the key needs approval: the change is proposed, the call is refused, or it is applied because it
   * only makes something new. Every command that a key can call says it. Verbs that propose accept `propose` from
   * everybody.
   */
  readonly approval: "proposes" | "refused" | "applies";
  /** Refused, except for what this key made and nobody has touched since, which the verb checks (kernel/own-work.ts). */
  readonly allowsOwnWork?: boolean;
  /**
   * Where a verb with `approval: "proposes"` changes something beside the plan: what waits is its input, and an approval runs
   * the verb for whoever approves.
   */
  readonly request?: ProposedRequest<z.output<Input>>;
  /** Its answer contains a secret, so it is never stored for an Idempotency-Key. */
  readonly credential: boolean;
  /**
   * The caller may lose access by it, and its answer contains no data: a repeated call with the same Idempotency-Key is
   * answered without another access check.
   */
  readonly endsAccess: boolean;
  /**
   * The part of the input that identifies a call with an Idempotency-Key. With it the first answer is stored for as
   * long as the caller is on that trip; without it the whole input counts, and the answer is stored for a day.
   */
  sameCall?(input: z.output<Input>): { readonly trip_id: string };
  /** Whether guests may use it; when left out, its audience decides (kernel/guests.ts). */
  readonly guests?: boolean;
  /** Whether it can be called in a session that lacks a required second factor: to set one up, or to leave. */
  readonly withoutSecondFactor?: boolean;
  /** A rate limit in addition to the general one. */
  readonly rateLimit?: VerbRateLimit;
  /**
   * How much of the trip in its answer agents get unless their `view` says otherwise; undefined where there is none. The
   * browser always gets everything. `as_changed` is `plan` when the call sent dates, because then the days have moved, and
   * otherwise `summary`.
   */
  readonly view?: TripView | "as_changed";
  /** Its answer as agents get it; the browser always gets everything. */
  brief?(answer: z.output<Output>, asked: z.input<Input>): z.output<Output>;
  /** Its answer to an agent has the new findings of the changed plan, as that of a proposal has. */
  readonly tellsNewFindings?: boolean;
  /** Of a read that is also there as Markdown, for `view: "markdown"` and `Accept: text/markdown`. */
  markdown?(answer: z.output<Output>, asked: z.input<Input>): string;
  /** Errors beyond the common ones that a caller should expect, by code. */
  readonly errors: readonly string[];
  /** Valid arguments. */
  readonly examples: readonly Readonly<Record<string, unknown>>[];
}

export interface ProposedRequest<Input> {
  /** The role that it needs on the trip; whoever can look may propose what an editor may do. */
  readonly role: "editor" | "owner";
  /** What would happen, in one line. */
  summary(input: Input): Sentence;
  /** Refuses what could never be approved, before it is proposed. @throws the error that the verb itself would */
  check?(ports: { readonly mailer: { readonly configured: boolean } }, input: Input): void;
  /** Keys can only propose it, and only a person in their own session approves it. */
  readonly byPerson?: boolean;
  /** What of its answer whoever proposed it may read later. */
  outcome?(answer: unknown): Readonly<Record<string, unknown>>;
}

/** `summary` has the fields of the trip, `plan` its days with what one reads, `full` everything. */
export type TripView = "summary" | "plan" | "full";

export interface Rest {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The path without the host; `{name}` marks parameters. */
  readonly path: `/api/${string}`;
  /** Status of success; 200 when left out. With 204 the answer has no body. */
  readonly status?: 200 | 201 | 202 | 204;
  /** Which input field a path parameter fills, where the two have different names. */
  readonly params?: Readonly<Record<string, string>>;
}

export interface VerbRateLimit {
  /** Verbs with the same key share a limit. */
  readonly key: string;
  readonly limit: number;
  readonly seconds: number;
  /** The subject of the limit: the network of any caller; the network of callers without an account; or the account. */
  readonly counts: "network" | "anonymous" | "account";
}
