import { ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import { errorResponse, toDomainError } from "../http/error-response.ts";

export type Report = (id: string, error: unknown) => void;

/** What the wire says of an error; one that nobody foresaw is reported and shows an id only. */
export function errorBodyOf(error: unknown, report: Report) {
  return errorResponse(error, report).body.error;
}

/** Runs the work; what it throws becomes an error of the protocol that its caller may read. */
export async function withProtocolErrors<Result>(
  report: Report,
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    // What a cancelled call was interrupted in is no fault, and nobody waits for the answer.
    if (error instanceof ProtocolError || signal.aborted) throw error;
    const { code, message, details } = errorBodyOf(error, report);
    throw new ProtocolError(protocolCodeOf(error), [message, ...placesOf(details)].join(" "), { code, details });
  }
}

/** Clients show the message and often nothing else. */
function placesOf(details: readonly unknown[]): string[] {
  const list = details as readonly { readonly path?: string; readonly message?: string }[];
  return list.flatMap(({ path, message }) => (path && message ? [`${path}: ${message}.`] : []));
}

function protocolCodeOf(error: unknown): ProtocolErrorCode {
  const kind = toDomainError(error)?.kind;
  const isTheirs = kind !== undefined && kind !== "limited" && kind !== "unavailable";
  return isTheirs ? ProtocolErrorCode.InvalidParams : ProtocolErrorCode.InternalError;
}
