"use client";

import { useQuery } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useSearchParams } from "next/navigation";
import { Agree } from "@/features/alignment/agree.tsx";
import { useApi } from "@/features/api-client/api.ts";
import { Skeleton } from "@/ui/skeleton.tsx";
import { Tabs } from "@/ui/tabs.tsx";
import { groupTabOf } from "./group-tab.ts";
import { People } from "./people.tsx";
import type { Group } from "./types.ts";

const loading = () => <Skeleton className="h-64 rounded-card" />;
const Board = dynamic(() => import("@/features/board/board.tsx").then((module) => module.Board), { loading });
const Rounds = dynamic(() => import("@/features/alignment/rounds.tsx").then((module) => module.Rounds), { loading });

export function GroupTabs({ group }: { group: Group }) {
  const tab = groupTabOf(useSearchParams().get("tab"));
  const board = useQuery(useApi().board.get.queryOptions({ trip_code: group.trip_code }));
  const places = board.data && board.data.candidates.length + board.data.review_lane.length;
  return (
    <Tabs
      label="Group"
      value={tab}
      // Next follows the address bar without asking the server again.
      onValueChange={(next) => window.history.replaceState(null, "", `/groups/${group.trip_code}?tab=${next}`)}
      tabs={[
        { value: "agree", label: "Agree", content: <Agree group={group} /> },
        { value: "board", label: "Board", aside: <Tally value={places} />, content: <Board group={group} /> },
        {
          value: "rounds",
          label: "Rounds",
          aside: <Tally value={group.round_number} />,
          content: <Rounds group={group} />,
        },
        {
          value: "people",
          label: "People",
          aside: <Tally value={group.members.length} />,
          content: <People group={group} />,
        },
      ]}
    />
  );
}

/** Only for the eye: what it counts is in the tab. */
function Tally({ value }: { value: number | undefined }) {
  if (!value) return null;
  return (
    <span aria-hidden="true" className="text-faint text-sm tabular-nums">
      {value}
    </span>
  );
}
