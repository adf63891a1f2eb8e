"use client";

import { useQuery } from "@tanstack/react-query";
import { RefreshCcw } from "lucide-react";
import { domainError, useApi } from "@/features/api-client/index.ts";
import type { Group } from "@/features/groups/types.ts";
import { count } from "@/ui/format.ts";
import { Skeleton } from "@/ui/loading.tsx";
import { EmptyState, ErrorState } from "@/ui/page-states.tsx";
import { RoundCard } from "./round-card.tsx";

/** The rounds so far, newest first, and what changed between them. */
export function Rounds({ group }: { group: Group }) {
  const rounds = useQuery(useApi().alignment.rounds.queryOptions({ trip_code: group.trip_code }));
  const left = group.max_rounds - group.round_number;
  if (rounds.isPending) {
    return (
      <div role="status" className="flex flex-col gap-6">
        <span className="sr-only">Loading the rounds</span>
        <Skeleton className="h-72 rounded-card" />
        <Skeleton className="h-72 rounded-card" />
      </div>
    );
  }
  if (!rounds.data) {
    return (
      <ErrorState
        title="The rounds could not be loaded"
        description={domainError(rounds.error).message}
        onRetry={() => void rounds.refetch()}
      />
    );
  }
  if (rounds.data.rounds.length === 0) {
    return (
      <EmptyState
        art={<RefreshCcw />}
        title="No round yet"
        description={
          <>
            A round puts everybody's dates, places and budgets together and proposes what suits best, or says what
            stands in the way. Then there are 48 hours to answer: who stays silent is taken to agree. This group has{" "}
            {count(left, "round")}; {group.is_lead ? "you run them" : `${group.lead.name} runs them`}.
          </>
        }
      />
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted text-sm">{leftWords(left, group.max_rounds)}</p>
      <ol aria-label="Rounds, newest first" className="flex flex-col gap-6">
        {rounds.data.rounds.toReversed().map((round) => (
          <RoundCard key={round.round_number} round={round} group={group} />
        ))}
      </ol>
    </div>
  );
}

function leftWords(left: number, most: number): string {
  if (left > 0) return `${count(left, "round")} left of ${most}.`;
  if (most === 1) return "The one round is used up.";
  return most === 2 ? "Both rounds are used up." : `All ${most} rounds are used up.`;
}
