"use client";

import { CircleHelp, MapPinCheckInside, MapPinOff, Plus } from "lucide-react";
import { useRef, useState } from "react";
import type { LeftOut } from "@/features/api-client/index.ts";
import { QueryError } from "@/features/query-states/index.ts";
import { Badge } from "@/ui/badge.tsx";
import { Button } from "@/ui/button.tsx";
import { formatDate, formatDuration } from "@/ui/format.ts";
import { Loading } from "@/ui/loading.tsx";
import { EmptyState } from "@/ui/page-states.tsx";
import { Sheet } from "@/ui/sheet.tsx";
import { t } from "../messages/left-out/index.ts";
import { useBuilder } from "./builder-context.tsx";
import { useExplanation } from "./use-explanation.ts";

/** The places that the plan leaves out, and why. */
export function LeftOutSheet({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t("title")} description={t("text")}>
      <LeftOutList />
    </Sheet>
  );
}

function LeftOutList() {
  const { trip } = useBuilder();
  const explanation = useExplanation(trip.id);
  const top = useRef<HTMLDivElement>(null);
  if (explanation.isPending) {
    return <Loading label={t("loading")} blocks={Array(3).fill("h-20 rounded-card")} />;
  }
  if (!explanation.data) {
    return <QueryError headingLevel={3} title={t("failed")} query={explanation} />;
  }
  const { left_out } = explanation.data;
  if (left_out.length === 0) {
    const known = trip.itinerary.some((day) => day.activities.some((it) => it.place_id !== null));
    return known ? (
      <EmptyState headingLevel={3} art={<MapPinCheckInside />} title={t("nothing")} description={t("nothingText")} />
    ) : (
      <EmptyState headingLevel={3} art={<MapPinOff />} title={t("unknown")} description={t("unknownText")} />
    );
  }
  const fitting = left_out.filter((it) => it.fits_on);
  const others = left_out.filter((it) => !it.fits_on);
  return (
    <div ref={top} tabIndex={-1} className="flex flex-col gap-7 outline-none">
      <Places
        title={t("fitting")}
        places={fitting}
        // The focused row disappears.
        onAdded={() => top.current?.focus()}
      />
      <Places title={t(fitting.length > 0 ? "rest" : "notInPlan")} places={others} />
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

function LeftOutRow({ place, onAdded }: { place: LeftOut; onAdded?: () => void }) {
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
              {t("unverified")}
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
          {t("addTo", { day })}
          <span className="sr-only">: {place.name}</span>
        </Button>
      )}
    </li>
  );
}
