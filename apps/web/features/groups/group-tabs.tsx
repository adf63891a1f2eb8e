"use client";

import { useQuery } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useSearchParams } from "next/navigation";
import type { ReactNode } from "react";
import { Agree } from "@/features/alignment/agree.tsx";
import { useApi } from "@/features/api-client/index.ts";
import { Skeleton } from "@/ui/loading.tsx";
import { Tabs } from "@/ui/tabs.tsx";
import { groupTabOf } from "./group-tab.ts";
import { NextStepLine, NextStepPanel } from "./next-step-panel.tsx";
import { People } from "./people.tsx";
import type { Group } from "./types.ts";

const loading = () => <Skeleton className="h-64 rounded-card" />;
const Board = dynamic(() => import("@/features/board/board.tsx").then((module) => module.Board), { loading });
const Rounds = dynamic(() => import("@/features/alignment/rounds.tsx").then((module) => module.Rounds), { loading });

/** `small`: on a phone what is next stands within the tabs, whole in the first and as a line in the others. */
export function GroupTabs({ group, small }: { group: Group; small: boolean }) {
  const tab = groupTabOf(useSearchParams().get("tab"));
  const board = useQuery(useApi().board.get.queryOptions({ trip_code: group.trip_code }));
  const places = board.data && board.data.candidates.length + board.data.review_lane.length;
  const withStep = (content: ReactNode, isFirst = false) =>
    small ? (
      <div className="-mt-2 flex flex-col gap-4">
        {isFirst ? <NextStepPanel group={group} /> : <NextStepLine group={group} />}
        {content}
      </div>
    ) : (
      content
    );
  return (
    <Tabs
      label="Group"
      value={tab}
      // Next follows the address bar without asking the server again.
      onValueChange={(next) => window.history.replaceState(null, "", `/groups/${group.trip_code}?tab=${next}`)}
      tabs={[
        { value: "agree", label: "Agree", content: withStep(<Agree group={group} />, true) },
        { value: "board", label: "Board", aside: <Tally value={places} />, content: withStep(<Board group={group} />) },
        {
          value: "rounds",
          label: "Rounds",
          aside: <Tally value={group.round_number} />,
          content: withStep(<Rounds group={group} />),
        },
        {
          value: "people",
          label: "People",
          aside: <Tally value={group.members.length} />,
          content: withStep(<People group={group} />),
        },
      ]}
    />
  );
}

/** Only for the eye: what it counts is in the tab. */
function Tally({ value }: { value: number | undefined }) {
  if (!value) return null;
  return (
    <span aria-hidden="true" className="text-faint text-sm tabular-nums max-[26rem]:hidden">
      {value}
    </span>
  );
}
