"use client";

import { Button } from "@/ui/button.tsx";
import { formatTimes } from "@/ui/format.ts";
import { findActivity } from "./arrange.ts";
import { useBuilder } from "./builder-context.tsx";
import { useFocus } from "./focus-store.ts";

/** Under the map on a phone: the stop whose pin was pressed. */
export function SelectedStop({ onShowInList }: { onShowInList: () => void }) {
  const { trip, focus, goTo } = useBuilder();
  const selectedId = useFocus(focus, (it) => it.selectedId);
  const found = selectedId === null ? null : findActivity(trip, selectedId);
  if (!found) return null;
  const { activity, day } = found;
  const detail = [
    day && `Day ${day.day_number}`,
    formatTimes(activity.start_time, activity.end_time),
    activity.location,
  ];
  return (
    <div className="absolute inset-x-3 bottom-20 z-20 flex animate-rise items-center gap-3 rounded-card border bg-raised p-3 pl-4 shadow-float">
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">{activity.title}</p>
        <p className="truncate text-muted text-sm">{detail.filter(Boolean).join(" · ")}</p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => {
          onShowInList();
          goTo(activity.id);
        }}
      >
        Show in list
      </Button>
    </div>
  );
}
