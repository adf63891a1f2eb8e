"use client";

import { domainError } from "@/features/api-client/index.ts";
import type { Group } from "@/features/groups/types.ts";
import { Skeleton } from "@/ui/loading.tsx";
import { ErrorState } from "@/ui/page-states.tsx";
import { BoardScreen } from "./board-screen.tsx";
import { useBoard } from "./use-board.ts";

/** Places that the group thinks of. */
export function Board({ group }: { group: Group }) {
  const { query, board, problems, actions } = useBoard(group);
  if (board) return <BoardScreen group={group} board={board} problems={problems} actions={actions} />;
  if (query.error) {
    return (
      <ErrorState
        title="The board could not be loaded"
        description={domainError(query.error).message}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">Loading the board</span>
      <Skeleton className="h-12 rounded-control" />
      <div className="grid gap-5 lg:grid-cols-3">
        <Skeleton className="h-64 rounded-card" />
        <Skeleton className="h-64 rounded-card max-lg:hidden" />
        <Skeleton className="h-64 rounded-card max-lg:hidden" />
      </div>
    </div>
  );
}
