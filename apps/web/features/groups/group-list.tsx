"use client";

import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { Plus, Users } from "lucide-react";
import { type ApiOutputs, domainError, useApi } from "@/features/api-client/index.ts";
import { ButtonLink } from "@/ui/button.tsx";
import { Skeleton } from "@/ui/loading.tsx";
import { EmptyState, ErrorState } from "@/ui/page-states.tsx";
import { GroupCard } from "./group-card.tsx";

/** The groups that the person is in. Who is in none is shown the two ways into one, once. */
export function GroupList() {
  const list = useQuery(useApi().groups.list.queryOptions({}));
  const isEmpty = list.data?.group_trips.length === 0;
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
        <h1 className="heading-page">Your groups</h1>
        {!isEmpty && (
          <div className="flex flex-wrap gap-2.5">
            <WaysIn />
          </div>
        )}
      </div>
      <Content list={list} />
    </>
  );
}

function WaysIn() {
  return (
    <>
      <ButtonLink href="/groups/new" icon={<Plus />}>
        Create group
      </ButtonLink>
      <ButtonLink href="/join" variant="secondary">
        Join by code
      </ButtonLink>
    </>
  );
}

function Content({ list }: { list: UseQueryResult<ApiOutputs["groups"]["list"], unknown> }) {
  if (list.isPending) {
    return (
      <div role="status" className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <span className="sr-only">Loading your groups</span>
        <Skeleton className="h-52 rounded-card" />
        <Skeleton className="h-52 rounded-card" />
        <Skeleton className="h-52 rounded-card" />
      </div>
    );
  }
  if (list.isError && !list.data) {
    return (
      <ErrorState
        title="Your groups could not be loaded"
        description={domainError(list.error).message}
        onRetry={() => void list.refetch()}
      />
    );
  }
  const groups = list.data.group_trips;
  if (groups.length === 0) {
    return (
      <EmptyState
        art={<Users />}
        title="No groups yet"
        description="Travelling together? Everybody says when, where and for how much; Caravan finds what suits all, and says what stands in the way."
        action={<WaysIn />}
      />
    );
  }
  return (
    <ul aria-label="Groups" className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {groups.map((group) => (
        <li key={group.id}>
          <GroupCard group={group} />
        </li>
      ))}
    </ul>
  );
}
