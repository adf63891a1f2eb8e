/**
 * Why the database did not answer. `busy`: too many wait for a connection or for the same row. `slow`: a statement
 * exceeded its timeout. `down`: the server does not run, or is starting or stopping.
 */
type Reason = "busy" | "slow" | "down";

/** A statement that could not be run now; a retry may succeed. */
export class DatabaseUnavailable extends Error {
  readonly reason: Reason;

  constructor(reason: Reason, cause: unknown) {
    super(`the database is ${reason}`, { cause });
    this.name = "DatabaseUnavailable";
    this.reason = reason;
  }
}

/** Error codes of PostgreSQL (appendix A of its manual) and of sockets. */
const reasons: Readonly<Record<string, Reason>> = {
  "53300": "busy",
  "55P03": "busy",
  "40P01": "busy",
  "40001": "busy",
  "57014": "slow",
  "25P03": "slow",
  "57P01": "down",
  "57P02": "down",
  "57P03": "down",
  "25006": "down",
  ECONNREFUSED: "down",
  ECONNRESET: "down",
  EPIPE: "down",
  ETIMEDOUT: "down",
  ENOTFOUND: "down",
  EAI_AGAIN: "down",
};

/** The driver's own errors have no codes. */
const POOL_EXHAUSTED = /timeout exceeded when trying to connect/;
const CONNECTION_LOST = /connection terminated|connection error and is not queryable|timeout expired/i;

/** Turns an error that is not the statement's fault into DatabaseUnavailable; returns others unchanged. */
export function named(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code } = error as { code?: unknown };
  const reason = typeof code === "string" ? (reasons[code] ?? (code.startsWith("08") ? "down" : undefined)) : undefined;
  if (reason) return new DatabaseUnavailable(reason, error);
  if (POOL_EXHAUSTED.test(error.message)) return new DatabaseUnavailable("busy", error);
  if (CONNECTION_LOST.test(error.message)) return new DatabaseUnavailable("down", error);
  return error;
}
