import type { Sql } from "@caravan/db/sql";
import type { Warning } from "@caravan/domain/trip/warning";
import { z } from "zod";
import type { DayProgress } from "../planning/day-progress.ts";
import type { Actor, Audience } from "./actor.ts";
import type { Ports } from "./ports.ts";
import { UploadedFile } from "./uploaded-file.ts";

/**
 * The one shape of a verb. Everything that a surface needs is said here, once: the routers name the verb, and the task
 * endpoint, the tools, REST and the OpenAPI document are walks over the routers.
 */
export interface Verb<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType, Prepared = unknown> {
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
  /** Says on the way how far it is: a caller who accepts an event stream hears of it. */
  readonly streams: boolean;
  readonly hints: { readonly destructive: boolean; readonly idempotent: boolean };
  /**
   * What becomes of it when the key may only ask first: the change to an existing plan becomes a proposal, nothing is
   * done, or it is done all the same since it never changes one. Verbs that propose take `propose` from everybody.
   */
  readonly approval: "proposes" | "refused" | "applies";
  /** Its answer holds a secret, so it is never kept for an Idempotency-Key. */
  readonly credential: boolean;
  /**
   * Whoever called it may have no access to its subject afterwards, and its answer shows nothing of it: sent again with the
   * same Idempotency-Key, it is answered all the same.
   */
  readonly endsAccess: boolean;
  /**
   * What makes two calls with one Idempotency-Key the same call, whatever else they say. With it the first answer is kept for
   * as long as its author is on that trip; without, the whole input counts and the answer is kept for a day.
   */
  readonly sameCall?: (input: z.output<Input>) => { readonly trip_id: string };
  /** Errors beyond the common ones that a caller should expect, by code. */
  readonly errors: readonly string[];
  /** Arguments that work, for those who learn by example. */
  readonly examples: readonly Readonly<Record<string, unknown>>[];
  /** Slow or outside work, before the transaction and after permission was checked: plans, fetches, hashes. */
  prepare?(ctx: Context, input: z.output<Input>): Promise<Prepared>;
  run(ctx: Context, input: z.output<Input>, prepared: Prepared): Promise<z.input<Output>>;
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

/** What a verb runs in. Time and chance come from here, never from the globals. */
export interface Context {
  readonly actor: Actor;
  /** A transaction in a command, single statements in a query and in `prepare`. */
  readonly sql: Sql;
  readonly ports: Ports;
  readonly now: Date;
  readonly newId: () => string;
  /** Aborted when the caller hangs up. */
  readonly signal: AbortSignal;
  /** Changes to a plan are kept as a proposal instead of applied; a viewer's right is enough for that. */
  readonly proposes: boolean;
  /** Tells a caller who wants to know how far slow work is; goes nowhere for all others. */
  readonly progress: (step: Progress) => void;
  /** What this call has recorded so far; see history.ts. */
  readonly effects: CallEffects;
}

/** How far a plan is. A day comes when it is final, in the order of the calendar. */
export type Progress =
  | { readonly stage: "choosing"; readonly places: number }
  | { readonly stage: "arranging" }
  | { readonly stage: "day"; readonly day: DayProgress };

export interface CallEffects {
  logged: number;
  readonly rooms: Set<string>;
  readonly warnings: Warning[];
  /** Runs after commit; what fails here is reported and does not undo the change. */
  readonly afterCommit: (() => Promise<void>)[];
}

type Definition<Input extends z.ZodType, Output extends z.ZodType, Prepared> = Omit<
  Verb<Input, Output, Prepared>,
  "kind" | keyof typeof defaults | "hints"
> &
  Partial<Pick<Verb, keyof typeof defaults | "hints">>;

const defaults = {
  capability: false,
  logged: false,
  streams: false,
  approval: "applies",
  credential: false,
  endsAccess: false,
  errors: [],
  examples: [],
} as const;

/** Reads; changes nothing. */
export function query<Input extends z.ZodType, Output extends z.ZodType>(
  definition: Omit<Definition<Input, Output, undefined>, "prepare">,
): Verb<Input, Output, undefined> {
  return {
    ...defaults,
    ...definition,
    kind: "query",
    hints: { destructive: false, idempotent: true },
  };
}

/** Changes something, in one transaction. */
export function command<Input extends z.ZodType, Output extends z.ZodType, Prepared = undefined>(
  definition: Definition<Input, Output, Prepared>,
): Verb<Input, Output, Prepared> {
  return {
    ...defaults,
    hints: { destructive: false, idempotent: false },
    ...definition,
    kind: "command",
  };
}

const fileWire = z.object({
  /** One of those that the definition promises. */
  type: z.string(),
  bytes: z.custom<Uint8Array>(),
  /** To be kept as a file of this name; shown in the browser where `inline` says that it may be. */
  name: z.string().optional(),
  inline: z.boolean().optional(),
  /** Made anew each time: no cache may keep it. */
  changes: z.boolean().optional(),
});

/**
 * A query whose answer is bytes: a picture, a document. It is called by its address and in no other way, so no router
 * lists it (`http/downloads.ts` does), and everything that it needs stands in the path.
 */
export type Download = Verb<z.ZodType, typeof fileWire, undefined> & {
  readonly rest: Rest;
  /** Content types that it answers with. */
  readonly types: readonly string[];
};

export function download<Input extends z.ZodType>({
  path,
  params = {},
  types,
  ...definition
}: Pick<Verb<Input, typeof fileWire, undefined>, "name" | "description" | "audience" | "input" | "errors" | "run"> &
  Pick<Download, "types"> &
  Pick<Rest, "path" | "params">): Download {
  const verb = query({ ...definition, output: fileWire, rest: { method: "GET", path, params } });
  // What is particular to one is behind its own schema.
  return { ...(verb as unknown as Download), types };
}

const uploadedFile = z.custom<UploadedFile>((value) => value instanceof UploadedFile);

/**
 * A command whose input is a file and, in the path and the query, what is said about it. It is called by its address and
 * in no other way, so no router lists it (`http/uploads.ts` does).
 */
export type Upload = Verb & {
  readonly rest: Rest;
  /** What may stand in the path and the query; the verb's own input has the `file` beside it. */
  readonly parameters: z.ZodType;
  /** Content types that it takes, whatever the bytes then turn out to be. */
  readonly types: readonly string[];
  /** 413 for more. */
  readonly mostBytes: number;
};

export function upload<Shape extends z.ZodRawShape, Output extends z.ZodType, Prepared = undefined>({
  input,
  path,
  params = {},
  status = 200,
  types,
  mostBytes,
  ...definition
}: Omit<
  Definition<z.ZodObject<Shape & { file: typeof uploadedFile }>, Output, Prepared>,
  "input" | "rest" | "capability" | "examples" | "streams"
> & { readonly input: z.ZodObject<Shape> } & Pick<Upload, "types" | "mostBytes"> &
  Pick<Rest, "path" | "params" | "status">): Upload {
  const verb = command({
    ...definition,
    input: input.extend({ file: uploadedFile }) as unknown as z.ZodObject<Shape & { file: typeof uploadedFile }>,
    rest: { method: "POST", path, params, status },
  });
  // What is particular to one is behind its own schemas.
  return { ...(verb as unknown as Upload), parameters: input, types, mostBytes };
}
