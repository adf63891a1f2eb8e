import { z } from "zod";
import type { Context } from "./context.ts";
import { UploadedFile } from "./uploaded-file.ts";
import type { Rest, VerbDescription } from "./verb-description.ts";

/** One use case: what it says about itself, and how it runs. */
export interface Verb<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType, Prepared = unknown>
  extends VerbDescription<Input, Output> {
  /** Slow or outside work, before the transaction and after permission was checked: plans, fetches, hashes. */
  prepare?(ctx: Context, input: z.output<Input>): Promise<Prepared>;
  run(ctx: Context, input: z.output<Input>, prepared: Prepared): Promise<z.input<Output>>;
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

const open = new WeakSet<z.core.$ZodType>();

/**
 * Published to agents as an open object: its fields stand elsewhere in the same schema, or in another capability, and its
 * description says where. It is validated, and documented for REST, all the same.
 */
export function publishedOpen<Schema extends z.ZodType>(schema: Schema): Schema {
  open.add(schema);
  return schema;
}
export const isPublishedOpen = (schema: z.core.$ZodType): boolean => open.has(schema);

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
