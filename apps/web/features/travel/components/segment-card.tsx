"use client";

import { EllipsisVertical, Pencil, TextSearch, Trash2, UserPen } from "lucide-react";
import type { Trip } from "@/features/api-client/index.ts";
import { Badge } from "@/ui/badge.tsx";
import { classNames } from "@/ui/class-names.ts";
import { DropdownMenu, type MenuItem } from "@/ui/dropdown-menu.tsx";
import { IconButton } from "@/ui/icon-button.tsx";
import { t } from "../messages/page/index.ts";
import { headOf, iconOf, kindWordOf, lineOf } from "../messages.ts";
import { correctedWords, isByHand } from "../model/field-names.ts";
import type { Segment } from "../types.ts";
import { ReportBadge } from "./report-badge.tsx";
import { SegmentBody } from "./segment-body.tsx";
import { SegmentFactList } from "./segment-facts.tsx";

interface SegmentCardProps {
  trip: Trip;
  segment: Segment;
  canEdit: boolean;
  onEdit(): void;
  onRemove(): void;
  onShowSource(): void;
}

export function SegmentCard({ trip, segment, canEdit, onEdit, onRemove, onShowSource }: SegmentCardProps) {
  const { id, status } = segment;
  const Icon = iconOf(segment);
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
            <span className="sr-only">{kindWordOf(segment)}: </span>
            <span className={classNames(off && "text-muted line-through")}>{headOf(segment)}</span>
          </h3>
          {status === "changed" && <Badge tone="warning">{t("changed")}</Badge>}
          {off ? <Badge tone="danger">{t("cancelled")}</Badge> : <ReportBadge trip={trip} of={id} />}
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
          <SegmentBody segment={segment} />
        </div>
        <SegmentFactList segment={segment} />
        <SetByPeople segment={segment} />
      </div>
    </article>
  );
}

interface SegmentMenuProps {
  name: string;
  canEdit: boolean;
  hasSource: boolean;
  onEdit(): void;
  onRemove(): void;
  onShowSource(): void;
}

function SegmentMenu({ name, canEdit, hasSource, onEdit, onRemove, onShowSource }: SegmentMenuProps) {
  const source: MenuItem = { label: t("showSource"), icon: <TextSearch />, onSelect: onShowSource };
  const groups: MenuItem[][] = [
    [...(canEdit ? [{ label: t("edit"), icon: <Pencil />, onSelect: onEdit }] : []), ...(hasSource ? [source] : [])],
    canEdit ? [{ label: t("removeFromTrip"), icon: <Trash2 />, onSelect: onRemove, danger: true }] : [],
  ].filter((it) => it.length > 0);
  if (groups.length === 0) return null;
  return (
    <DropdownMenu
      trigger={<IconButton label={t("actionsFor", { name })} icon={<EllipsisVertical />} />}
      groups={groups}
    />
  );
}

/** The fields that people corrected, for a segment from a mail. One that was entered by hand is theirs as a whole. */
function SetByPeople({ segment }: { segment: Segment }) {
  const words = correctedWords(segment);
  if (words === "" || isByHand(segment)) return null;
  return (
    <p className="flex items-start gap-1.5 text-faint text-sm">
      <UserPen aria-hidden="true" className="mt-0.75 size-3.5 shrink-0" />
      {t("setBy", { words })}
    </p>
  );
}
