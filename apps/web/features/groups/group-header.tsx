"use client";

import { Presence } from "@/features/room/presence.tsx";
import type { Person } from "@/features/room/use-room.ts";
import { Badge } from "@/ui/badge.tsx";
import { Card } from "@/ui/card.tsx";
import { Countdown } from "./countdown.tsx";
import { GroupCompany } from "./group-company.tsx";
import { GroupFacts } from "./group-facts.tsx";
import { GroupMenu } from "./group-menu.tsx";
import { groupTitle, roundWords, statusWords } from "./group-words.ts";
import { isCollecting } from "./next-step.ts";
import { NextStepPanel } from "./next-step-panel.tsx";
import type { Group } from "./types.ts";

/** What the group is, where it stands, what is next and how others come in. */
export function GroupHeader({ group, people }: { group: Group; people: readonly Person[] }) {
  const status = statusWords(group);
  return (
    <header className="flex flex-col gap-6">
      <div className="flex flex-col gap-3">
        <div className="flex min-h-11 items-center gap-3">
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1.5 text-muted text-sm">
            <Badge wraps tone={status.tone}>
              {status.label}
            </Badge>
            <span>{roundWords(group)}</span>
            {group.response_deadline && isCollecting(group) && <Countdown deadline={group.response_deadline} />}
          </div>
          <Presence people={people} selfId={group.you} />
          <GroupMenu group={group} />
        </div>
        <h1 className="heading-page wrap-anywhere">{groupTitle(group)}</h1>
        <GroupFacts group={group} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <NextStepPanel group={group} />
        <Card className="flex flex-col gap-4">
          <GroupCompany group={group} />
        </Card>
      </div>
    </header>
  );
}
