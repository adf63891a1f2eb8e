"use client";

import { CopyPlus, Ellipsis, RefreshCw } from "lucide-react";
import { useState } from "react";
import type { Activity, Day } from "@/features/api-client/index.ts";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import { DropdownMenu } from "@/ui/dropdown-menu.tsx";
import { formatDate } from "@/ui/format.ts";
import { IconButton } from "@/ui/icon-button.tsx";
import { useBuilder } from "./builder-context.tsx";
import { DayDialog } from "./move-dialog.tsx";

/** What can be done with a day as a whole. What somebody added by hand goes only after a question. */
export function DayMenu({ day, busy, onReplan }: { day: Day; busy: boolean; onReplan: () => void }) {
  const { trip, edits } = useBuilder();
  const [asking, setAsking] = useState(false);
  const [copying, setCopying] = useState(false);
  const byHand = day.activities.filter(isReplacedHandiwork);
  return (
    <>
      <DropdownMenu
        trigger={<IconButton label={`Options for day ${day.day_number}`} icon={<Ellipsis />} className="-my-2 -mr-1" />}
        groups={[
          [
            {
              label: "Replan this day",
              icon: <RefreshCw />,
              disabled: busy,
              onSelect: () => (byHand.length > 0 ? setAsking(true) : onReplan()),
            },
            {
              label: "Duplicate day",
              icon: <CopyPlus />,
              disabled: day.activities.length === 0 || trip.itinerary.length < 2,
              onSelect: () => setCopying(true),
            },
          ],
        ]}
      />
      {copying && (
        <DayDialog
          title="Copy to day"
          description={`${formatDate(day.date, "day")} · Day ${day.day_number}`}
          hereId={day.id}
          onChoose={(to) => void edits.duplicateDay(day, to)}
          onClose={() => setCopying(false)}
        />
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Replan ${formatDate(day.date, "day")}?`}
        description={`${listed(byHand)} ${byHand.length === 1 ? "was" : "were"} added by hand and would be removed. Pin what should stay; Undo brings the rest back.`}
        confirmLabel="Replan"
        onConfirm={() => {
          setAsking(false);
          onReplan();
        }}
      />
    </>
  );
}

function isReplacedHandiwork({ provenance, pinned, booking_id, segment_id }: Activity): boolean {
  return provenance === "person" && !pinned && booking_id === null && segment_id === null;
}

function listed(activities: readonly Activity[]): string {
  const [first, second, ...more] = activities.map((it) => `“${it.title}”`);
  if (more.length > 0) return `${first} and ${more.length + 1} others`;
  return second ? `${first} and ${second}` : (first ?? "");
}
