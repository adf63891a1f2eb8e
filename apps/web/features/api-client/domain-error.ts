import { spellValues } from "@/ui/format.ts";
import { t } from "@/ui/messages/index.ts";
export interface ErrorDetail {
  readonly path: string;
  readonly message: string;
  readonly [more: string]: unknown;
}

/** The server's error; for a request that never arrived, `offline` and status 0. */
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
    readonly domain?: ErrorBody;
  } | null;
  readonly meta?: {
    readonly response?: { readonly status: number; readonly headers: { get(name: string): string | null } };
    readonly responseJSON?: unknown;
  };
}

/** The error in the body of every refusal, on all surfaces. */
export interface ErrorBody {
  readonly code: string;
  readonly message: string;
  readonly details?: readonly ErrorDetail[];
  readonly retry_after?: number;
}

/** Reads any error of a tRPC call; never throws. */
export function domainError(error: unknown): DomainError {
  const data = (error as WireError | null)?.data ?? refusedBeforeProcedure(error as WireError | null);
  const status = data?.httpStatus ?? 0;
  if (data?.domain) {
    const { code, message, details = [], retry_after } = data.domain;
    const spelled = details.map((it) => ({ ...it, message: spellValues(it.message) }));
    return {
      code,
      message: spellValues(message),
      details: spelled,
      status,
      ...(retry_after !== undefined && { retryAfter: retry_after }),
    };
  }
  if (status)
    return {
      code: "internal",
      message: t("error.internal"),
      details: [],
      status,
    };
  return {
    code: "offline",
    message: t("error.offline"),
    details: [],
    status: 0,
  };
}

/** Rate limits and another account's session are refused before tRPC sees the request, with the error body of REST. */
function refusedBeforeProcedure(error: WireError | null): WireError["data"] {
  const { response, responseJSON } = error?.meta ?? {};
  const body = errorIn(responseJSON, response?.headers);
  return response && body && { httpStatus: response.status, domain: body };
}

/**
 * Null when the answer does not come from the API but from a gateway or a network's sign-in page.
 *
 * @param headers of the answer, for `retry-after`
 */
function errorIn(body: unknown, headers?: { get(name: string): string | null }): ErrorBody | null {
  const error = (body as { error?: ErrorBody } | null | undefined)?.error;
  if (typeof error?.code !== "string") return null;
  const seconds = Number(headers?.get("retry-after")) || undefined;
  return { ...error, ...(seconds !== undefined && { retry_after: seconds }) };
}

/** A REST answer that is not a success, in the shape of a tRPC client's error, so that `domainError` reads both. */
export class ResponseError extends Error {
  override name = "ResponseError";
  readonly data: { readonly httpStatus: number; readonly domain?: ErrorBody };

  /** @param error null when the answer did not come from the API */
  constructor(status: number, error: ErrorBody | null) {
    super(error?.message ?? `the server answered ${status}`);
    this.data = { httpStatus: status, ...(error && { domain: error }) };
  }

  /** @param body parsed, from any sender */
  static of(status: number, body: unknown, headers?: { get(name: string): string | null }): ResponseError {
    return new ResponseError(status, errorIn(body, headers));
  }
}

/** No answer came: `message` says what is known about the change. */
export function connectionLost(message: string): DomainError {
  return { code: "connection_lost", message, details: [], status: 0 };
}

/** The message for the field at `path` (dotted), if the server named it. */
export function fieldError(error: DomainError | null, path: string): string | undefined {
  return error?.details.find((detail) => detail.path === path)?.message;
}

/** An aborted request is not a failure. */
export function wasAborted(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === "AbortError" || (error.cause instanceof Error && error.cause.name === "AbortError");
}
