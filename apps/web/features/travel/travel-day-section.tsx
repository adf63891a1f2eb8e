import { daysBetween } from "@caravan/domain/calendar";
import type { Trip } from "@/features/trips/types.ts";
import { formatDate } from "@/ui/format.ts";
import type { TravelDay } from "./order.ts";
import { SegmentCard } from "./segment-card.tsx";
import type { Segment } from "./types.ts";

export interface TravelDaySectionProps {
  trip: Trip;
  day: TravelDay<Segment>;
  onEdit(segment: Segment): void;
  onRemove(segment: Segment): void;
  onShowSource(segment: Segment): void;
}

export function TravelDaySection({ trip, day, onEdit, onRemove, onShowSource }: TravelDaySectionProps) {
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
        {day.date === null ? "Without a date" : formatDate(day.date, "day")}
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

/** "Day 2", or that the trip has not begun or is over. */
function placeInTrip({ start_date, end_date }: Trip, date: string): string {
  if (date < start_date) return "Before the trip";
  if (date > end_date) return "After the trip";
  return `Day ${daysBetween(start_date, date) + 1}`;
}
