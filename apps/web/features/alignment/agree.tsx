"use client";

import { useQuery } from "@tanstack/react-query";
import { Handshake } from "lucide-react";
import { useApi } from "@/features/api-client/index.ts";
import type { Group } from "@/features/groups/types.ts";
import { EmptyState } from "@/ui/page-states.tsx";
import { BudgetOverlap } from "./budget-overlap.tsx";
import { Dates } from "./dates.tsx";
import { Fairness } from "./fairness.tsx";
import { Meeting } from "./meeting.tsx";
import { PlaceVotes } from "./place-votes.tsx";

/** What everybody wants, where it meets, and what would settle the rest. */
export function Agree({ group }: { group: Group }) {
  const last = useQuery(useApi().alignment.get.queryOptions({ trip_code: group.trip_code }));
  if (group.members.every((it) => !it.preferences)) {
    return (
      <EmptyState
        art={<Handshake />}
        title="Nobody has answered yet"
        description="Once people have said when, where and for how much, this shows who can come when, which places are wanted, where the budgets meet, and what would settle the rest."
      />
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <Meeting group={group} last={last} />
      <Dates group={group} proposed={last.data?.proposed_dates ?? null} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <PlaceVotes group={group} proposed={last.data?.proposed_destination ?? null} />
        <BudgetOverlap group={group} last={last.data} />
      </div>
      {last.data && <Fairness group={group} last={last.data} />}
    </div>
  );
}
