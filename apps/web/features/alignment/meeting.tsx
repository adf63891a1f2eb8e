"use client";

import type { ReactNode } from "react";
import { domainError } from "@/features/api-client/index.ts";
import { isCollecting } from "@/features/groups/next-step.ts";
import type { Group } from "@/features/groups/types.ts";
import { Skeleton } from "@/ui/loading.tsx";
import { ErrorState } from "@/ui/page-states.tsx";
import { openConflicts } from "./conflicts.ts";
import { OwnFlexibility } from "./own-flexibility.tsx";
import { Settle } from "./settle.tsx";
import { Standing } from "./standing.tsx";
import type { AlignmentResult } from "./types.ts";
import { useSimulation } from "./use-simulation.ts";

export interface MeetingProps {
  group: Group;
  last: { data: AlignmentResult | undefined; error: unknown; refetch: () => unknown };
}

/** What is agreed on, what would settle the rest, and a way to try what is one's own to change. */
export function Meeting({ group, last }: MeetingProps) {
  const now = useSimulation({ trip_code: group.trip_code });
  if (last.data && now.data) {
    const conflicts = openConflicts(last.data, now.data.now);
    // Once all is agreed nothing is left to try, and nobody is asked to move any further.
    if (conflicts.length === 0 && !isCollecting(group))
      return <Standing group={group} last={last.data} now={now.data.now} wide />;
    // The two columns are filled about alike: what can be tried of one's own goes where there is less.
    const isShort = conflicts.flatMap((it) => it.conflict.relaxations).length < 2;
    return (
      <Columns>
        <Standing
          group={group}
          last={last.data}
          now={now.data.now}
          className={isShort && "lg:row-span-2 lg:self-stretch"}
        />
        <Settle
          group={group}
          conflicts={conflicts}
          isAgreed={last.data.reconciled}
          className={!isShort && "lg:row-span-2 lg:self-stretch"}
        />
        <OwnFlexibility group={group} className={isShort && "lg:col-start-2"} />
      </Columns>
    );
  }
  const error = last.error ?? now.error;
  if (error) {
    return (
      <ErrorState
        headingLevel={3}
        title="Where the group meets could not be loaded"
        description={domainError(error).message}
        onRetry={() => void Promise.all([last.refetch(), now.refetch()])}
      />
    );
  }
  return (
    <div role="status">
      <span className="sr-only">Loading where the group meets</span>
      <Columns>
        <Skeleton className="h-80 rounded-card" />
        <Skeleton className="h-80 rounded-card" />
      </Columns>
    </div>
  );
}

function Columns({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr]">
      {children}
    </div>
  );
}
