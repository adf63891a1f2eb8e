export interface ErrorDetail {
  readonly path: string;
  readonly message: string;
  readonly [more: string]: unknown;
}

/** What the server said was wrong; for a request that never arrived, `offline` and status 0. */
export interface DomainError {
  readonly code: string;
  readonly message: string;
  readonly details: readonly ErrorDetail[];
  readonly status: number;
  /** Seconds, with `rate_limited`. */
  readonly retryAfter?: number;
}

interface WireError {
  readonly data?: {
    readonly httpStatus?: number;
    readonly domain?: { code: string; message: string; details?: ErrorDetail[]; retry_after?: number };
  } | null;
}

/** Reads any error of a tRPC call; never throws. */
export function domainError(error: unknown): DomainError {
  const data = (error as WireError | null)?.data;
  const status = data?.httpStatus ?? 0;
  if (data?.domain) {
    const { code, message, details = [], retry_after } = data.domain;
    return { code, message, details, status, ...(retry_after !== undefined && { retryAfter: retry_after }) };
  }
  if (status)
    return {
      code: "internal",
      message: "Something went wrong on our side. Try again in a moment.",
      details: [],
      status,
    };
  return {
    code: "offline",
    message: "Caravan could not be reached. Check your connection and try again.",
    details: [],
    status: 0,
  };
}

/** The answer never came: `message` says what is known of the change. */
export function connectionLost(message: string): DomainError {
  return { code: "connection_lost", message, details: [], status: 0 };
}

/** The message for the field at `path` (dotted), if the server named it. */
export function fieldError(error: DomainError | null, path: string): string | undefined {
  return error?.details.find((detail) => detail.path === path)?.message;
}

/** An aborted request is a choice and not a failure. */
export function wasAborted(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === "AbortError" || (error.cause instanceof Error && error.cause.name === "AbortError");
}
