import { useEffect } from "react";

interface PagedList {
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

/** A page that could not be loaded is not asked for again, or a server in trouble would be asked without end. */
export function mayAskForNext(list: Omit<PagedList, "fetchNextPage">): boolean {
  return list.hasNextPage && !list.isFetching && !list.isFetchNextPageError;
}

/** Loads one page of a list after the other for as long as more is wanted. */
export function useNextPages(list: PagedList, wanted: boolean): void {
  const { fetchNextPage } = list;
  const asks = wanted && mayAskForNext(list);
  useEffect(() => {
    if (asks) void fetchNextPage();
  }, [asks, fetchNextPage]);
}
