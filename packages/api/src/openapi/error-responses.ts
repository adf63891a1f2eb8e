type Json = Record<string, unknown>;

const meanings: Readonly<Record<number, string>> = {
  400: "Validation failed; details name the fields",
  401: "Missing, invalid or revoked credential",
  403: "The credential may not do this",
  404: "Not found, or not yours to see",
  405: "Wrong method; the Allow header names what would do",
  409: "Conflict with the present state",
  410: "It was there, and is over",
  413: "Body larger than 1 MB",
  415: "The body is not JSON",
  422: "Well-formed, and still not possible, such as an Idempotency-Key that belongs to another request",
  429: "Too many requests; see Retry-After",
  500: "A fault on our side, with an id to quote",
};

/** Our error body under each of the statuses. */
export function errorResponses(
  statuses: readonly number[],
  otherwise: Readonly<Record<number, string>> = meanings,
): Json {
  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      {
        description: otherwise[status],
        content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
        ...(status === 429
          ? { headers: { "Retry-After": { description: "Seconds", schema: { type: "integer" } } } }
          : {}),
      },
    ]),
  );
}
