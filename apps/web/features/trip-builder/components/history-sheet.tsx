"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { Skeleton } from "@/ui/loading.tsx";
import { ErrorState } from "@/ui/page-states.tsx";
import { Sheet } from "@/ui/sheet.tsx";
import { useBuilder } from "./builder-context.tsx";
import { HistoryEntryRow } from "./history-entry-row.tsx";

export function HistorySheet({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="History"
      description="Who changed what, newest first. An undo takes back that one change and keeps the later ones."
    >
      <HistoryList />
    </Sheet>
  );
}

function HistoryList() {
  const { trip } = useBuilder();
  const api = useApi();
  const history = useInfiniteQuery(
    api.history.list.infiniteQueryOptions(
      { trip_id: trip.id, limit: 30 },
      { getNextPageParam: (page) => page.next_cursor ?? undefined },
    ),
  );
  if (history.isPending) {
    return (
      <div role="status" className="flex flex-col gap-3">
        <span className="sr-only">Loading the history</span>
        <Skeleton className="h-16 rounded-card" />
        <Skeleton className="h-16 rounded-card" />
        <Skeleton className="h-16 rounded-card" />
      </div>
    );
  }
  if (history.isError && !history.data) {
    return (
      <ErrorState
        headingLevel={3}
        title="The history could not be loaded"
        description={domainError(history.error).message}
        onRetry={() => void history.refetch()}
      />
    );
  }
  const entries = history.data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) return <p className="text-muted">Nothing has been changed yet.</p>;
  return (
    <>
      <ol className="flex flex-col divide-y">
        {entries.map((entry) => (
          <HistoryEntryRow key={entry.id} entry={entry} />
        ))}
      </ol>
      {history.hasNextPage && (
        <Button
          variant="secondary"
          block
          className="mt-4"
          loading={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          Load more
        </Button>
      )}
    </>
  );
}
