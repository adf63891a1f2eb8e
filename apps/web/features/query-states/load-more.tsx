"use client";

import type { ComponentProps, ReactNode } from "react";
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
