"use client";

import { Clock } from "lucide-react";
import type { Day } from "@/features/api-client/index.ts";
import { Badge } from "@/ui/badge.tsx";
import { loadedApart } from "@/ui/loaded-apart.tsx";
import { t } from "../messages/index.ts";
import { useBuilder } from "./builder-context.tsx";

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
