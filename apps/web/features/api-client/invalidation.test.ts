import { MutationCache, QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { ResponseError } from "./domain-error.ts";
import { affectedBy, invalidateAffected, invalidateAfterRefusal } from "./invalidation.ts";

describe("the queries that a mutation invalidates", () => {
  it.each([
    ["trips.delete", ["trips.list", "trash"]],
    ["segments.update", ["segments", "bookings", "trips.check", "expenses", "history"]],
    ["push.delete", ["push"]],
    ["newNoun.newVerb", ["newNoun"]],
  ])("%s: by mutation, else by noun, else the noun's own", (mutation, queries) => {
    expect(affectedBy(mutation.split("."), {}).map((path) => path.join("."))).toEqual(queries);
  });
});

/** A cache with a trip's list and settings in it, and the mutation `segments.add` that ends as `work` does. */
function mutated(work: () => Promise<unknown>) {
  const cache: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: (_answer, input, _context, mutation) => invalidateAffected(cache, mutation, input),
      onError: (error, input, _context, mutation) => invalidateAfterRefusal(cache, error, mutation, input),
    }),
  });
  const [segments, settings] = [
    [["segments", "list"], { type: "query" }],
    [["push", "settings"], { type: "query" }],
  ];
  cache.setQueryData(segments, []);
  cache.setQueryData(settings, {});
  const done = cache
    .getMutationCache()
    .build(cache, { mutationKey: [["segments", "add"]], mutationFn: work, networkMode: "always" })
    .execute(undefined)
    .catch(() => undefined);
  const outOfDate = () => [segments, settings].map((key) => cache.getQueryState(key)?.isInvalidated);
  return done.then(outOfDate);
}

it("are the affected ones only", async () => {
  expect(await mutated(async () => "done")).toEqual([true, false]);
});

it.each([
  [409, [true, false]],
  [404, [true, false]],
  [422, [false, false]],
])("after a refusal with status %i", async (status, outOfDate) => {
  expect(await mutated(() => Promise.reject(new ResponseError(status, null)))).toEqual(outOfDate);
});
