"use client";

import { CopyPlus, Ellipsis, MessageCircle, RefreshCw } from "lucide-react";
import { useState } from "react";
import type { Day } from "@/features/api-client/index.ts";
import { useComments } from "@/features/comments/index.ts";
import { DropdownMenu } from "@/ui/dropdown-menu.tsx";
import { formatDate } from "@/ui/format.ts";
import { IconButton } from "@/ui/icon-button.tsx";
import { loadedApart } from "@/ui/loaded-apart.tsx";
import { t } from "../messages/index.ts";
import { useBuilder } from "./builder-context.tsx";

const DayDialog = loadedApart(() => import("./move-dialog.tsx").then((module) => module.DayDialog));

/** The actions for a whole day. */
export function DayMenu({ day, busy, onReplan }: { day: Day; busy: boolean; onReplan: () => void }) {
  const { trip, edits } = useBuilder();
  const comments = useComments();
  const [copying, setCopying] = useState(false);
  return (
    <>
      <DropdownMenu
        trigger={
          <IconButton
            label={t("day.options", { day: `${day.day_number}` })}
            icon={<Ellipsis />}
            className="-my-2 -mr-1"
          />
        }
        groups={[
          [
            {
              label: t("day.replan"),
              icon: <RefreshCw />,
              disabled: busy,
              onSelect: onReplan,
            },
            {
              label: t("day.duplicate"),
              icon: <CopyPlus />,
              disabled: day.activities.length === 0 || trip.itinerary.length < 2,
              onSelect: () => setCopying(true),
            },
            {
              label: t("comments"),
              icon: <MessageCircle />,
              onSelect: () => comments.open({ kind: "day", id: day.id }),
            },
          ],
        ]}
      />
      {copying && (
        <DayDialog
          title={t("day.copyTo")}
          description={[formatDate(day.date, "day"), t("day.number", { day: `${day.day_number}` })].join(" · ")}
          hereId={day.id}
          onChoose={(to) => void edits.duplicateDay(day, to)}
          onClose={() => setCopying(false)}
        />
      )}
    </>
  );
}
