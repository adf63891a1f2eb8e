"use client";

import { addDays } from "@caravan/domain/calendar";
import { ArrowLeft, ArrowRight, ChevronDown, Ellipsis, Minus, Plus, Trash2 } from "lucide-react";
import { DropdownMenu } from "@/ui/dropdown-menu.tsx";
import { formatDateRange } from "@/ui/format.ts";
import { IconButton } from "@/ui/icon-button.tsx";
import type { MenuItem } from "@/ui/menu-panel.tsx";
import { t } from "../messages/index.ts";
import { lengthened, moved, removed, type StopOp, type TripStop } from "../model/stop-ops.ts";

interface StopCardProps {
  readonly stop: TripStop;
  readonly stops: readonly TripStop[];
  readonly onChange: (op: StopOp, name: string) => void;
}

/** A stop of the trip, as small as the list of its days. */
export function StopEntry({ compact, ...rest }: StopCardProps & { readonly compact: boolean }) {
  return compact ? <StopChip {...rest} /> : <StopCard {...rest} />;
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
