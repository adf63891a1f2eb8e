import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Day } from "@/features/api-client/index.ts";
import { findActivity } from "../model/find-activity.ts";
import { useFocus } from "../model/focus-store.ts";
import { useBuilder } from "./builder-context.tsx";

/** What comes into sight within this distance is whole already; in parts of the window. */
const margin = "150%";

/**
 * Which days of a long plan are rendered whole: those near what is seen, and those in use. Others are a plain list
 * (`FarDay`), which the browser searches like them.
 *
 * @param list the element with a section for each day
 */
export function useNearDays(list: RefObject<HTMLElement | null>, days: readonly Day[]) {
  const { trip, focus } = useBuilder();
  const first = useMemo(() => daysNearAtFirst(trip.itinerary), [trip.itinerary]);
  const [seen, setSeen] = useState<ReadonlySet<string> | null>(null);
  const used = useRef(new Set<string>());
  const heights = useRef(new Map<string, number>());
  const isLong = first !== null;
  const near = isLong ? (seen ?? first) : null;

  useEffect(() => {
    if (!near) return;
    const found = (entries: IntersectionObserverEntry[]) => {
      const byDay = new Map(entries.map((it) => [dayIdOf(it.target), it.isIntersecting]));
      for (const { target, boundingClientRect } of entries)
        if (near.has(dayIdOf(target))) heights.current.set(dayIdOf(target), boundingClientRect.height);
      setSeen((now) => daysNear(now ?? near, byDay, used.current));
    };
    const observer = new IntersectionObserver(found, { rootMargin: margin, scrollMargin: margin } as never);
    for (const day of days) {
      const section = list.current?.querySelector(`#day-${CSS.escape(day.id)}`);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [near, days, list]);

  // A stop that is chosen elsewhere is scrolled to, so that its day has to be as high as it will be.
  const chosen = useFocus(focus, (it) => (isLong ? it.selectedId : null));
  const chosenDay = chosen === null ? undefined : findActivity(trip, chosen)?.day?.id;

  return {
    isNear: (dayId: string) => near === null || near.has(dayId) || dayId === chosenDay,
    /** In pixels, of a day that was whole before. */
    heightOf: (dayId: string) => heights.current.get(dayId),
    /** For presses and focus in the list. */
    use: useCallback((event: { readonly target: EventTarget }) => {
      const section = event.target instanceof Element ? event.target.closest("section[id^=day-]") : null;
      if (section) used.current.add(dayIdOf(section));
    }, []),
  };
}

const dayIdOf = (section: Element) => section.id.slice("day-".length);

/** Plans with more stops are rendered whole only near what is seen. */
const mostWhole = 100;
/** So many stops are whole at first: more than any window shows. */
const wholeAtFirst = 24;

/** Null where all days are whole. */
export function daysNearAtFirst(days: readonly Day[]): ReadonlySet<string> | null {
  const all = days.reduce((sum, day) => sum + day.activities.length, 0);
  if (all <= mostWhole) return null;
  const near = new Set<string>();
  let stops = 0;
  for (const day of days) {
    if (stops >= wholeAtFirst) break;
    near.add(day.id);
    stops += day.activities.length;
  }
  return near;
}

/**
 * The days that are whole after what was seen of them changed.
 *
 * @param seen for each day whether it is near now
 * @param used days that somebody has used since the page was opened; what was opened or begun in them stays
 */
export function daysNear(
  near: ReadonlySet<string>,
  seen: ReadonlyMap<string, boolean>,
  used: ReadonlySet<string>,
): ReadonlySet<string> {
  const next = new Set(near);
  for (const [dayId, isNear] of seen) {
    if (isNear) next.add(dayId);
    else if (!used.has(dayId)) next.delete(dayId);
  }
  return next.size === near.size && [...next].every((it) => near.has(it)) ? near : next;
}
