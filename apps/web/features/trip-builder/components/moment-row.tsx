"use client";

import { type DayMoment, iconOf, kindWordOf, ReportBadge } from "@/features/travel/index.ts";
import { Badge } from "@/ui/badge.tsx";
import { classNames } from "@/ui/class-names.ts";
import { Link } from "@/ui/link.tsx";
import { t } from "../messages/index.ts";
import { segmentFocus, useFocus } from "../model/focus-store.ts";
import { useBuilder } from "./builder-context.tsx";

/** A departure, check-in or similar entry: a line among the activities that links to its segment. */
export function MomentRow({ moment }: { moment: DayMoment }) {
  const { trip, focus } = useBuilder();
  const { id, segment, title, times, quiet } = moment;
  const focusId = segmentFocus(segment.id);
  const selected = useFocus(focus, (it) => it.selectedId === focusId);
  const hovered = useFocus(focus, (it) => it.hoveredId === focusId);
  const Icon = iconOf(segment);
  const off = segment.status === "cancelled";
  return (
    <div
      id={id}
      tabIndex={-1}
      onPointerEnter={(event) => event.pointerType === "mouse" && focus.hover(focusId)}
      onPointerLeave={() => focus.hover(null)}
      className={classNames(
        "relative flex min-h-11 scroll-mt-40 scroll-mb-24 items-center lg:scroll-mb-6 gap-3 rounded-card border border-transparent py-1.5 pr-3 pl-3.5 transition-colors hover:bg-sunken",
        !quiet && "bg-sunken/60",
        selected ? "border-ink" : hovered && "border-line-strong",
      )}
    >
      <span
        aria-hidden="true"
        className={classNames(
          "grid size-7 shrink-0 place-items-center rounded-lg [&_svg]:size-4",
          quiet || off ? "text-faint" : "bg-ink text-paper",
        )}
      >
        <Icon />
      </span>
      <p className="wrap-anywhere min-w-0 flex-1 text-[0.9375rem]">
        <Link
          href={`/trips/${trip.id}/travel#segment-${segment.id}`}
          className={classNames(
            "inline-block leading-6 max-sm:line-clamp-2 after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent",
            quiet ? "text-muted" : "font-medium",
            off && "text-muted line-through",
          )}
        >
          <span className="sr-only">{kindWordOf(segment)}: </span>
          {title}
        </Link>
        {off && (
          <Badge tone="danger" className="ml-2">
            {t("moment.cancelled")}
          </Badge>
        )}
        {segment.status === "changed" && (
          <Badge tone="warning" className="ml-2">
            {t("moment.changed")}
          </Badge>
        )}
        {!off && <ReportBadge trip={trip} of={segment.id} className="ml-2" />}
      </p>
      {times && (
        <p className={classNames("shrink-0 text-muted text-sm tabular-nums", off && "line-through")}>{times}</p>
      )}
    </div>
  );
}
