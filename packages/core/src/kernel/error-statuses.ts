import type { ErrorKind } from "./errors.ts";

interface ErrorStatus {
  readonly status: number;
  /** The text in the OpenAPI document. */
  readonly meaning: string;
}

/**
 * The only table from error kinds to statuses. The transports, the OpenAPI document and the guide for agents use it.
 */
export const errorStatuses: Readonly<Record<ErrorKind | "internal", ErrorStatus>> = {
  invalid: { status: 400, meaning: "Validation failed; details name the fields" },
  unauthenticated: { status: 401, meaning: "Missing, invalid or revoked credential" },
  forbidden: { status: 403, meaning: "The credential may not do this" },
  missing: { status: 404, meaning: "Not found, or not yours to see" },
  wrong_method: { status: 405, meaning: "Wrong method; the Allow header names what would do" },
  conflict: { status: 409, meaning: "Conflict with the present state" },
  gone: { status: 410, meaning: "It was there, and is over" },
  too_large: { status: 413, meaning: "Body larger than 1 MB" },
  unsupported: { status: 415, meaning: "The body is not JSON" },
  unprocessable: {
    status: 422,
    meaning: "Well-formed, and still not possible, such as an Idempotency-Key that belongs to another request",
  },
  limited: { status: 429, meaning: "Too many requests; see Retry-After" },
  internal: { status: 500, meaning: "A fault on our side, with an id to quote" },
  too_slow: { status: 408, meaning: "The body arrived too slowly" },
  no_space: { status: 507, meaning: "There is no room for files" },
  unavailable: { status: 503, meaning: "Something that this needs does not answer" },
};
