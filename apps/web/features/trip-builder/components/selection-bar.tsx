"use client";

import { CalendarArrowDown, CopyPlus, Inbox, Trash2 } from "lucide-react";
import { useState } from "react";
import type { Day } from "@/features/api-client/index.ts";
import { newId } from "@/features/offline/index.ts";
import { Button } from "@/ui/button.tsx";
import { formatDate } from "@/ui/format.ts";
import { t } from "../messages/index.ts";
import { copiesOn, movesAside, movesTo, removals } from "../model/batch-edits.ts";
import { useSelection } from "../model/selection-store.ts";
import { useBuilder } from "./builder-context.tsx";
import { DayDialog } from "./move-dialog.tsx";

/** What can be done with all selected stops at once; each is one change with one undo. */
export function SelectionBar() {
  const { trip, edits, selection } = useBuilder();
  const [asking, setAsking] = useState<"move" | "copy" | null>(null);
  const ids = useSelection(selection, (it) => it.ids);
  const chosen = [...trip.itinerary.flatMap((day) => day.activities), ...trip.parked].filter((it) => ids?.has(it.id));
  const stops = { count: chosen.length };
  const none = chosen.length === 0;
  const make = (ops: Parameters<typeof edits.together>[0], done: string) => {
    selection.end();
    if (ops.length > 0) void edits.together(ops, done);
  };
  const onDay = (day: Day) => {
    const name = formatDate(day.date, "day");
    if (asking === "move") make(movesTo(chosen, day.id), t("selection.moved", { ...stops, day: name }));
    else make(copiesOn(chosen, day.id, newId), t("selection.copied", { ...stops, day: name }));
  };
  return (
    <section
      aria-label={t("selection")}
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-40 border-t bg-raised px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-float sm:inset-x-auto sm:bottom-4 sm:left-6 sm:rounded-card sm:border sm:pb-2"
    >
      <div className="flex flex-wrap items-center gap-1.5">
        <p role="status" className="min-w-24 flex-1 px-1 font-medium text-sm">
          {none ? t("selection.none") : t("selection.count", stops)}
        </p>
        <Button
          size="sm"
          variant="secondary"
          icon={<CalendarArrowDown />}
          disabled={none}
          onClick={() => setAsking("move")}
        >
          {t("moveTo")}
        </Button>
        <Button size="sm" variant="secondary" icon={<CopyPlus />} disabled={none} onClick={() => setAsking("copy")}>
          {t("selection.copyTo")}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          icon={<Inbox />}
          disabled={chosen.every((it) => it.itinerary_id === null)}
          onClick={() => make(movesAside(chosen, trip.parked), t("selection.aside", stops))}
        >
          {t("setAside")}
        </Button>
        <Button
          size="sm"
          variant="danger-quiet"
          icon={<Trash2 />}
          disabled={none}
          onClick={() => make(removals(chosen), t("selection.deleted", stops))}
        >
          {t("activity.delete")}
        </Button>
        <Button size="sm" variant="ghost" onClick={selection.end}>
          {t("selection.done")}
        </Button>
      </div>
      {asking && (
        <DayDialog
          title={t(asking === "move" ? "move.title" : "day.copyTo")}
          description={t("stops", stops)}
          hereId={null}
          onChoose={onDay}
          onClose={() => setAsking(null)}
        />
      )}
    </section>
  );
}
