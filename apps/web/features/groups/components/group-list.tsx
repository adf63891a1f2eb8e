"use client";

import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { CalendarDays, Crown, MapPin, Plus, Users } from "lucide-react";
import { type ApiOutputs, useApi } from "@/features/api-client/index.ts";
import { PhotoCover } from "@/features/pictures/index.ts";
import { QueryError } from "@/features/query-states/index.ts";
import { Badge } from "@/ui/badge.tsx";
import { ButtonLink } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { classNames } from "@/ui/class-names.ts";
import { formatDateRange } from "@/ui/format.ts";
import { Link } from "@/ui/link.tsx";
import { Loading } from "@/ui/loading.tsx";
import { EmptyState } from "@/ui/page-states.tsx";
import { t } from "../messages/entry/index.ts";
import { statusWords, whereAndWhen } from "../messages.ts";
import { groupTitle } from "../model/group-title.ts";
import { isCollecting } from "../model/next-step.ts";
import type { GroupSummary } from "../model/types.ts";
import { Countdown } from "./group-facts.tsx";

/** The person's groups. People without a group are shown the two ways to get into one. */
export function GroupList() {
  const list = useQuery(useApi().groups.list.queryOptions({}));
  const isEmpty = list.data?.group_trips.length === 0;
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
        <h1 className="heading-page">{t("yourGroups")}</h1>
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
        {t("create")}
      </ButtonLink>
      <ButtonLink href="/join" variant="secondary">
        {t("joinByCode")}
      </ButtonLink>
    </>
  );
}

function Content({ list }: { list: UseQueryResult<ApiOutputs["groups"]["list"], unknown> }) {
  if (list.isPending) {
    return (
      <Loading
        label={t("list.loading")}
        className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2 lg:grid-cols-3"
        blocks={Array(3).fill("h-96 rounded-card")}
      />
    );
  }
  if (list.isError && !list.data) return <QueryError title={t("list.failed")} query={list} />;
  const groups = list.data.group_trips;
  if (groups.length === 0) {
    return <EmptyState art={<Users />} title={t("list.empty")} description={t("list.emptyText")} action={<WaysIn />} />;
  }
  return (
    <ul aria-label={t("list.name")} className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {groups.map((group) => (
        <li key={group.id}>
          <GroupCard group={group} />
        </li>
      ))}
    </ul>
  );
}

function GroupCard({ group }: { group: GroupSummary }) {
  const status = statusWords(group);
  const collects = isCollecting(group);
  const { places, dates } = whereAndWhen(group);
  const [first, ...more] = places;
  return (
    <Card interactive padding="none" className="flex h-full flex-col overflow-hidden">
      <PhotoCover
        shape="card"
        kind="trip"
        at={group.place}
        name={first ?? groupTitle(group)}
        of={group.place?.city_id ?? null}
        className="aspect-5/2"
      />
      <div className="flex flex-1 flex-col gap-4 p-5">
        <div className="flex flex-wrap items-center gap-2">
          <Badge wraps tone={status.tone}>
            {status.label}
          </Badge>
          {collects && group.awaits_you && <Badge tone="warning">{t("yourTurn")}</Badge>}
        </div>
        <h2 className="heading-section wrap-anywhere">
          <Link
            href={`/groups/${group.trip_code}`}
            className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-accent"
          >
            {groupTitle(group)}
          </Link>
        </h2>
        <ul className="mt-auto flex flex-col gap-1.5 text-[0.9375rem] text-muted [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-faint">
          {first !== undefined && (
            <li className="flex min-w-0 items-center gap-2">
              <MapPin aria-hidden="true" />
              <span className="min-w-0 truncate">{first}</span>
              {more.length > 0 && (
                <span className="shrink-0 text-faint">{t("orMore", { count: String(more.length) })}</span>
              )}
            </li>
          )}
          {dates && (
            <li className="flex items-center gap-2">
              <CalendarDays aria-hidden="true" />
              {formatDateRange(dates.start, dates.end)}
            </li>
          )}
          <li className="flex flex-wrap items-center gap-2">
            <Users aria-hidden="true" />
            {collects ? (
              <>
                {t("answered.short", { answered: String(group.answered_count), members: String(group.member_count) })}
                <AnswerDots answered={group.answered_count} members={group.member_count} />
              </>
            ) : (
              t("people", { count: group.member_count })
            )}
          </li>
          {(group.is_lead || group.role === "creator") && (
            <li className="flex items-center gap-2">
              <Crown aria-hidden="true" />
              {group.is_lead ? t("youLead") : t("youCreated")}
            </li>
          )}
          {group.response_deadline && collects && (
            <li>
              <Countdown deadline={group.response_deadline} className="gap-2" />
            </li>
          )}
        </ul>
      </div>
    </Card>
  );
}

const atMost = 12;

/** One dot for each member, filled for those who have answered. The words beside them say the same. */
function AnswerDots({ answered, members }: { answered: number; members: number }) {
  if (members > atMost) return null;
  return (
    <span aria-hidden="true" className="inline-flex gap-1">
      {Array.from({ length: members }, (_, index) => (
        <span
          key={index}
          className={classNames(
            "size-2 rounded-full",
            index < answered ? "bg-accent" : "border border-line-strong bg-transparent",
          )}
        />
      ))}
    </span>
  );
}
