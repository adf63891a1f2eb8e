import { errorStatuses } from "@caravan/core/kernel/error-statuses";

type Json = Record<string, unknown>;

const meanings: Readonly<Record<number, string>> = Object.fromEntries(
  Object.values(errorStatuses).map(({ status, meaning }) => [status, meaning]),
);

/** The error body under each of the statuses. */
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
        ...(status === 429 || status === 503
          ? { headers: { "Retry-After": { description: "Seconds", schema: { type: "integer" } } } }
          : {}),
      },
    ]),
  );
}
