"use client";

import { CircleHelp, Plus } from "lucide-react";
import { useState } from "react";
import type { LeftOut } from "@/features/api-client/index.ts";
import { Badge } from "@/ui/badge.tsx";
import { Button } from "@/ui/button.tsx";
import { formatDate, formatDuration } from "@/ui/format.ts";
import { useBuilder } from "./builder-context.tsx";

export function LeftOutRow({ place, onAdded }: { place: LeftOut; onAdded?: () => void }) {
  const { edits } = useBuilder();
  const [busy, setBusy] = useState(false);
  const { fits_on } = place;
  const day = fits_on && formatDate(fits_on.date, "day");
  const add = async () => {
    if (!fits_on || !day) return;
    setBusy(true);
    const added = await edits.addPlace(place, fits_on.itinerary_id, day);
    setBusy(false);
    if (added) onAdded?.();
  };
  return (
    <li className="flex flex-col items-start gap-2 py-3.5">
      <div className="wrap-anywhere flex w-full flex-col gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 font-medium">{place.name}</span>
          {!place.verified && (
            <Badge tone="warning" icon={<CircleHelp />}>
              Unverified
            </Badge>
          )}
        </p>
        <p className="text-muted text-sm">
          {[place.neighborhood, formatDuration(place.duration_minutes)].filter(Boolean).join(" · ")}
        </p>
        <p className="mt-0.5 text-[0.9375rem] text-muted">{place.why}</p>
      </div>
      {day && (
        <Button variant="secondary" size="sm" icon={<Plus />} loading={busy} onClick={() => void add()}>
          Add to {day}
          <span className="sr-only">: {place.name}</span>
        </Button>
      )}
    </li>
  );
}
