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
    readonly domain?: Said;
  } | null;
  readonly meta?: {
    readonly response?: { readonly status: number; readonly headers: { get(name: string): string | null } };
    readonly responseJSON?: unknown;
  };
}

/** What the whole API says when it refuses something. */
export interface Said {
  readonly code: string;
  readonly message: string;
  readonly details?: readonly ErrorDetail[];
  readonly retry_after?: number;
}

/** Reads any error of a tRPC call; never throws. */
export function domainError(error: unknown): DomainError {
  const data = (error as WireError | null)?.data ?? atTheDoor(error as WireError | null);
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

/** Before a request comes to tRPC, it is refused in the words of the whole API: too many of them, another's session. */
function atTheDoor(error: WireError | null): WireError["data"] {
  const { response, responseJSON } = error?.meta ?? {};
  const said = saidIn(responseJSON, response?.headers);
  return response && said && { httpStatus: response.status, domain: said };
}

/**
 * Null where somebody else answered.
 *
 * @param headers of the answer, where it matters how long to wait
 */
export function saidIn(body: unknown, headers?: { get(name: string): string | null }): Said | null {
  const said = (body as { error?: Said } | null | undefined)?.error;
  if (typeof said?.code !== "string") return null;
  const seconds = Number(headers?.get("retry-after")) || undefined;
  return { ...said, ...(seconds !== undefined && { retry_after: seconds }) };
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
