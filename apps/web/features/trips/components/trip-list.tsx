"use client";

import { todayIn } from "@caravan/domain/calendar";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import {
  Archive,
  ArchiveRestore,
  CalendarDays,
  Compass,
  CopyPlus,
  ListChecks,
  MapPin,
  Plus,
  Users,
} from "lucide-react";
import { useState } from "react";
import { type TripSummary, toastError, tripsPerPage, useApi } from "@/features/api-client/index.ts";
import { dayColour } from "@/features/map/index.ts";
import { KeptMark } from "@/features/offline/index.ts";
import { TripCover } from "@/features/pictures/index.ts";
import { LoadMore, QueryError, useNextPages } from "@/features/query-states/index.ts";
import { Badge } from "@/ui/badge.tsx";
import { Button, ButtonLink } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { dayCount, deviceZone, formatDateRange } from "@/ui/format.ts";
import { Link } from "@/ui/link.tsx";
import { Loading } from "@/ui/loading.tsx";
import { t as ui } from "@/ui/messages/index.ts";
import { EmptyState } from "@/ui/page-states.tsx";
import { toast } from "@/ui/toast.ts";
import { t } from "../messages/list/index.ts";
import { groupTrips } from "../model/group-trips.ts";
import { PlanAgainDialog } from "./plan-again-dialog.tsx";
import { StatusBadge } from "./status-badge.tsx";

/** @param archived those that the person has taken out of the list */
export function TripList({ archived = false }: { archived?: boolean }) {
  const api = useApi();
  const list = useInfiniteQuery(
    api.trips.list.infiniteQueryOptions(
      { limit: tripsPerPage, archived },
      { getNextPageParam: (page) => page.next_cursor ?? undefined },
    ),
  );
  const [again, setAgain] = useState<TripSummary | null>(null);
  const today = todayIn(deviceZone(), new Date());
  // The API lists the latest start first, so current and next trips may be on a later page.
  const last = list.data?.pages.at(-1)?.trips.at(-1);
  useNextPages(list, last !== undefined && last.start_date > today);
  if (list.isPending) {
    return (
      <Loading
        label={t("loading")}
        className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3"
        blocks={Array(3).fill("h-96 rounded-card")}
      />
    );
  }
  if (list.isError && !list.data) return <QueryError title={t("failed")} query={list} />;
  const trips = list.data.pages.flatMap((page) => page.trips);
  const groups = groupTrips(trips, today);
  if (trips.length === 0 && archived) {
    return <EmptyState art={<Archive />} title={t("noArchive")} description={t("noArchiveText")} />;
  }
  if (trips.length === 0) {
    return (
      <EmptyState
        art={<Compass />}
        title={t("empty")}
        description={t("emptyText")}
        action={
          <ButtonLink href="/trips/new" icon={<Plus />}>
            {t("first")}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <ul aria-label={t("name")} className="flex flex-col gap-10">
        {groups.map(({ name, trips: inGroup }) => (
          <li key={name}>
            <h2 id={`trips-${name}`} className="heading-section mb-4">
              {t(`group.${name}`)}
            </h2>
            <ul
              aria-labelledby={`trips-${name}`}
              className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2 lg:grid-cols-3"
            >
              {inGroup.map((trip) => (
                <li key={trip.id}>
                  <TripCard
                    trip={trip}
                    archived={archived}
                    onPlanAgain={name === "past" && !archived ? () => setAgain(trip) : undefined}
                  />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {again && <PlanAgainDialog trip={again} onClose={() => setAgain(null)} />}
      <LoadMore list={list} />
    </>
  );
}

function Unarchive({ trip }: { trip: TripSummary }) {
  const archive = useMutation(
    useApi().trips.archive.mutationOptions({
      onSuccess: () => toast({ title: t("back.done", { title: trip.title }) }),
      onError: (error) => toastError(error),
    }),
  );
  return (
    // Raised above the link that covers the whole card.
    <Button
      variant="secondary"
      size="sm"
      icon={<ArchiveRestore />}
      className="relative w-fit"
      loading={archive.isPending}
      onClick={() => archive.mutate({ trip_id: trip.id, archived: false })}
    >
      {t("back")}
      <span className="sr-only">: {trip.title}</span>
    </Button>
  );
}

interface TripCardProps {
  trip: TripSummary;
  archived: boolean;
  onPlanAgain: (() => void) | undefined;
}

function TripCard({ trip, archived, onPlanAgain }: TripCardProps) {
  const days = dayCount(trip.start_date, trip.end_date);
  return (
    <Card interactive padding="none" className="flex h-full flex-col overflow-hidden">
      <TripCover trip={trip} shape="card" className="aspect-2/1" />
      <DayBand days={days} />
      <div className="flex flex-1 flex-col gap-4 p-5">
        <div className="flex flex-wrap items-center gap-2">
          <StatusBadge status={trip.status} />
          {trip.role !== "owner" && <Badge>{t(trip.role === "editor" ? "canEdit" : "viewOnly")}</Badge>}
          <KeptMark tripId={trip.id} />
          {trip.waiting_proposals !== undefined && (
            // Raised above the link that covers the whole card.
            <Link
              href={`/trips/${trip.id}?proposals=1`}
              className="tap relative -my-2.5 flex items-center rounded-full focus-visible:outline-2 focus-visible:outline-accent"
            >
              <Badge tone="accent" icon={<ListChecks />}>
                {t("waiting", { count: trip.waiting_proposals })}
                <span className="sr-only">: {trip.title}</span>
              </Badge>
            </Link>
          )}
        </div>
        <h3 className="heading-section break-words">
          <Link
            href={`/trips/${trip.id}`}
            className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-accent"
          >
            {trip.title}
          </Link>
        </h3>
        <ul className="mt-auto flex flex-col gap-1.5 text-[0.9375rem] text-muted [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-faint">
          <li className="flex items-center gap-2">
            <MapPin aria-hidden="true" />
            <span className="min-w-0 truncate">{trip.destination}</span>
          </li>
          <li className="flex items-center gap-2">
            <CalendarDays aria-hidden="true" />
            {formatDateRange(trip.start_date, trip.end_date)}
            <span className="text-faint">· {ui("days", { count: days })}</span>
          </li>
          <li className="flex items-center gap-2">
            <Users aria-hidden="true" />
            {t("travelers", { count: trip.travelers })}
          </li>
        </ul>
        {archived && <Unarchive trip={trip} />}
        {onPlanAgain && (
          // Raised above the link that covers the whole card.
          <Button
            variant="secondary"
            size="sm"
            icon={<CopyPlus />}
            className="relative self-start"
            onClick={onPlanAgain}
          >
            {t("again")}
            <span className="sr-only">{trip.title}</span>
          </Button>
        )}
      </div>
    </Card>
  );
}

/** One stripe a day, in the colours of the trip's map: how long the trip is, at a glance. */
function DayBand({ days }: { days: number }) {
  const stripes = Array.from({ length: Math.min(days, 28) }, (_, index) => dayColour(index));
  return (
    <div aria-hidden="true" className="flex h-1.5 gap-px">
      {stripes.map((colour, index) => (
        <span key={index} className="flex-1" style={{ background: colour }} />
      ))}
    </div>
  );
}
