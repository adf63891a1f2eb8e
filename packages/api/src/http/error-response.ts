import { randomBytes } from "node:crypto";
import { errorStatuses } from "@caravan/core/kernel/error-statuses";
import { busy, DomainError } from "@caravan/core/kernel/errors";
import { presentError } from "@caravan/core/kernel/present-error";
import { word } from "@caravan/core/kernel/word";
import { DatabaseUnavailable } from "@caravan/db/unavailable";
import { said } from "@caravan/domain/words/sentence";
import { TRPCError } from "@trpc/server";

export interface ErrorResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: { success: false; error: { code: string; message: string; details: readonly unknown[] } };
}

/** The DomainError in an error, whatever wraps it; undefined for an unexpected error. */
export function toDomainError(error: unknown): DomainError | undefined {
  if (error instanceof DomainError) return error;
  if (error instanceof DatabaseUnavailable) return unavailable(error);
  return error instanceof TRPCError && error.cause ? toDomainError(error.cause) : undefined;
}

function isSlow(error: unknown): boolean {
  if (error instanceof TRPCError) return isSlow(error.cause);
  return error instanceof DatabaseUnavailable && error.reason === "slow";
}

/** The error for a database that does not answer, with the seconds after which to retry. */
function unavailable({ reason }: DatabaseUnavailable): DomainError {
  if (reason === "down")
    return new DomainError("unavailable", "unavailable", "Caravan cannot reach its database. Try again soon.", [], 5);
  return busy(reason === "slow" ? 10 : 2);
}

/** @param report called for unexpected errors, with the id that the caller can quote */
export function errorResponse(error: unknown, report: (id: string, error: unknown) => void): ErrorResponse {
  const fact = toDomainError(error);
  if (fact) {
    // Callers may retry; a slow statement is reported because it is a fault of ours.
    if (isSlow(error)) report(randomBytes(6).toString("hex"), error);
    const { code, message, details } = presentError(fact);
    return {
      status: errorStatuses[fact.kind].status,
      headers: headersOf(fact),
      body: { success: false, error: { code, message, details } },
    };
  }
  const id = randomBytes(6).toString("hex");
  report(id, error);
  const message = word(said`Something went wrong on our side. If it happens again, quote ${id}.`);
  return { status: 500, headers: {}, body: { success: false, error: { code: "internal", message, details: [] } } };
}

function headersOf({ kind, retryAfter, details }: DomainError): Record<string, string> {
  if (retryAfter !== undefined) return { "retry-after": String(retryAfter) };
  const allow = kind === "wrong_method" ? details[0]?.allow : undefined;
  return typeof allow === "string" ? { allow } : {};
}
