"use client";

import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { PhotoCover } from "@/features/pictures/index.ts";
import { type Person, Presence } from "@/features/room/index.ts";
import { Avatar } from "@/ui/avatar.tsx";
import { Badge } from "@/ui/badge.tsx";
import { Card } from "@/ui/card.tsx";
import { classNames } from "@/ui/class-names.ts";
import { listPeople } from "@/ui/format.ts";
import { IconButton } from "@/ui/icon-button.tsx";
import { t } from "../messages/index.ts";
import { roundWords, statusWords, whereAndWhen } from "../messages.ts";
import { groupTitle } from "../model/group-title.ts";
import { isCollecting, membersWithoutAnswer } from "../model/next-step.ts";
import type { Group } from "../model/types.ts";
import { Countdown, GroupFacts } from "./group-facts.tsx";
import { GroupMenu } from "./group-menu.tsx";
import { JoinCode, ShareButton } from "./share-group.tsx";

/** What the group is and its state. The next step is in the tabs below, which have to begin within the first sight. */
export function GroupHeader({ group, people }: { group: Group; people: readonly Person[] }) {
  const status = statusWords(group);
  return (
    <header className="flex flex-col gap-5">
      <PhotoCover
        shape="banner"
        kind="trip"
        at={group.place}
        name={whereAndWhen(group).places[0] ?? groupTitle(group)}
        of={group.place?.city_id ?? null}
        sizes="(min-width: 80rem) 76rem, 100vw"
        className="h-28 rounded-card max-sm:hidden"
        eager
      />
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
    </header>
  );
}

/** The same for a phone: details are folded. */
export function GroupHeaderSmall({ group, people }: { group: Group; people: readonly Person[] }) {
  const detailsId = useId();
  // A group of one person first needs others.
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
          label={t("about")}
          aria-expanded={open}
          aria-controls={detailsId}
          onClick={() => setOpen(!open)}
          icon={<ChevronDown className={classNames("transition-transform", open && "rotate-180")} />}
        />
      </div>
      <div id={detailsId} hidden={!open}>
        <Card padding="none" className="mt-1 flex flex-col gap-4 p-4">
          <GroupFacts group={group} />
          <MembersAndSharing group={group} />
        </Card>
      </div>
    </header>
  );
}

/** In a wide window, what stands beside the next step and the list of people. */
export function MembersCard({ group }: { group: Group }) {
  return (
    <Card className="flex h-fit flex-col gap-4">
      <MembersAndSharing group={group} />
    </Card>
  );
}

/** The members, and how others join. */
function MembersAndSharing({ group }: { group: Group }) {
  return (
    <>
      <MemberAvatars group={group} />
      <div className="flex flex-col gap-2.5 border-t pt-4">
        <p className="font-medium text-[0.9375rem]">{t("invite")}</p>
        <div className="flex flex-wrap items-center gap-2">
          <JoinCode code={group.trip_code} />
          <ShareButton group={group} variant="secondary" size="sm" />
        </div>
      </div>
    </>
  );
}

const atMost = 7;

type Shown = Pick<Group, "members" | "round_number" | "status" | "reconciled" | "you">;

/** The members; faces of those whose answer is awaited are pale, which the words beside them say too. */
function MemberAvatars({ group }: { group: Shown }) {
  const { members } = group;
  const missing = isCollecting(group) ? membersWithoutAnswer(members) : [];
  const shown = members.slice(0, atMost);
  const names = missing.map((it) => (it.user_id === group.you ? t("youInList") : it.name));
  return (
    <div>
      <div aria-hidden="true" className="flex -space-x-1.5">
        {shown.map((member) => (
          <span
            key={member.user_id}
            title={member.name}
            className={classNames(
              // Pale faces would otherwise be transparent where they overlap.
              "relative rounded-full bg-surface ring-2 ring-surface",
              missing.includes(member) && "[&>*]:opacity-40",
            )}
          >
            <Avatar name={member.name} person={member.user_id} decorative />
          </span>
        ))}
        {members.length > atMost && (
          <span className="relative grid size-9 place-items-center rounded-full bg-sunken text-muted text-sm ring-2 ring-surface">
            +{members.length - atMost}
          </span>
        )}
      </div>
      <p className="mt-2.5 text-[0.9375rem]">{words(group, members.length - missing.length)}</p>
      {missing.length > 0 && members.length > 1 && (
        <p className="wrap-anywhere text-muted text-sm">{t("waitingFor", { names: listPeople(names) })}</p>
      )}
    </div>
  );
}

function words(group: Shown, answered: number) {
  const { members, round_number } = group;
  if (members.length === 1) return t("onlyYou");
  if (group.status === "planned") return t("going", { count: members.length });
  if (!isCollecting(group)) return t("inGroup", { count: members.length });
  const values = { answered: String(answered), count: members.length };
  return round_number > 0 ? t("answeredSince", { ...values, round: String(round_number) }) : t("answeredOf", values);
}
