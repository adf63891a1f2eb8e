"use client";

import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { Presence } from "@/features/room/presence.tsx";
import type { Person } from "@/features/room/use-room.ts";
import { Badge } from "@/ui/badge.tsx";
import { Card } from "@/ui/card.tsx";
import { classNames } from "@/ui/class-names.ts";
import { IconButton } from "@/ui/icon-button.tsx";
import { Countdown } from "./countdown.tsx";
import { GroupCompany } from "./group-company.tsx";
import { GroupFacts } from "./group-facts.tsx";
import { GroupMenu } from "./group-menu.tsx";
import { groupTitle, roundWords, statusWords } from "./group-words.ts";
import { isCollecting } from "./next-step.ts";
import type { Group } from "./types.ts";

/** The same for a phone, where the tabs have to come into sight: what is read once is folded away, what is next stands below. */
export function GroupHeaderSmall({ group, people }: { group: Group; people: readonly Person[] }) {
  const detailsId = useId();
  // Alone, the first thing is to bring others in.
  const [open, setOpen] = useState(group.members.length === 1);
  const status = statusWords(group);
  return (
    <header className="-mt-3 flex flex-col">
      <div className="flex items-start gap-2">
        <h1 className="wrap-anywhere min-w-0 flex-1 self-center font-display font-semibold text-2xl leading-tight tracking-tight">
          {groupTitle(group)}
        </h1>
        <Presence people={people} selfId={group.you} />
        <GroupMenu group={group} />
      </div>
      <div className="flex items-center gap-2">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
          <Badge wraps tone={status.tone}>
            {status.label}
          </Badge>
          {group.response_deadline && isCollecting(group) ? (
            <Countdown deadline={group.response_deadline} />
          ) : (
            <span>{roundWords(group)}</span>
          )}
        </div>
        <IconButton
          label="About this group"
          tooltip={false}
          aria-expanded={open}
          aria-controls={detailsId}
          onClick={() => setOpen(!open)}
          icon={<ChevronDown className={classNames("transition-transform", open && "rotate-180")} />}
        />
      </div>
      <div id={detailsId} hidden={!open}>
        <Card padding="none" className="mt-1 flex flex-col gap-4 p-4">
          <GroupFacts group={group} />
          <GroupCompany group={group} />
        </Card>
      </div>
    </header>
  );
}
