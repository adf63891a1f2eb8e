"use client";

import type { MoveChoice } from "@caravan/domain/trip/retime-move";
import { ArrowRight } from "lucide-react";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { formatTimes, sentences } from "@/ui/format.ts";
import { t } from "../messages/index.ts";
import { changedTimes, type MovePlan } from "../model/move-plan.ts";
import { useBuilder } from "./builder-context.tsx";

/** Asks what to do when a moved activity does not fit. Each choice says how it changes the times. */
export function MoveQuestion({ plan, onClose }: { plan: MovePlan; onClose: () => void }) {
  const { edits } = useBuilder();
  const { activity, choices, because } = plan;
  const canFit = choices.length > 1;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={t("move.noTime", { title: activity.title })}
      description={
        canFit
          ? sentences([because, t("move.what")].filter((it) => it !== null))
          : sentences([because ?? t("move.fixed"), t("move.anywayText")])
      }
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t("move.leave")}
        </Button>
      }
    >
      <ul className="-mx-2 flex flex-col gap-1">
        {choices.map((choice) => (
          <li key={choice.kind}>
            <button
              type="button"
              onClick={() => {
                onClose();
                void edits.move(plan, choice);
              }}
              className="flex w-full flex-col gap-1 rounded-control px-3 py-2.5 text-left hover:bg-sunken"
            >
              <span className="font-medium">{wordsOf(plan, choice)}</span>
              <ChangedTimesList plan={plan} choice={choice} />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function ChangedTimesList({ plan, choice }: { plan: MovePlan; choice: MoveChoice }) {
  const changed = changedTimes(plan, choice.times);
  return (
    <span className="flex flex-col text-muted text-sm tabular-nums">
      {changed.map(({ title, before, after }) => (
        <span key={title} className="flex flex-wrap items-center gap-x-1.5">
          <span className="wrap-anywhere">{title}</span>
          <span>{formatTimes(...before)}</span>
          <ArrowRight aria-label={t("move.becomes")} className="size-3.5 shrink-0" />
          <span className="text-ink">{formatTimes(...after)}</span>
        </span>
      ))}
      {choice.kind === "anyway" && <span>{t("move.overlaps")}</span>}
    </span>
  );
}

function wordsOf({ activity, day }: MovePlan, { kind, about }: MoveChoice): string {
  const titles = [activity, ...day.activities].flatMap((it) => (about.includes(it.id) ? [it.title] : []));
  const title = [...new Set(titles)].join(", ");
  switch (kind) {
    case "squeeze":
    case "shorten":
      return t("move.shorter", { title });
    case "later":
      return t("move.later", { title });
    case "anyway":
      return t("move.anyway");
  }
}
