"use client";

import { Fragment, useState } from "react";
import type { Activity, ApiOutputs, Day } from "@/features/api-client/index.ts";
import { type DayMoment, iconOf, interleave, kindWordOf } from "@/features/travel/index.ts";
import { Badge } from "@/ui/badge.tsx";
import { Button } from "@/ui/button.tsx";
import { classNames } from "@/ui/class-names.ts";
import { Dialog } from "@/ui/dialog.tsx";
import { formatClock, formatDate, formatDuration, formatEach } from "@/ui/format.ts";
import { SegmentedControl } from "@/ui/segmented-control.tsx";
import { t } from "../messages/index.ts";
import { useBuilder } from "./builder-context.tsx";

type Preview = ApiOutputs["days"]["previewPlan"];

interface ReplanDayDialogProps {
  readonly day: Day;
  readonly preview: Preview;
  /** What is booked on that day: it is the same before and after. */
  readonly moments: readonly DayMoment[];
  readonly onClose: () => void;
}

/** A day before and after, with alternatives. Nothing changes until one is chosen. */
export function ReplanDayDialog({ day, preview, moments, onClose }: ReplanDayDialogProps) {
  const { trip, edits } = useBuilder();
  const { before, choices } = preview;
  const [chosen, setChosen] = useState(choices[0]?.choice ?? "");
  const [busy, setBusy] = useState(false);
  const plan = choices.find((it) => it.choice === chosen);
  const costOf = ({ cost_per_person: cost }: { readonly cost_per_person: number }) => {
    const words = formatEach(cost, trip.currency, trip.travelers);
    return cost === 0 ? words : t("replanDay.about", { cost: words });
  };
  const use = async () => {
    setBusy(true);
    await edits.chooseDayPlan(day, chosen);
    setBusy(false);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={t("replanDay.title", { day: formatDate(day.date, "day") })}
      description={t("replanDay.text")}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("replanDay.keep")}
          </Button>
          <Button loading={busy} disabled={!plan} onClick={() => void use()}>
            {t("replanDay.use")}
          </Button>
        </>
      }
    >
      {choices.length > 1 && (
        <SegmentedControl
          label={t("replanDay.plans")}
          segments={choices.map(({ choice, label }) => ({ value: choice, label }))}
          value={chosen}
          onValueChange={setChosen}
          className="mb-5"
        />
      )}
      <div className="grid gap-6 sm:grid-cols-2">
        <DayList
          title={t("replanDay.now")}
          activities={before}
          moments={moments}
          others={plan?.activities ?? []}
          changed="removed"
          cost={costOf(preview)}
        />
        {plan && (
          <DayList
            // On a phone, the chosen plan is directly below the choices.
            className="max-sm:order-first"
            title={t("replanDay.after")}
            activities={plan.activities}
            moments={moments}
            others={before}
            changed="new"
            cost={costOf(plan)}
          />
        )}
      </div>
    </Dialog>
  );
}

interface DayListProps {
  readonly className?: string;
  readonly title: string;
  readonly activities: readonly Activity[];
  readonly moments: readonly DayMoment[];
  /** The activities of the other column; those in both are marked as unchanged. */
  readonly others: readonly Activity[];
  readonly changed: "removed" | "new";
  readonly cost: string;
}

function DayList({ className, title, activities, moments, others, changed, cost }: DayListProps) {
  const { before, atEnd } = interleave(activities, moments);
  return (
    <section aria-label={title} className={classNames("min-w-0", className)}>
      <h3 className="flex items-baseline justify-between gap-3 font-semibold">
        {title}
        <span className="font-normal text-muted text-sm">{cost}</span>
      </h3>
      <ul className="mt-2 flex flex-col divide-y">
        {activities.length + moments.length === 0 && <li className="py-2 text-muted">{t("replanDay.empty")}</li>}
        {activities.map((it) => (
          <Fragment key={it.id}>
            {before.get(it.id)?.map((moment) => (
              <BookedLine key={moment.id} moment={moment} />
            ))}
            <li className="flex items-start gap-3 py-2">
              <span className="w-12 shrink-0 text-muted text-sm tabular-nums leading-6">
                {formatClock(it.start_time ?? "–")}
              </span>
              <span className="wrap-anywhere min-w-0 flex-1">
                {it.title}
                <span className="block text-muted text-sm">
                  {[it.duration_minutes && formatDuration(it.duration_minutes), it.location]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
              </span>
              {others.some((other) => other.id === it.id) ? (
                <Badge>{t("replanDay.stays")}</Badge>
              ) : (
                <Badge tone={changed === "new" ? "accent" : "warning"}>{t(`replanDay.${changed}`)}</Badge>
              )}
            </li>
          </Fragment>
        ))}
        {atEnd.map((moment) => (
          <BookedLine key={moment.id} moment={moment} />
        ))}
      </ul>
    </section>
  );
}

/** A flight, check-in or table on that day, which no plan changes. */
function BookedLine({ moment: { segment, title, times, sortAt } }: { moment: DayMoment }) {
  const Icon = iconOf(segment);
  return (
    <li className="flex items-start gap-3 py-2">
      <span className="w-12 shrink-0 text-muted text-sm tabular-nums leading-6">{sortAt ?? "–"}</span>
      <span className="wrap-anywhere min-w-0 flex-1">
        <Icon aria-hidden="true" className="mr-1.5 inline size-4 align-[-0.15em] text-faint" />
        <span className="sr-only">{kindWordOf(segment)}: </span>
        {title}
        {times && <span className="block text-muted text-sm tabular-nums">{times}</span>}
      </span>
      <Badge tone={segment.status === "cancelled" ? "danger" : "success"}>
        {t(segment.status === "cancelled" ? "moment.cancelled" : "mark.booked")}
      </Badge>
    </li>
  );
}
