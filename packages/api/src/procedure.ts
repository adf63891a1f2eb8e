import { execute } from "@caravan/core/composition";
import { authorize } from "@caravan/core/kernel/actor";
import type { Verb } from "@caravan/core/kernel/define";
import { DomainError, type ErrorKind } from "@caravan/core/kernel/errors";
import type { Call } from "@caravan/core/kernel/execute";
import { isProposed, proposedWire } from "@caravan/core/proposals/wire";
import { initTRPC, TRPCError } from "@trpc/server";
import type { OpenApiMeta } from "trpc-openapi";
import type { z } from "zod";
import { toDomainError } from "./http/error-response.ts";

/** What a procedure knows about itself; the walks over the router read it. */
export interface Meta extends OpenApiMeta {
  readonly verb: Verb;
}

const t = initTRPC
  .context<Call>()
  .meta<Meta>()
  .create({
    errorFormatter({ shape, error }) {
      const fact = toDomainError(error);
      const { code, message, details, retryAfter } = fact ?? {
        code: "internal",
        message: "Something went wrong on our side. Try again.",
        details: [],
        retryAfter: undefined,
      };
      const { stack: _, ...data } = shape.data;
      return {
        ...shape,
        message,
        data: { ...data, domain: { code, message, details, retry_after: retryAfter ?? null } },
      };
    },
  });

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

const trpcCodes: Readonly<Record<ErrorKind, TRPCError["code"]>> = {
  invalid: "BAD_REQUEST",
  unauthenticated: "UNAUTHORIZED",
  forbidden: "FORBIDDEN",
  missing: "NOT_FOUND",
  conflict: "CONFLICT",
  gone: "NOT_FOUND",
  unprocessable: "UNPROCESSABLE_CONTENT",
  too_large: "PAYLOAD_TOO_LARGE",
  unsupported: "UNSUPPORTED_MEDIA_TYPE",
  wrong_method: "METHOD_NOT_SUPPORTED",
  limited: "TOO_MANY_REQUESTS",
  unavailable: "SERVICE_UNAVAILABLE",
};

/** Before the input is parsed: whoever may not call a verb learns nothing about its arguments. */
const guarded = t.procedure.use(async ({ ctx, meta, next }) => {
  if (meta) admit(ctx, meta.verb);
  const result = await next();
  if (!result.ok && result.error.cause instanceof DomainError) {
    const { cause } = result.error;
    throw new TRPCError({ code: trpcCodes[cause.kind], message: cause.message, cause });
  }
  return result;
});

function admit(call: Call, verb: Verb): void {
  try {
    authorize(call.actor, verb.audience);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new TRPCError({ code: trpcCodes[error.kind], message: error.message, cause: error });
  }
}

/** A query verb as a tRPC procedure. */
export function read<Input extends z.ZodType, Output extends z.ZodType, Prepared>(verb: Verb<Input, Output, Prepared>) {
  return guarded
    .meta(metaOf(verb))
    .input(synchronous(verb.input))
    .output(synchronous(verb.output))
    .query(({ ctx, input }) => execute(verb, ctx, input as z.output<Input>) as Promise<never>);
}

/** A command verb as a tRPC procedure. */
export function write<Input extends z.ZodType, Output extends z.ZodType, Prepared>(
  verb: Verb<Input, Output, Prepared>,
) {
  return guarded
    .meta(metaOf(verb))
    .input(synchronous(verb.input))
    .output(orProposed(verb, verb.output))
    .mutation(({ ctx, input }) => execute(verb, ctx, input as z.output<Input>) as Promise<never>);
}

/**
 * The same schema, parsed at once. tRPC takes a schema's `parseAsync`, where zod leaves its compiled path: measured on a
 * trip of a week, that is five times the work. None of ours waits for anything; one that did would throw here.
 */
function synchronous<Schema extends z.ZodType>(schema: Schema): Schema {
  const copy = schema.clone();
  copy.parseAsync = async (value, params) => copy.parse(value, params);
  return copy;
}

/** A verb that was only proposed answers with the proposal; its own shape stays the one that callers are typed with. */
function orProposed<Schema extends z.ZodType>(verb: Pick<Verb, "approval">, schema: Schema): Schema {
  const copy = synchronous(schema);
  if (verb.approval !== "proposes") return copy;
  const own = copy.parseAsync;
  copy.parseAsync = async (value, params) =>
    isProposed(value) ? (proposedWire.parse(value) as z.output<Schema>) : own(value, params);
  return copy;
}

function metaOf<Input extends z.ZodType, Output extends z.ZodType, Prepared>(
  verb: Verb<Input, Output, Prepared>,
): Meta {
  // A walk treats all verbs alike; what is particular to one is behind its own schemas.
  const erased = verb as unknown as Verb;
  if (!verb.rest) return { verb: erased };
  const { method, path, params } = verb.rest;
  // The document generator wants path parameters to be called like the input fields; openapi.ts gives them back their names.
  const fieldPath = path.replace(/\{(\w+)\}/g, (_, name: string) => `{${params?.[name] ?? name}}`) as `/${string}`;
  return {
    verb: erased,
    openapi: { method, path: fieldPath, operationId: verb.name, summary: verb.name, description: verb.description },
  };
}
