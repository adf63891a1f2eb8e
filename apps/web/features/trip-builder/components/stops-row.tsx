"use client";

import { addDays } from "@caravan/domain/calendar";
import { mostStops } from "@caravan/domain/trip/trip-stops";
import { ArrowLeft, ArrowRight, Ellipsis, MapPinPlus, Minus, Plus, Trash2 } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/ui/button.tsx";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import { DropdownMenu } from "@/ui/dropdown-menu.tsx";
import { count, formatDateRange } from "@/ui/format.ts";
import { IconButton } from "@/ui/icon-button.tsx";
import { toast } from "@/ui/toast.ts";
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

const NewStopDialog = dynamic(() => import("./new-stop-dialog.tsx").then((module) => module.NewStopDialog));

/** The stops of the trip, each with its nights; a trip with one place only offers to add another. */
export function StopsRow() {
  const { trip, edits } = useBuilder();
  const [adding, setAdding] = useState(false);
  const [asked, setAsked] = useState<StopEdit | null>(null);
  // A trip that this device kept from before trips had stops has none.
  const stops = trip.stops ?? [];

  const make = (edit: StopEdit) => void edits.changeStops(edit);
  const change = (op: StopOp, name: string) => {
    const edit = stopEdit(trip, op, name);
    if (edit.refused !== null) toast({ title: "That can't be done", description: edit.refused, tone: "danger" });
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
    >
      Add a stop
    </Button>
  );
  return (
    <>
      {stops.length < 2 ? (
        <div className="-my-2">{addButton}</div>
      ) : (
        <section aria-label="Stops" className="flex flex-col gap-2">
          <ol className="-mx-4 flex gap-2 overflow-x-auto overscroll-x-contain px-4 py-1 [scrollbar-width:thin] sm:-mx-6 sm:px-6">
            {stops.map((stop) => (
              <li key={stop.id} className="shrink-0">
                <StopCard stop={stop} stops={stops} onChange={change} />
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
          description={asked.consequences.join(" ")}
          confirmLabel="Go ahead"
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
  if (op.op === "stop.remove") return `Remove ${name}?`;
  if (op.op === "stop.move") return `Move ${name}?`;
  return op.op === "stop.add" ? `Add ${name}?` : `${count(op.after.nights ?? 1, "night")} in ${name}?`;
}

interface StopCardProps {
  readonly stop: TripStop;
  readonly stops: readonly TripStop[];
  readonly onChange: (op: StopOp, name: string) => void;
}

function StopCard({ stop, stops, onChange }: StopCardProps) {
  const { destination: name, nights, from_date } = stop;
  const [earlier, later] = [moved(stops, stop, -1), moved(stops, stop, 1)];
  const act = (op: StopOp | null) => op && onChange(op, name);
  return (
    <div className="flex flex-col rounded-card border bg-raised py-1 pr-1 pl-4">
      <div className="flex items-center justify-between gap-2">
        <span className="wrap-anywhere max-w-48 font-semibold">{name}</span>
        <DropdownMenu
          trigger={<IconButton label={`Options for ${name}`} icon={<Ellipsis />} />}
          groups={[
            [
              {
                label: "Move earlier",
                icon: <ArrowLeft />,
                disabled: earlier === null,
                onSelect: () => act(earlier),
              },
              { label: "Move later", icon: <ArrowRight />, disabled: later === null, onSelect: () => act(later) },
            ],
            [{ label: "Remove stop", icon: <Trash2 />, danger: true, onSelect: () => act(removed(stop)) }],
          ]}
        />
      </div>
      <span className="text-muted text-sm">{formatDateRange(from_date, addDays(from_date, nights))}</span>
      <div className="-ml-3 flex items-center gap-1">
        <IconButton
          label={`One night less in ${name}`}
          icon={<Minus />}
          disabled={nights < 2}
          onClick={() => act(lengthened(stop, -1))}
        />
        <span className="min-w-16 text-center text-sm tabular-nums">{count(nights, "night")}</span>
        <IconButton label={`One night more in ${name}`} icon={<Plus />} onClick={() => act(lengthened(stop, 1))} />
      </div>
    </div>
  );
}
