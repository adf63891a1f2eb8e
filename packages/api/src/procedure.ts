import type { Verb } from "@caravan/core/kernel/define";
import type { ErrorKind } from "@caravan/core/kernel/errors";
import type { Call } from "@caravan/core/kernel/execute";
import { presentError } from "@caravan/core/kernel/present-error";
import { word } from "@caravan/core/kernel/word";
import { initTRPC, TRPCError } from "@trpc/server";
import type { OpenApiMeta } from "trpc-openapi";
import type { z } from "zod";
import { toDomainError } from "./http/error-response.ts";
import { runWhole } from "./run-verb.ts";

/** What a procedure knows about its verb, for all surfaces. */
export interface Meta extends OpenApiMeta {
  readonly verb: Verb;
}

const t = initTRPC
  .context<Call>()
  .meta<Meta>()
  .create({
    errorFormatter({ shape, error }) {
      const fact = toDomainError(error);
      const { code, message, details } = fact
        ? presentError(fact)
        : { code: "internal", message: word("Something went wrong on our side. Try again."), details: [] };
      const { stack: _, ...data } = shape.data;
      return {
        ...shape,
        message,
        data: { ...data, domain: { code, message, details, retry_after: fact?.retryAfter ?? null } },
      };
    },
  });

export const router = t.router;

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
  too_slow: "TIMEOUT",
  // tRPC has no code for 507; files come by REST only.
  no_space: "INTERNAL_SERVER_ERROR",
  unavailable: "SERVICE_UNAVAILABLE",
};

/** A verb's refusal as a tRPC error. */
const procedure = t.procedure.use(async ({ next }) => {
  const result = await next();
  const cause = result.ok ? undefined : toDomainError(result.error);
  if (cause) throw new TRPCError({ code: trpcCodes[cause.kind], message: cause.message, cause });
  return result;
});

/** A query verb as a tRPC procedure. */
export function query<Input extends z.ZodType, Output extends z.ZodType, Prepared>(
  verb: Verb<Input, Output, Prepared>,
) {
  return procedure
    .meta(metaOf(verb))
    .input(unparsed(verb.input))
    .output(unparsed(verb.output))
    .query(({ ctx, input }) => runWhole(erased(verb), ctx, () => input) as Promise<never>);
}

/** A command verb as a tRPC procedure. */
export function mutation<Input extends z.ZodType, Output extends z.ZodType, Prepared>(
  verb: Verb<Input, Output, Prepared>,
) {
  return procedure
    .meta(metaOf(verb))
    .input(unparsed(verb.input))
    .output(unparsed(verb.output))
    .mutation(({ ctx, input }) => runWhole(erased(verb), ctx, () => input) as Promise<never>);
}

/**
 * The same schema for types and documents, without its parsing: tRPC would parse the input before the scope is checked,
 * and everything twice.
 */
function unparsed<Schema extends z.ZodType>(schema: Schema): Schema {
  const copy = schema.clone();
  copy.parseAsync = async (value) => value as z.output<Schema>;
  return copy;
}

/** The type of any verb: surfaces treat all verbs alike. */
const erased = <Input extends z.ZodType, Output extends z.ZodType, Prepared>(verb: Verb<Input, Output, Prepared>) =>
  verb as unknown as Verb;

function metaOf<Input extends z.ZodType, Output extends z.ZodType, Prepared>(
  verb: Verb<Input, Output, Prepared>,
): Meta {
  if (!verb.rest) return { verb: erased(verb) };
  const { method, path, params } = verb.rest;
  // The document generator needs path parameters with the names of the input fields; openapi-document.ts restores the
  // interface's names.
  const fieldPath = path.replace(/\{(\w+)\}/g, (_, name: string) => `{${params?.[name] ?? name}}`) as `/${string}`;
  return {
    verb: erased(verb),
    openapi: { method, path: fieldPath, operationId: verb.name, summary: verb.name, description: verb.description },
  };
}
