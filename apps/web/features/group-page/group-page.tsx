"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from "react";
import { AlignmentTab, RoundsTab } from "@/features/alignment/index.ts";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { Board } from "@/features/board/index.ts";
import {
  type Group,
  GroupHeader,
  GroupHeaderSmall,
  GroupNotFound,
  MembersCard,
  MembersTab,
  NextStepLine,
  NextStepPanel,
} from "@/features/groups/index.ts";
import { useGroupRoom } from "@/features/room/index.ts";
import { PeopleColours } from "@/ui/avatar.tsx";
import { Skeleton } from "@/ui/loading.tsx";
import { ErrorState } from "@/ui/page-states.tsx";
import { Tabs } from "@/ui/tabs.tsx";
import { useOnServer } from "@/ui/use-on-server.ts";
import { isSmallWindow } from "@/ui/use-window-size.ts";
import { groupTabOf } from "./group-tab.ts";
import { t } from "./messages/index.ts";

interface GroupScreenProps {
  tripCode: string;
  /** Whether the request came from a phone, whose layout the HTML then has. */
  phone: boolean;
}

export function GroupScreen({ tripCode, phone }: GroupScreenProps) {
  const group = useQuery(useApi().groups.get.queryOptions({ trip_code: tripCode }));
  const error = group.error && domainError(group.error);
  const lost = error !== null && [400, 403, 404].includes(error.status);
  if (group.data) return <OpenGroup group={group.data.group_trip} lost={lost} phone={phone} />;
  if (lost) return <GroupNotFound />;
  if (error) {
    return (
      <ErrorState
        headingLevel={1}
        title={t("failed")}
        description={error.message}
        onRetry={() => void group.refetch()}
      />
    );
  }
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">{t("loading")}</span>
      <Skeleton className="h-28 rounded-card max-sm:hidden" />
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

/** `lost`: it can no longer be read; the room tells whether it was deleted or the person was removed. */
function OpenGroup({ group, lost, phone }: { group: Group; lost: boolean; phone: boolean }) {
  const { people, deleted } = useGroupRoom(group.trip_code);
  // Decided once: rotating the phone must not change the layout, which would reset an open form.
  const onServer = useOnServer();
  const [small, setSmall] = useState(() => (onServer ? phone : isSmallWindow()));
  // Of the HTML only the device is known; a narrow window on a computer is seen before anything can be written.
  useLayoutEffect(() => setSmall(isSmallWindow()), []);
  useDeadline(group);
  const everybody = useMemo(
    () => [...group.members, ...group.removed_members].map((it) => ({ id: it.user_id, name: it.name })),
    [group],
  );
  if (deleted || lost) return <GroupNotFound deleted={deleted} />;
  return (
    <PeopleColours people={everybody}>
      <div className="flex min-w-0 flex-col gap-2 sm:gap-5">
        {small ? <GroupHeaderSmall group={group} people={people} /> : <GroupHeader group={group} people={people} />}
        <GroupTabs group={group} small={small} />
      </div>
    </PeopleColours>
  );
}

function GroupTabs({ group, small }: { group: Group; small: boolean }) {
  const tab = groupTabOf(useSearchParams().get("tab"));
  const board = useQuery(useApi().board.get.queryOptions({ trip_code: group.trip_code }));
  const places = board.data && board.data.candidates.length + board.data.review_lane.length;
  const below = (content: ReactNode) => (
    <div className="flex flex-col gap-4 max-sm:-mt-2">
      <NextStepLine group={group} />
      {content}
    </div>
  );
  const withMembers = (content: ReactNode) =>
    small ? (
      content
    ) : (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_21rem]">
        {content}
        <MembersCard group={group} />
      </div>
    );
  return (
    <Tabs
      label={t("group")}
      value={tab}
      // Next follows the address bar without a request to the server.
      onValueChange={(next) => window.history.replaceState(null, "", `/groups/${group.trip_code}?tab=${next}`)}
      tabs={[
        {
          value: "agree",
          label: t("tab.agree"),
          content: (
            <div className="flex flex-col gap-4 max-sm:-mt-2 sm:gap-5">
              {withMembers(<NextStepPanel group={group} />)}
              <AlignmentTab group={group} />
            </div>
          ),
        },
        {
          value: "board",
          label: t("tab.board"),
          aside: <Tally value={places} />,
          content: below(<Board group={group} />),
        },
        {
          value: "rounds",
          label: t("tab.rounds"),
          aside: <Tally value={group.round_number} />,
          content: below(<RoundsTab group={group} />),
        },
        {
          value: "people",
          label: t("tab.people"),
          aside: <Tally value={group.members.length} />,
          content: below(withMembers(<MembersTab group={group} />)),
        },
      ]}
    />
  );
}

/** Decorative: the count is also in the tab's name. */
function Tally({ value }: { value: number | undefined }) {
  if (!value) return null;
  return (
    <span aria-hidden="true" className="text-faint text-sm tabular-nums max-[26rem]:hidden">
      {value}
    </span>
  );
}

/** The server's clock may be a little behind ours. */
const graceMs = 1_000;
/** The longest delay of a timer. */
const furthestMs = 2_147_483_647;

/** At the deadline, awaited members become silent ones. No event announces that, so the group is read again. */
function useDeadline({ response_deadline }: Pick<Group, "response_deadline">): void {
  const api = useApi();
  const cache = useQueryClient();
  useEffect(() => {
    const wait = Date.parse(response_deadline ?? "") - Date.now() + graceMs;
    if (!(wait > 0 && wait < furthestMs)) return;
    const timer = setTimeout(() => {
      void cache.invalidateQueries(api.groups.pathFilter());
      void cache.invalidateQueries(api.alignment.pathFilter());
    }, wait);
    return () => clearTimeout(timer);
  }, [response_deadline, api, cache]);
}
