"use client";

import { CornerUpLeft, Inbox } from "lucide-react";
import { Button } from "@/ui/button.tsx";
import { formatDate } from "@/ui/format.ts";
import { useListDensity } from "../model/list-density.ts";
import { ActivityLine } from "./activity-line.tsx";
import { useBuilder } from "./builder-context.tsx";
import { WholeActivity } from "./whole-activity.tsx";

/** Activities on no day: parked by somebody, or left when the trip got shorter. */
export function ParkedTray() {
  const { trip, openMove } = useBuilder();
  const compact = useListDensity() === "compact";
  if (trip.parked.length === 0) return null;
  return (
    <section aria-labelledby="set-aside" className="flex flex-col gap-4 rounded-panel bg-sunken p-4 sm:p-5">
      <div>
        <h2 id="set-aside" className="heading-section flex items-center gap-2">
          <Inbox aria-hidden="true" className="size-5 text-muted" />
          Set aside
        </h2>
        <p className="mt-1 text-muted">These aren't on any day. Move back the ones you still want.</p>
      </div>
      <ul className="flex flex-col gap-3">
        {trip.parked.map((activity) => (
          <li key={activity.id} className="flex flex-col gap-1">
            {compact ? (
              <ActivityLine activity={activity} dayIndex={0} onMap={false} />
            ) : (
              <WholeActivity activity={activity} number={null} dayIndex={0} />
            )}
            <div className="flex flex-wrap items-center justify-between gap-2 px-1">
              <span className="text-muted text-sm">
                {activity.parked && `Was on ${formatDate(activity.parked.date, "day")}`}
                {activity.parked?.day_notes && ` · ${activity.parked.day_notes}`}
              </span>
              <Button variant="ghost" size="sm" icon={<CornerUpLeft />} onClick={() => openMove(activity)}>
                Move back<span className="sr-only">: {activity.title}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
