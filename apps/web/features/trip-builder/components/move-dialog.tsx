"use client";

import type { Activity, Day } from "@/features/api-client/index.ts";
import { dayColour } from "@/features/map/index.ts";
import { Dialog } from "@/ui/dialog.tsx";
import { formatDate } from "@/ui/format.ts";
import { t } from "../messages/index.ts";
import { useBuilder } from "./builder-context.tsx";

/** Moves the activity to the chosen day: to its own time, or to a gap. */
export function MoveDialog({ activity, onClose }: { activity: Activity; onClose: () => void }) {
  const { move } = useBuilder();
  return (
    <DayDialog
      title={t("move.title")}
      description={activity.title}
      hereId={activity.itinerary_id}
      onChoose={(day) => void move(activity, day, undefined)}
      onClose={onClose}
    />
  );
}

interface DayDialogProps {
  readonly title: string;
  readonly description: string;
  /** Shown, but cannot be chosen. */
  readonly hereId: string | null;
  readonly onChoose: (day: Day) => void;
  readonly onClose: () => void;
}

/** A list of the trip's days to choose from. */
export function DayDialog({ title, description, hereId, onChoose, onClose }: DayDialogProps) {
  const { trip } = useBuilder();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="sm" title={title} description={description}>
      <ul className="-mx-2 flex flex-col">
        {trip.itinerary.map((day, index) => {
          const here = day.id === hereId;
          return (
            <li key={day.id}>
              <button
                type="button"
                disabled={here}
                onClick={() => {
                  // Closed first, because the choice may open another question.
                  onClose();
                  onChoose(day);
                }}
                className="flex min-h-12 w-full items-center gap-3 rounded-control px-3 text-left hover:bg-sunken disabled:opacity-60"
              >
                <span className="size-3 shrink-0 rounded-full" style={{ background: dayColour(index) }} />
                <span className="flex-1">
                  {formatDate(day.date, "day")} · {t("day.number", { day: `${day.day_number}` })}
                </span>
                <span className="text-muted text-sm">
                  {here ? t("move.here") : t("stops", { count: day.activities.length })}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
