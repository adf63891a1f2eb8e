"use client";

import { type ComponentProps, type ReactNode, useEffect } from "react";
import { domainError } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { t } from "@/ui/messages/index.ts";

interface LoadMoreProps extends Pick<ComponentProps<typeof Button>, "variant" | "size" | "block"> {
  list: {
    error: unknown;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  className?: string;
  children?: ReactNode;
}

/** Below a list that has more pages; says so when the next one could not be loaded. */
export function LoadMore({
  list,
  className = "mt-8 flex flex-col items-center gap-4",
  variant = "secondary",
  children = t("loadMore"),
  ...look
}: LoadMoreProps) {
  if (!list.hasNextPage) return null;
  return (
    <div className={className}>
      <Button {...look} variant={variant} loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {children}
      </Button>
      {list.isFetchNextPageError && (
        <p role="alert" className="text-center text-danger">
          {domainError(list.error).message}
        </p>
      )}
    </div>
  );
}

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
