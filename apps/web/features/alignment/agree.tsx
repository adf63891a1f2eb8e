"use client";

import { useQuery } from "@tanstack/react-query";
import { Handshake } from "lucide-react";
import type { ReactNode } from "react";
import { useApi } from "@/features/api-client/api.ts";
import { domainError } from "@/features/api-client/domain-error.ts";
import type { Group } from "@/features/groups/types.ts";
import { EmptyState } from "@/ui/empty-state.tsx";
import { ErrorState } from "@/ui/error-state.tsx";
import { Skeleton } from "@/ui/skeleton.tsx";
import { BudgetOverlap } from "./budget-overlap.tsx";
import { openConflicts } from "./conflicts.ts";
import { Dates } from "./dates.tsx";
import { Fairness } from "./fairness.tsx";
import { OwnFlexibility } from "./own-flexibility.tsx";
import { PlaceVotes } from "./place-votes.tsx";
import { Settle } from "./settle.tsx";
import { Standing } from "./standing.tsx";
import { useSimulation } from "./use-simulation.ts";

/** What everybody wants, where it meets, and what would settle the rest. */
export function Agree({ group }: { group: Group }) {
  const trip = { trip_code: group.trip_code };
  const last = useQuery(useApi().alignment.get.queryOptions(trip));
  const now = useSimulation(trip);
  const failed = [last, now].find((it) => it.isError && !it.data);
  if (failed) {
    return (
      <ErrorState
        title="Where the group stands could not be loaded"
        description={domainError(failed.error).message}
        onRetry={() => void Promise.all([last.refetch(), now.refetch()])}
      />
    );
  }
  if (!last.data || !now.data) return <Loading />;
  const conflicts = openConflicts(last.data, now.data.now);
  // The two columns are filled about alike: what can be tried of one's own goes where there is less.
  const isShort = conflicts.flatMap((it) => it.conflict.relaxations).length < 2;
  if (group.members.every((it) => !it.preferences)) {
    return (
      <EmptyState
        art={<Handshake />}
        title="Nobody has answered yet"
        description="Once you say when, where and how dear suits you, this shows who can come when, which places people want, where the budgets meet, and what would settle the rest."
      />
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <Top>
        <Standing group={group} last={last.data} now={now.data.now} className={isShort && "lg:row-span-2"} />
        <Settle
          group={group}
          conflicts={conflicts}
          isAgreed={last.data.reconciled}
          className={!isShort && "lg:row-span-2"}
        />
        <OwnFlexibility group={group} className={isShort && "lg:col-start-2"} />
      </Top>
      <Dates group={group} proposed={last.data.proposed_dates} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <PlaceVotes group={group} proposed={last.data.proposed_destination} />
        <BudgetOverlap group={group} />
      </div>
      <Fairness group={group} last={last.data} />
    </div>
  );
}

function Top({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr]">
      {children}
    </div>
  );
}

function Loading() {
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">Loading where the group stands</span>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Skeleton className="h-64 rounded-card" />
        <Skeleton className="h-64 rounded-card" />
      </div>
      <Skeleton className="h-96 rounded-card" />
    </div>
  );
}
