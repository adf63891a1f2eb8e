"use client";

import { addDays } from "@caravan/domain/calendar";
import { mostStops } from "@caravan/domain/trip/trip-stops";
import { withTexts } from "@caravan/languages/texts";
import { ArrowLeft, ArrowRight, ChevronDown, Ellipsis, MapPinPlus, Minus, Plus, Trash2 } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/ui/button.tsx";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import { DropdownMenu } from "@/ui/dropdown-menu.tsx";
import { formatDateRange, sentences } from "@/ui/format.ts";
import { IconButton } from "@/ui/icon-button.tsx";
import type { MenuItem } from "@/ui/menu-panel.tsx";
import { toast } from "@/ui/toast.ts";
import { t } from "../messages/index.ts";
import { useListDensity } from "../model/list-density.ts";
import {
  lengthened,
  moved,
  removed,
  type StopEdit,
  type StopOp,
  stopEdit,
  type TripStop,
} from "../model/stop-edits.ts";
import { useBuilder } from "./builder-context.tsx";
import { PlanNotes } from "./plan-notes.tsx";

const NewStopDialog = dynamic(() =>
  withTexts("trip-builder/new-stop", () => import("./new-stop-dialog.tsx")).then((module) => module.NewStopDialog),
);

/**
 * The row about the plan, and below it the stops of the trip with their nights. With one place only, the row offers to
 * add another.
 */
export function StopsRow() {
  const { trip, edits } = useBuilder();
  const [adding, setAdding] = useState(false);
  const [asked, setAsked] = useState<StopEdit | null>(null);
  const compact = useListDensity() === "compact";
  // A trip that this device kept from before trips had stops has none.
  const stops = trip.stops ?? [];

  const make = (edit: StopEdit) => void edits.changeStops(edit);
  const change = (op: StopOp, name: string) => {
    const edit = stopEdit(trip, op, name);
    if (edit.refused !== null) toast({ title: t("stop.failed"), description: edit.refused, tone: "danger" });
    else if (edit.consequences.length > 0) setAsked(edit);
    else make(edit);
  };
  const addButton = (
    <Button
      variant="ghost"
      size="sm"
      icon={<MapPinPlus />}
      disabled={stops.length >= mostStops}
      onClick={() => setAdding(true)}
      className="px-2!"
    >
      <span className="max-sm:sr-only">{t("stop.add")}</span>
    </Button>
  );
  return (
    <>
      <PlanNotes>{stops.length < 2 && addButton}</PlanNotes>
      {stops.length > 1 && (
        <section aria-label={t("stop.list")} className="flex flex-col gap-2">
          <ol className="-mx-4 flex gap-2 overflow-x-auto overscroll-x-contain px-4 py-0.5 [scrollbar-width:thin] sm:-mx-6 sm:px-6">
            {stops.map((stop) => (
              <li key={stop.id} className="shrink-0">
                {compact ? (
                  <StopChip stop={stop} stops={stops} onChange={change} />
                ) : (
                  <StopCard stop={stop} stops={stops} onChange={change} />
                )}
              </li>
            ))}
            <li className="flex shrink-0 items-center">{addButton}</li>
          </ol>
        </section>
      )}
      {adding && (
        <NewStopDialog
          stops={stops}
          onClose={() => setAdding(false)}
          onAdd={(op, name) => {
            setAdding(false);
            change(op, name);
          }}
        />
      )}
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setAsked(null)}
          title={questionOf(asked)}
          description={sentences(asked.consequences)}
          confirmLabel={t("stop.goAhead")}
          onConfirm={() => {
            make(asked);
            setAsked(null);
          }}
        />
      )}
    </>
  );
}

function questionOf({ op, name }: StopEdit): string {
  if (op.op === "stop.remove") return t("stop.removeQuestion", { name });
  if (op.op === "stop.move") return t("stop.moveQuestion", { name });
  return op.op === "stop.add"
    ? t("stop.addQuestion", { name })
    : t("stop.nightsQuestion", { count: op.after.nights ?? 1, name });
}

interface StopCardProps {
  readonly stop: TripStop;
  readonly stops: readonly TripStop[];
  readonly onChange: (op: StopOp, name: string) => void;
}

/** A stop with all that can be done with it in a menu. */
function StopChip({ stop, stops, onChange }: StopCardProps) {
  const { destination: name, nights } = stop;
  const act = (op: StopOp) => onChange(op, name);
  return (
    <DropdownMenu
      align="start"
      trigger={
        <button
          type="button"
          className="tap flex items-center gap-1.5 rounded-full border bg-raised px-3.5 text-sm hover:border-line-strong"
        >
          <span className="max-w-40 truncate font-medium">{name}</span>
          <span className="text-muted">{t("nights", { count: nights })}</span>
          <ChevronDown aria-hidden="true" className="-mr-1 size-4 text-faint" />
        </button>
      }
      groups={[
        [
          { label: t("stop.more"), icon: <Plus />, onSelect: () => act(lengthened(stop, 1)) },
          {
            label: t("stop.less"),
            icon: <Minus />,
            disabled: nights < 2,
            onSelect: () => act(lengthened(stop, -1)),
          },
        ],
        ...orderAndRemoval(stops, stop, act),
      ]}
    />
  );
}

function orderAndRemoval(stops: readonly TripStop[], stop: TripStop, act: (op: StopOp) => void): MenuItem[][] {
  const [earlier, later] = [moved(stops, stop, -1), moved(stops, stop, 1)];
  return [
    [
      {
        label: t("stop.earlier"),
        icon: <ArrowLeft />,
        disabled: earlier === null,
        onSelect: () => earlier && act(earlier),
      },
      { label: t("stop.later"), icon: <ArrowRight />, disabled: later === null, onSelect: () => later && act(later) },
    ],
    [{ label: t("stop.remove"), icon: <Trash2 />, danger: true, onSelect: () => act(removed(stop)) }],
  ];
}

function StopCard({ stop, stops, onChange }: StopCardProps) {
  const { destination: name, nights, from_date } = stop;
  const act = (op: StopOp) => onChange(op, name);
  return (
    <div className="flex flex-col rounded-card border bg-raised py-1 pr-1 pl-4">
      <div className="flex items-center justify-between gap-2">
        <span className="wrap-anywhere max-w-48 font-semibold">{name}</span>
        <DropdownMenu
          trigger={<IconButton label={t("stop.options", { name })} icon={<Ellipsis />} />}
          groups={orderAndRemoval(stops, stop, act)}
        />
      </div>
      <span className="text-muted text-sm">{formatDateRange(from_date, addDays(from_date, nights))}</span>
      <div className="-ml-3 flex items-center gap-1">
        <IconButton
          label={t("stop.lessIn", { name })}
          icon={<Minus />}
          disabled={nights < 2}
          onClick={() => act(lengthened(stop, -1))}
        />
        <span className="min-w-16 text-center text-sm tabular-nums">{t("nights", { count: nights })}</span>
        <IconButton label={t("stop.moreIn", { name })} icon={<Plus />} onClick={() => act(lengthened(stop, 1))} />
      </div>
    </div>
  );
}
