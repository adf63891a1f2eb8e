import { ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import { errorResponse, toDomainError } from "../http/error-response.ts";

export type Report = (id: string, error: unknown) => void;

/** The error on the wire; an unexpected one is reported and shows an id only. */
export function errorBodyOf(error: unknown, report: Report) {
  return errorResponse(error, report).body.error;
}

/** Runs the work and converts what it throws to a protocol error for the caller. */
export async function withProtocolErrors<Result>(
  report: Report,
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    // An interruption of a cancelled call is not an error, and nobody waits for the answer.
    if (error instanceof ProtocolError || signal.aborted) throw error;
    const { code, message, details } = errorBodyOf(error, report);
    throw new ProtocolError(protocolCodeOf(error), [message, ...placesOf(details)].join(" "), { code, details });
  }
}

/** Many clients show only the message. */
function placesOf(details: readonly unknown[]): string[] {
  const list = details as readonly { readonly path?: string; readonly message?: string }[];
  return list.flatMap(({ path, message }) => (path && message ? [`${path}: ${message}.`] : []));
}

function protocolCodeOf(error: unknown): ProtocolErrorCode {
  const kind = toDomainError(error)?.kind;
  const isTheirs = kind !== undefined && kind !== "limited" && kind !== "unavailable";
  return isTheirs ? ProtocolErrorCode.InvalidParams : ProtocolErrorCode.InternalError;
}
