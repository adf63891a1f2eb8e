import { useCallback, useEffect, useEffectEvent, useMemo, useState } from "react";
import type { Day, Trip } from "@/features/api-client/index.ts";
import { useTripMoment } from "@/features/concierge/index.ts";
import { findActivity } from "../model/find-activity.ts";

/**
 * Which days the list shows, and which of them the map.
 *
 * @param filters a chosen day is listed alone; otherwise it is only scrolled to
 * @param folds days that are over are folded
 */
export function useListedDays(trip: Trip, { filters, folds }: { filters: boolean; folds: boolean }) {
  const [shownDay, setShownDay] = useState<string | null>(null);
  const [unfolded, setUnfolded] = useState(false);
  const today = useTripMoment(trip)?.date ?? null;
  const { itinerary } = trip;
  const [only, all] = [filters ? shownDay : null, unfolded || !folds];
  const listed = useMemo(() => listedDays(itinerary, only, today, all), [itinerary, only, today, all]);

  const listWith = useCallback(
    (activityId: string) => {
      // What was added just now is not in this trip yet.
      const found = findActivity(trip, activityId);
      setShownDay((shown) => shown && found && (found.day?.id ?? shown));
      if (isOver(trip.itinerary, today, `#activity-${activityId}`)) setUnfolded(true);
    },
    [trip, today],
  );

  const showAddressed = useEffectEvent(() => {
    if (!isOver(itinerary, today, location.hash)) return;
    setUnfolded(true);
    revealSoon(location.hash.slice(1), "start");
  });
  // The browser itself finds only what is listed already.
  useEffect(showAddressed, []);

  const over = folds ? daysOver(itinerary, today) : 0;
  return useMemo(
    () => ({
      ...listed,
      today,
      over,
      shownDay,
      fold: () => setUnfolded((now) => !now),
      show(dayId: string | null) {
        setShownDay(dayId);
        if (dayId === null) return;
        if (isOver(itinerary, today, `#day-${dayId}`)) setUnfolded(true);
        revealSoon(`day-${dayId}`, "start");
      },
      /** Lists the day of an activity, if another one was chosen or it is folded. */
      listWith,
    }),
    [listed, itinerary, today, over, shownDay, listWith],
  );
}

export type ListedDays = ReturnType<typeof useListedDays>;

/** After the list has rendered it. */
export function revealSoon(elementId: string, block: ScrollLogicalPosition = "nearest"): void {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  setTimeout(() => {
    document.getElementById(elementId)?.scrollIntoView({ block, behavior: calm ? "auto" : "smooth" });
  }, 60);
}

interface Listed {
  readonly days: readonly Day[];
  /** How many are folded above them. */
  readonly folded: number;
}

/**
 * The days that the list shows. On a day of the trip it begins with that day: those that are over are folded.
 *
 * @param only the one chosen day, null for all
 * @param today null when the trip is not under way
 */
export function listedDays(days: readonly Day[], only: string | null, today: string | null, unfolded: boolean): Listed {
  const chosen = days.find((it) => it.id === only);
  if (chosen) return { days: [chosen], folded: 0 };
  const folded = unfolded ? 0 : daysOver(days, today);
  return { days: days.slice(folded), folded };
}

/** How many days of a trip that is under way are over. */
function daysOver(days: readonly Day[], today: string | null): number {
  return Math.max(
    0,
    days.findIndex((it) => it.date === today),
  );
}

/** Whether the day or the stop of this address (`#day-…`, `#activity-…`) is on a day that is over. */
export function isOver(days: readonly Day[], today: string | null, hash: string): boolean {
  const over = days.slice(0, daysOver(days, today));
  return over.some((day) => hash === `#day-${day.id}` || day.activities.some((it) => hash === `#activity-${it.id}`));
}
