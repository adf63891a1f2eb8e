import { dayColour } from "@/features/map/index.ts";
import { formatDate } from "@/ui/format.ts";
import type { SharedDay } from "./open-shared-trip.ts";
import { SharedStop } from "./shared-stop.tsx";

export interface SharedDaySectionProps {
  day: SharedDay;
  /** From 0. */
  dayIndex: number;
  currency: string;
  selectedId: string | null;
  onSelect: (id: string | null) => void;
}

export function SharedDaySection({ day, dayIndex, currency, selectedId, onSelect }: SharedDaySectionProps) {
  const colour = dayColour(dayIndex);
  return (
    <section aria-labelledby={`day-${day.id}`}>
      <h2
        id={`day-${day.id}`}
        className="flex flex-wrap items-baseline gap-x-3 border-b-2 pb-2"
        style={{ borderColor: colour }}
      >
        <span className="heading-section">Day {day.day_number}</span>
        <span className="text-muted">{formatDate(day.date, "long")}</span>
      </h2>
      {day.notes && <p className="mt-3 whitespace-pre-line text-muted">{day.notes}</p>}
      {day.activities.length === 0 ? (
        <p className="mt-3 text-faint">Nothing planned yet.</p>
      ) : (
        <ol className="mt-2 flex flex-col">
          {day.activities.map((activity, index) => (
            <SharedStop
              key={activity.id}
              activity={activity}
              number={index + 1}
              colour={colour}
              currency={currency}
              selected={activity.id === selectedId}
              onSelect={onSelect}
            />
          ))}
        </ol>
      )}
    </section>
  );
}
