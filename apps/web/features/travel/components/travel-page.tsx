"use client";

import { daysBetween } from "@caravan/domain/calendar";
import { useQuery } from "@tanstack/react-query";
import { Import, Plane, Plus } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { type Trip, useApi } from "@/features/api-client/index.ts";
import { QueryError } from "@/features/query-states/index.ts";
import { TripPage } from "@/features/trips/index.ts";
import { Button, ButtonLink } from "@/ui/button.tsx";
import { formatDate } from "@/ui/format.ts";
import { loadedApart } from "@/ui/loaded-apart.tsx";
import { Loading } from "@/ui/loading.tsx";
import { EmptyState } from "@/ui/page-states.tsx";
import { useSegmentEdits } from "../api/use-segments.ts";
import { t } from "../messages/page/index.ts";
import { type TravelDay, travelDays } from "../model/group-by-day.ts";
import type { Segment } from "../types.ts";
import { SegmentCard } from "./segment-card.tsx";

// Loaded when somebody opens them: most visits only read.
const SegmentDialog = loadedApart(() => import("./segment-dialog.tsx").then((it) => it.SegmentDialog));
const SourceSheet = loadedApart(() => import("./source-sheet.tsx").then((it) => it.SourceSheet));

export function TravelScreen({ tripId }: { tripId: string }) {
  return (
    <TripPage tripId={tripId} name="Travel">
      {(trip) => <TravelPage trip={trip} />}
    </TripPage>
  );
}

type Open = { readonly kind: "edit" | "source"; readonly segment: Segment } | { readonly kind: "add" } | null;

/** All segments of the trip: journeys, stays and meetings, in the order of time. */
function TravelPage({ trip }: { trip: Trip }) {
  const api = useApi();
  const list = useQuery(api.segments.list.queryOptions({ trip_id: trip.id }));
  const edits = useSegmentEdits(trip.id);
  const [open, setOpen] = useState<Open>(null);
  const canEdit = trip.role !== "viewer";
  const segments = list.data?.segments;
  const days = useMemo(() => travelDays(segments ?? [], trip.place.timezone), [segments, trip.place.timezone]);
  const loaded = segments !== undefined;
  useEffect(() => {
    if (!loaded) return;
    if (location.hash === "#add" && canEdit) setOpen({ kind: "add" });
    goToNamed();
  }, [loaded, canEdit]);

  if (list.isError && !list.data) return <QueryError title={t("failed")} query={list} />;
  if (!segments) return <TravelSkeleton />;
  const actions = canEdit && (
    <>
      <ButtonLink href={`/import?trip=${trip.id}`} icon={<Import />}>
        {t("import")}
      </ButtonLink>
      <Button variant="secondary" icon={<Plus />} onClick={() => setOpen({ kind: "add" })}>
        {t("addByHand")}
      </Button>
    </>
  );
  return (
    <>
      {segments.length === 0 ? (
        <NoTravel canEdit={canEdit} actions={actions} />
      ) : (
        <div className="flex flex-col gap-9 lg:gap-7">
          {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
          {days.map((day) => (
            <TravelDaySection
              // The first segment of a day shows the date: after crossing the date line a date may come twice.
              key={day.segments[0]?.id}
              trip={trip}
              day={day}
              onEdit={(segment) => setOpen({ kind: "edit", segment })}
              onRemove={(segment) => void edits.remove(segment)}
              onShowSource={(segment) => setOpen({ kind: "source", segment })}
            />
          ))}
        </div>
      )}
      {open?.kind === "add" && <SegmentDialog trip={trip} segment={null} onClose={() => setOpen(null)} />}
      {open?.kind === "edit" && <SegmentDialog trip={trip} segment={open.segment} onClose={() => setOpen(null)} />}
      {open?.kind === "source" && <SourceSheet segment={open.segment} onClose={() => setOpen(null)} />}
    </>
  );
}

/** The address may name a segment, which appears only with the list. */
function goToNamed() {
  const named = /^#segment-[\w-]+$/.test(location.hash) && document.querySelector(location.hash);
  if (!(named instanceof HTMLElement)) return;
  named.scrollIntoView({ block: "center" });
  named.focus({ preventScroll: true });
}

interface TravelDaySectionProps {
  trip: Trip;
  day: TravelDay<Segment>;
  onEdit(segment: Segment): void;
  onRemove(segment: Segment): void;
  onShowSource(segment: Segment): void;
}

function TravelDaySection({ trip, day, onEdit, onRemove, onShowSource }: TravelDaySectionProps) {
  const headingId = `travel-${day.segments[0]?.id}`;
  return (
    <section
      aria-labelledby={headingId}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-[10rem_minmax(0,1fr)] lg:gap-6"
    >
      <h2
        id={headingId}
        className="heading-section self-start lg:sticky lg:top-[calc(var(--header-height)+1rem)] lg:pt-3"
      >
        {day.date === null ? t("noDate") : formatDate(day.date, "day")}
        {day.date !== null && (
          <span className="font-normal font-sans text-faint text-sm tracking-normal lg:block">
            <span className="lg:hidden"> · </span>
            {placeInTrip(trip, day.date)}
          </span>
        )}
      </h2>
      <ul className="flex flex-col gap-3">
        {day.segments.map((segment) => (
          <li key={segment.id}>
            <SegmentCard
              trip={trip}
              segment={segment}
              canEdit={trip.role !== "viewer"}
              onEdit={() => onEdit(segment)}
              onRemove={() => onRemove(segment)}
              onShowSource={() => onShowSource(segment)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "Day 2", or that it is before or after the trip. */
function placeInTrip({ start_date, end_date }: Trip, date: string): string {
  if (date < start_date) return t("before");
  if (date > end_date) return t("after");
  return t("day", { number: String(daysBetween(start_date, date) + 1) });
}

function NoTravel({ canEdit, actions }: { canEdit: boolean; actions: ReactNode }) {
  return (
    <EmptyState
      art={<Plane />}
      title={t("none")}
      description={canEdit ? t("none.editor") : t("none.viewer")}
      action={actions}
    />
  );
}

function TravelSkeleton() {
  return (
    <Loading
      label={t("loading")}
      className="flex flex-col gap-4"
      blocks={["h-7 w-44", "h-48 w-full rounded-card", "mt-5 h-7 w-44", "h-40 w-full rounded-card"]}
    />
  );
}
