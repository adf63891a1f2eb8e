"use client";

import { Badge } from "@/ui/badge.tsx";
import { classNames } from "@/ui/class-names.ts";
import { CarBody } from "./car-body.tsx";
import { EventBody } from "./event-body.tsx";
import { JourneyBody } from "./journey-body.tsx";
import { SegmentFactList } from "./segment-fact-list.tsx";
import { SegmentMenu } from "./segment-menu.tsx";
import { headOf, kindIcons, kindWords, lineOf } from "./segment-words.ts";
import { SetByPeople } from "./set-by-people.tsx";
import { StayBody } from "./stay-body.tsx";
import type { Segment } from "./types.ts";

export interface SegmentCardProps {
  segment: Segment;
  canEdit: boolean;
  onEdit(): void;
  onRemove(): void;
  onShowSource(): void;
}

export function SegmentCard({ segment, canEdit, onEdit, onRemove, onShowSource }: SegmentCardProps) {
  const { id, kind, status } = segment;
  const Icon = kindIcons[kind];
  const off = status === "cancelled";
  return (
    <article
      id={`segment-${id}`}
      tabIndex={-1}
      aria-labelledby={`segment-${id}-name`}
      className={classNames(
        "scroll-mt-24 rounded-card border bg-surface shadow-card outline-offset-2",
        off && "border-dashed shadow-none",
      )}
    >
      <header className="flex items-start gap-3 py-2 pr-2 pl-4 sm:pl-5">
        <span
          aria-hidden="true"
          className={classNames(
            "mt-1 grid size-9 shrink-0 place-items-center rounded-full [&_svg]:size-4.5",
            off ? "bg-sunken text-faint" : "bg-accent-soft text-on-accent-soft",
          )}
        >
          <Icon />
        </span>
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 self-center py-1.5">
          <h3 id={`segment-${id}-name`} className="wrap-anywhere min-w-0 font-semibold leading-snug">
            <span className="sr-only">{kindWords[kind]}: </span>
            <span className={classNames(off && "text-muted line-through")}>{headOf(segment)}</span>
          </h3>
          {status === "changed" && <Badge tone="warning">Changed</Badge>}
          {off && <Badge tone="danger">Cancelled</Badge>}
        </div>
        <SegmentMenu
          name={lineOf(segment)}
          canEdit={canEdit}
          hasSource={segment.has_source}
          onEdit={onEdit}
          onRemove={onRemove}
          onShowSource={onShowSource}
        />
      </header>
      <div className="flex flex-col gap-4 px-4 pb-4 sm:px-5 sm:pb-5">
        <div className={classNames(off && "text-muted line-through decoration-faint")}>
          <Body segment={segment} />
        </div>
        <SegmentFactList segment={segment} />
        <SetByPeople segment={segment} />
      </div>
    </article>
  );
}

function Body({ segment }: { segment: Segment }) {
  switch (segment.kind) {
    case "hotel":
      return <StayBody segment={segment} />;
    case "car_rental":
      return <CarBody segment={segment} />;
    case "flight":
    case "train":
      return <JourneyBody segment={segment} />;
    default:
      return segment.from || segment.to ? <JourneyBody segment={segment} /> : <EventBody segment={segment} />;
  }
}
