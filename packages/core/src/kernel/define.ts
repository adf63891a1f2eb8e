import type { AuditEvent } from "@caravan/domain/audit-events";
import { z } from "zod";
import type { Audience } from "./actor.ts";
import type { AuditAbout } from "./audit-log.ts";
import type { Context } from "./context.ts";
import { UploadedFile } from "./uploaded-file.ts";
import type { Rest, VerbDescription } from "./verb-description.ts";

/** One use case: its description, and how it runs. */
export interface Verb<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType, Prepared = unknown>
  extends VerbDescription<Input, Output> {
  /**
   * What the audit log records about each call: in the transaction of a change, separately for failures and reads.
   * `about` gets no output for failures.
   */
  readonly audit?: {
    readonly event: AuditEvent;
    about?(input: z.output<Input>, output: z.input<Output> | undefined): AuditAbout;
  };
  /** Slow or outside work, before the transaction and after the permission check: plans, fetches, hashes. */
  prepare?(ctx: Context, input: z.output<Input>): Promise<Prepared>;
  run(ctx: Context, input: z.output<Input>, prepared: Prepared): Promise<z.input<Output>>;
  /**
   * Of a query whose large answer many ask for: checks the permission, and returns at little cost a text that is another
   * one whenever the answer could be. It must never return to what it was. Answers are kept by it and the input
   * (kept-answers.ts), so they must not depend on who asks.
   */
  version?(ctx: Context, input: z.output<Input>): Promise<string>;
}

type Definition<Input extends z.ZodType, Output extends z.ZodType, Prepared> = Omit<
  Verb<Input, Output, Prepared>,
  "kind" | keyof typeof defaults | "hints"
> &
  Partial<Pick<Verb, keyof typeof defaults | "hints">>;

/** A command that keys can call says what happens when the key needs approval; others keys never reach. */
type DecidesApproval =
  | { readonly audience: InPerson; readonly approval?: Verb["approval"] }
  | { readonly audience: Exclude<Audience, InPerson>; readonly approval: Verb["approval"] };
type InPerson = "anyone" | "person";

const defaults = {
  capability: false,
  logged: false,
  streams: false,
  approval: "refused",
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
    approval: "applies",
    ...definition,
    kind: "query",
    hints: { destructive: false, idempotent: true },
  };
}

/** Changes something, in one transaction. */
export function command<Input extends z.ZodType, Output extends z.ZodType, Prepared = undefined>(
  definition: Definition<Input, Output, Prepared> & DecidesApproval,
): Verb<Input, Output, Prepared> {
  return {
    ...defaults,
    hints: { destructive: false, idempotent: false },
    ...definition,
    kind: "command",
  };
}

const open = new WeakSet<z.core.$ZodType>();

/**
 * Published to agents as an open object: its fields are listed elsewhere in the same schema, or in another capability
 * that its description names. It is validated and documented for REST all the same.
 */
export function publishedOpen<Schema extends z.ZodType>(schema: Schema): Schema {
  open.add(schema);
  return schema;
}
export const isPublishedOpen = (schema: z.core.$ZodType): boolean => open.has(schema);

const replacements = new WeakMap<z.core.$ZodType, Readonly<Record<string, unknown>>>();

/** Published to agents as this JSON Schema, which says the same in fewer or simpler words. It is validated as it is. */
export function publishedAs<Schema extends z.ZodType>(schema: Schema, json: Readonly<Record<string, unknown>>): Schema {
  replacements.set(schema, json);
  return schema;
}
export const publishedForm = (schema: z.core.$ZodType): Readonly<Record<string, unknown>> | undefined =>
  replacements.get(schema);

const hidden = new WeakSet<z.core.$ZodType>();

/**
 * Not published to agents, because programs send it and every agent would pay for reading of it; docs/api.md has it. It is
 * validated all the same, and optional.
 */
export function unpublished<Schema extends z.ZodType>(schema: Schema): Schema {
  hidden.add(schema);
  return schema;
}
export const isUnpublished = (schema: z.core.$ZodType): boolean => hidden.has(schema);

/** All of a file, or its parts in order where it is large: joining thirty megabytes takes the event loop tens of milliseconds. */
export type FileBytes = Uint8Array | readonly Uint8Array[];

const fileWire = z.object({
  /** One of the declared content types. */
  type: z.string(),
  bytes: z.custom<FileBytes>(),
  /** The file name for a download; `inline` lets the browser show it. */
  name: z.string().optional(),
  inline: z.boolean().optional(),
  /** Generated for each call: no cache may store it. */
  changes: z.boolean().optional(),
  /** Of a file that is asked for again and again: the answer is 304 while this stays the same. */
  tag: z.string().optional(),
});

/**
 * A query whose answer is a file, such as a picture or a document. It has only a REST path, so it is not in the router
 * (`rest/downloads.ts` lists it), and its input is in path and query.
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
}: Pick<
  Verb<Input, typeof fileWire, undefined>,
  "name" | "description" | "audience" | "input" | "errors" | "run" | "audit"
> &
  Pick<Download, "types"> &
  Pick<Rest, "path" | "params">): Download {
  const verb = query({ ...definition, output: fileWire, rest: { method: "GET", path, params } });
  // The type of any download.
  return { ...(verb as unknown as Download), types };
}

const uploadedFile = z.custom<UploadedFile>((value) => value instanceof UploadedFile);

/**
 * A command whose input is a file, with its other input in path and query. It has only a REST path, so it is not in the
 * router (`rest/uploads.ts` lists it).
 */
export type Upload = Verb & {
  readonly rest: Rest;
  /** The input in path and query; the verb's own input adds the `file`. */
  readonly parameters: z.ZodType;
  /** Content types that it accepts; the bytes are checked later. */
  readonly types: readonly string[];
  /** A larger file is 413. */
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
> &
  DecidesApproval & { readonly input: z.ZodObject<Shape> } & Pick<Upload, "types" | "mostBytes"> &
  Pick<Rest, "path" | "params" | "status">): Upload {
  const verb = command({
    ...definition,
    input: input.extend({ file: uploadedFile }) as unknown as z.ZodObject<Shape & { file: typeof uploadedFile }>,
    rest: { method: "POST", path, params, status },
  });
  // The type of any upload.
  return { ...(verb as unknown as Upload), parameters: input, types, mostBytes };
}
