"use client";

import { dayColour } from "@/features/map/index.ts";
import { classNames } from "@/ui/class-names.ts";
import { formatDate } from "@/ui/format.ts";
import { useBuilder } from "./builder-context.tsx";

/** The days as chips: one shows only its own pins on the map and leads to its heading. */
export function DayStrip({
  shownDay,
  onShowDay,
}: {
  shownDay: string | null;
  onShowDay: (dayId: string | null) => void;
}) {
  const { trip } = useBuilder();
  if (trip.itinerary.length < 2) return null;
  const chip = (on: boolean) =>
    classNames(
      "tap inline-flex shrink-0 items-center gap-2 whitespace-nowrap rounded-full border px-3.5 font-medium text-sm transition-colors",
      on ? "border-ink bg-ink text-paper" : "border-line-strong/50 bg-raised text-muted hover:text-ink",
    );
  return (
    <nav
      aria-label="Days"
      className="flex gap-2 overflow-x-auto overscroll-x-contain px-4 py-2 [scrollbar-width:none] sm:px-6"
    >
      <button
        type="button"
        aria-pressed={shownDay === null}
        onClick={() => onShowDay(null)}
        className={chip(shownDay === null)}
      >
        All days
      </button>
      {trip.itinerary.map((day, index) => (
        <button
          key={day.id}
          type="button"
          aria-pressed={shownDay === day.id}
          onClick={() => onShowDay(shownDay === day.id ? null : day.id)}
          className={chip(shownDay === day.id)}
        >
          <span aria-hidden="true" className="size-2.5 rounded-full" style={{ background: dayColour(index) }} />
          {formatDate(day.date, trip.itinerary.length > 7 ? "short" : "day")}
        </button>
      ))}
    </nav>
  );
}
