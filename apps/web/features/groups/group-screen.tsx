"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { useGroupRoom } from "@/features/room/use-group-room.ts";
import { Skeleton } from "@/ui/loading.tsx";
import { ErrorState } from "@/ui/page-states.tsx";
import { isSmallWindow } from "@/ui/use-window-size.ts";
import { GroupHeader } from "./group-header.tsx";
import { GroupHeaderSmall } from "./group-header-small.tsx";
import { GroupNotFound } from "./group-not-found.tsx";
import { GroupTabs } from "./group-tabs.tsx";
import type { Group } from "./types.ts";
import { useDeadline } from "./use-deadline.ts";

/** A group trip, as it is now for whoever looks. */
export function GroupScreen({ tripCode }: { tripCode: string }) {
  const group = useQuery(useApi().groups.get.queryOptions({ trip_code: tripCode }));
  const error = group.error && domainError(group.error);
  const lost = error !== null && [400, 403, 404].includes(error.status);
  if (group.data) return <OpenGroup group={group.data.group_trip} lost={lost} />;
  if (lost) return <GroupNotFound />;
  if (error) {
    return (
      <ErrorState
        headingLevel={1}
        title="The group could not be loaded"
        description={error.message}
        onRetry={() => void group.refetch()}
      />
    );
  }
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">Loading the group</span>
      <Skeleton className="h-7 w-48" />
      <Skeleton className="h-11 w-full max-w-md" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <Skeleton className="h-52 rounded-card" />
        <Skeleton className="h-52 rounded-card" />
      </div>
      <Skeleton className="h-72 rounded-card" />
    </div>
  );
}

/** `lost`: it can no longer be read; whether it was deleted or the person is out of it, the room knows. */
function OpenGroup({ group, lost }: { group: Group; lost: boolean }) {
  const { people, deleted } = useGroupRoom(group.trip_code);
  // Once: whoever turns the phone over an open form must find it as it was, and another layout would be another form.
  const [small] = useState(() => typeof window !== "undefined" && isSmallWindow());
  useDeadline(group);
  if (deleted || lost) return <GroupNotFound deleted={deleted} />;
  return (
    <div className="flex min-w-0 flex-col gap-2 sm:gap-8">
      {small ? <GroupHeaderSmall group={group} people={people} /> : <GroupHeader group={group} people={people} />}
      <GroupTabs group={group} small={small} />
    </div>
  );
}
