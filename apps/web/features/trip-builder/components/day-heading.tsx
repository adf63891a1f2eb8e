import { Clock } from "lucide-react";
import type { Day } from "@/features/api-client/index.ts";
import { dayColour } from "@/features/map/index.ts";
import { Badge } from "@/ui/badge.tsx";
import { formatDate } from "@/ui/format.ts";
import { loadedApart } from "@/ui/loaded-apart.tsx";
import { t } from "../messages/index.ts";
import { useBuilder } from "./builder-context.tsx";

export function DayHeading({ day }: { day: Day }) {
  return (
    <>
      <span
        aria-hidden="true"
        className="h-6 w-1.5 shrink-0 rounded-full"
        style={{ background: dayColour(day.day_number - 1) }}
      />
      <h2 id={`day-${day.id}-name`} className="heading-section min-w-[min(8rem,100%)] flex-1 @max-[21.5rem]:text-lg">
        {formatDate(day.date, "day")} <span className="text-faint">·</span>{" "}
        {t("day.number", { day: `${day.day_number}` })}
      </h2>
    </>
  );
}

const DayNotesForm = loadedApart(() => import("./day-notes-form.tsx").then((module) => module.DayNotesForm));

/** The notes of a day; with `writing` as a form. */
export function DayNotes({ day, writing, onClose }: { day: Day; writing: boolean; onClose: () => void }) {
  if (writing) return <DayNotesForm day={day} onClose={onClose} />;
  return <WrittenNotes day={day} />;
}

function WrittenNotes({ day }: { day: Day }) {
  const { edits } = useBuilder();
  const waits = edits.marked.has(day.id);
  if (!day.notes && !waits) return null;
  return (
    <div className="flex flex-col items-start gap-1.5">
      {day.notes && <p className="wrap-anywhere whitespace-pre-line text-muted">{day.notes}</p>}
      {waits && (
        <Badge tone="warning" icon={<Clock />}>
          {t("note.notSent")}
        </Badge>
      )}
    </div>
  );
}
