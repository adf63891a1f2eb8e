"use client";

import { Bike, Car, Footprints, type LucideIcon, TramFront } from "lucide-react";
import { TodayStrip, useTodayState } from "@/features/concierge/index.ts";
import { DirectionsMenu } from "@/features/places/index.ts";
import { formatDuration } from "@/ui/format.ts";
import { t } from "../messages/index.ts";
import { findActivity } from "../model/find-activity.ts";
import { useBuilder } from "./builder-context.tsx";

type Mode = "walk" | "transit" | "drive" | "cycle" | "taxi";

const icons: Record<Mode, LucideIcon> = { walk: Footprints, transit: TramFront, drive: Car, cycle: Bike, taxi: Car };

/** On a day of the trip, above its days: what is next, with the way there. */
export function NextStop() {
  const { trip } = useBuilder();
  const today = useTodayState(trip);
  const { next, way } = today?.outlook ?? { next: null, way: null };
  const isToday = next !== null && next.start.date === today?.now.date;
  const stop = isToday && next.activity_id ? findActivity(trip, next.activity_id)?.activity : undefined;
  const Icon = way && icons[way.mode];
  return (
    <section aria-label={t("next")} className="rounded-card bg-accent-soft text-on-accent-soft sm:flex sm:items-center">
      <TodayStrip trip={trip} />
      {stop && stop.lat !== null && stop.lng !== null && (
        <div className="-mt-2 flex flex-wrap items-center justify-between gap-x-4 pr-1.5 pb-1.5 pl-4 sm:mt-0 sm:shrink-0 sm:p-1.5">
          <p className="flex items-center gap-1.5 text-sm">
            {way && Icon && (
              <>
                <Icon aria-hidden="true" className="size-4 shrink-0" />
                {t(`way.${way.mode}`, { time: formatDuration(way.minutes) })}
              </>
            )}
          </p>
          <DirectionsMenu label={t("next.directions")} name={stop.title} lat={stop.lat} lng={stop.lng} />
        </div>
      )}
    </section>
  );
}
