"use client";

import { MapPinCheckInside, MapPinOff } from "lucide-react";
import { useRef } from "react";
import { domainError, type LeftOut } from "@/features/api-client/index.ts";
import { Skeleton } from "@/ui/loading.tsx";
import { EmptyState, ErrorState } from "@/ui/page-states.tsx";
import { Sheet } from "@/ui/sheet.tsx";
import { useExplanation } from "../api/use-explanation.ts";
import { useBuilder } from "./builder-context.tsx";
import { LeftOutRow } from "./left-out-row.tsx";

/** The places that the plan does without, and why. */
export function LeftOutSheet({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="What was left out"
      description="Places that we know here and the plan does without, the best first."
    >
      <LeftOutList />
    </Sheet>
  );
}

function LeftOutList() {
  const { trip } = useBuilder();
  const explanation = useExplanation(trip.id);
  const top = useRef<HTMLDivElement>(null);
  if (explanation.isPending) {
    return (
      <div role="status" className="flex flex-col gap-3">
        <span className="sr-only">Loading what was left out</span>
        <Skeleton className="h-20 rounded-card" />
        <Skeleton className="h-20 rounded-card" />
        <Skeleton className="h-20 rounded-card" />
      </div>
    );
  }
  if (!explanation.data) {
    return (
      <ErrorState
        headingLevel={3}
        title="What was left out could not be loaded"
        description={domainError(explanation.error).message}
        onRetry={() => void explanation.refetch()}
      />
    );
  }
  const { left_out } = explanation.data;
  if (left_out.length === 0) {
    const known = trip.itinerary.some((day) => day.activities.some((it) => it.place_id !== null));
    return known ? (
      <EmptyState
        headingLevel={3}
        art={<MapPinCheckInside />}
        title="Nothing was left out"
        description="Everything that we know here is in the plan."
      />
    ) : (
      <EmptyState
        headingLevel={3}
        art={<MapPinOff />}
        title="No places to leave out"
        description="We know no places here yet, so nothing was passed over. Add what you find yourself."
      />
    );
  }
  const fitting = left_out.filter((it) => it.fits_on);
  const others = left_out.filter((it) => !it.fits_on);
  return (
    <div ref={top} tabIndex={-1} className="flex flex-col gap-7 outline-none">
      <Places
        title="There is still time for"
        places={fitting}
        // The row that had the focus goes.
        onAdded={() => top.current?.focus()}
      />
      <Places title={fitting.length > 0 ? "The rest" : "Not in the plan"} places={others} />
    </div>
  );
}

function Places({ title, places, onAdded }: { title: string; places: readonly LeftOut[]; onAdded?: () => void }) {
  if (places.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1 flex flex-col divide-y">
        {places.map((place) => (
          <LeftOutRow key={place.place_id} place={place} {...(onAdded && { onAdded })} />
        ))}
      </ul>
    </section>
  );
}
