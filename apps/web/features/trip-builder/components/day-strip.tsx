"use client";

import { useEffect, useRef } from "react";
import { dayColour } from "@/features/map/index.ts";
import { classNames } from "@/ui/class-names.ts";
import { formatDate } from "@/ui/format.ts";
import { t } from "../messages/index.ts";
import { useDragLook, useDragPart } from "../model/drag-store.ts";
import { chipId } from "../model/lanes.ts";
import { useBuilder } from "./builder-context.tsx";
import type { ListedDays } from "./use-listed-days.ts";

/** The days as chips: one shows only its own pins on the map, and leads to its heading or lists it alone. */
export function DayStrip({ days: { shownDay, today, show } }: { days: ListedDays }) {
  const { trip } = useBuilder();
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const chip = today === null ? null : strip.current?.querySelector<HTMLElement>("[data-today]");
    // With the end of the day before it, so that people see that there is one.
    if (chip && strip.current) strip.current.scrollLeft = chip.offsetLeft - strip.current.offsetLeft - 72;
  }, [today]);
  if (trip.itinerary.length < 2) return null;
  return (
    <nav
      ref={strip}
      aria-label={t("days")}
      className="flex gap-2 overflow-x-auto overscroll-x-contain px-4 py-1.5 [scrollbar-width:none] sm:px-6"
    >
      <button
        type="button"
        aria-pressed={shownDay === null}
        onClick={() => show(null)}
        className={chip(shownDay === null)}
      >
        {t("days.all")}
      </button>
      {trip.itinerary.map((day, index) => (
        <DayChip
          key={day.id}
          dayId={day.id}
          colour={dayColour(index)}
          label={
            day.date === today ? t("days.today") : formatDate(day.date, trip.itinerary.length > 7 ? "short" : "day")
          }
          today={day.date === today}
          on={shownDay === day.id}
          onPress={() => show(shownDay === day.id ? null : day.id)}
        />
      ))}
    </nav>
  );
}

const chip = (on: boolean) =>
  classNames(
    "tap inline-flex shrink-0 items-center gap-2 whitespace-nowrap rounded-full border px-3.5 font-medium text-sm transition-colors",
    on ? "border-ink bg-ink text-paper" : "border-line-strong/50 bg-raised text-muted hover:text-ink",
  );

interface DayChipProps {
  dayId: string;
  colour: string;
  label: string;
  today: boolean;
  on: boolean;
  onPress: () => void;
}

/** Activities can be dropped on it. */
function DayChip({ dayId, colour, label, today, on, onPress }: DayChipProps) {
  const { drag } = useBuilder();
  const drop = useDragPart(drag, "chip", chipId(dayId));
  const { isOver } = useDragLook(drag, chipId(dayId));
  return (
    <button
      type="button"
      ref={drop}
      data-day-chip={dayId}
      data-today={today || undefined}
      aria-pressed={on}
      onClick={onPress}
      className={classNames(chip(on), isOver && "border-accent ring-2 ring-accent")}
    >
      <span aria-hidden="true" className="size-2.5 rounded-full" style={{ background: colour }} />
      {label}
    </button>
  );
}
