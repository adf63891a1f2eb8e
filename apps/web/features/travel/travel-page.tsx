"use client";

import { useQuery } from "@tanstack/react-query";
import { Import, Plus } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { domainError, useApi } from "@/features/api-client/index.ts";
import type { Trip } from "@/features/trips/types.ts";
import { Button, ButtonLink } from "@/ui/button.tsx";
import { ErrorState } from "@/ui/page-states.tsx";
import { NoTravel } from "./no-travel.tsx";
import { travelDays } from "./order.ts";
import { SegmentDialog } from "./segment-dialog.tsx";
import { SourceSheet } from "./source-sheet.tsx";
import { TravelDaySection } from "./travel-day-section.tsx";
import { TravelSkeleton } from "./travel-skeleton.tsx";
import type { Segment } from "./types.ts";
import { useSegmentEdits } from "./use-segment-edits.ts";

type Open = { readonly kind: "edit" | "source"; readonly segment: Segment } | { readonly kind: "add" } | null;

/** Everything that is booked to get there, to stay and to meet, in the order of time. */
export function TravelPage({ trip }: { trip: Trip }) {
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

  if (list.isError && !list.data)
    return (
      <ErrorState
        title="The travel could not be loaded"
        description={domainError(list.error).message}
        onRetry={() => void list.refetch()}
      />
    );
  if (!segments) return <TravelSkeleton />;
  const actions = canEdit && (
    <>
      <ButtonLink href={`/import?trip=${trip.id}`} icon={<Import />}>
        Import a confirmation
      </ButtonLink>
      <Button variant="secondary" icon={<Plus />} onClick={() => setOpen({ kind: "add" })}>
        Add by hand
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
              // The first of a day names it: after the date line a date may come twice.
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

/** The address may name a segment, which is only there once the list is. */
function goToNamed() {
  const named = /^#segment-[\w-]+$/.test(location.hash) && document.querySelector(location.hash);
  if (!(named instanceof HTMLElement)) return;
  named.scrollIntoView({ block: "center" });
  named.focus({ preventScroll: true });
}
