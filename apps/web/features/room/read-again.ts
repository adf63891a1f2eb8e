import type { InvalidateQueryFilters, QueryClient } from "@tanstack/react-query";

/**
 * Reads again what has changed. What is being read for the first time is read once more after that: a first reading is not
 * broken off by another, and its answer may be older than the news.
 */
export function readAgain(cache: QueryClient, which: InvalidateQueryFilters): void {
  const first = cache
    .getQueryCache()
    .findAll({ ...which, fetchStatus: "fetching", predicate: (it) => it.state.data === undefined });
  void cache.invalidateQueries(which);
  for (const { promise, queryKey } of first)
    void promise?.then(
      () => cache.invalidateQueries({ queryKey, exact: true }),
      // A reading that failed is tried again by whoever shows it.
      () => undefined,
    );
}
