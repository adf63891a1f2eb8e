"use client";

import { placeInWords } from "@caravan/domain/trip/activity-ends";
import {
  Armchair,
  Banknote,
  Bookmark,
  ChevronRight,
  CircleHelp,
  Clock,
  MapPin,
  Pin,
  Sparkles,
  Users,
} from "lucide-react";
import type { ReactNode } from "react";
import type { Activity, Trip } from "@/features/api-client/index.ts";
import { CommentsButton } from "@/features/comments/index.ts";
import { dayColour } from "@/features/map/index.ts";
import { PlaceLink, placeIdOf, placePath } from "@/features/places/index.ts";
import { ReportBadge } from "@/features/travel/index.ts";
import { Badge } from "@/ui/badge.tsx";
import { classNames } from "@/ui/class-names.ts";
import { formatDuration, formatEach, formatTimes, spellValues } from "@/ui/format.ts";
import { typeIcons, typeWords } from "../model/activity-type-words.ts";
import { useFocus } from "../model/focus-store.ts";
import { ActivityMenu } from "./activity-menu.tsx";
import { useBuilder } from "./builder-context.tsx";
import { ReplacementPanel, useReplacement } from "./replacement-panel.tsx";
import { useStopReason } from "./use-explanation.ts";

export interface ActivityCardProps {
  activity: Activity;
  /** Its number in the day, from 1, as on the map; null in the tray. */
  number: number | null;
  dayIndex: number;
  /** The handle for dragging. */
  handle?: ReactNode;
}

export function ActivityCard({ activity, number, dayIndex, handle }: ActivityCardProps) {
  const { trip, focus, edits, openPlace } = useBuilder();
  const placeId = placeIdOf(activity);
  const selected = useFocus(focus, (it) => it.selectedId === activity.id);
  const hovered = useFocus(focus, (it) => it.hoveredId === activity.id);
  const replacement = useReplacement(activity);
  const onMap = number !== null && activity.lat !== null && activity.lng !== null;
  return (
    <article
      id={`activity-${activity.id}`}
      aria-labelledby={`activity-${activity.id}-name`}
      aria-busy={replacement.busy}
      onPointerEnter={(event) => event.pointerType === "mouse" && focus.hover(activity.id)}
      onPointerLeave={() => focus.hover(null)}
      style={{ "--day": dayColour(dayIndex) } as React.CSSProperties}
      className={classNames(
        "scroll-mt-40 scroll-mb-24 rounded-card lg:scroll-mb-6 border bg-surface shadow-card transition-[border-color,box-shadow]",
        replacement.busy && replacement.preview === null && "animate-pulse",
        selected ? "border-(--day) ring-1 ring-(--day)" : hovered && "border-(--day)",
      )}
    >
      <div className="flex items-start gap-1 p-3 pl-3.5">
        {number !== null && (
          <span
            aria-hidden="true"
            className={classNames(
              "mt-1.5 mr-2 grid size-7 shrink-0 place-items-center rounded-full font-semibold text-[0.8125rem] tabular-nums",
              onMap ? "bg-(--day) text-on-day" : "border border-(--day) text-ink",
            )}
          >
            {number}
          </span>
        )}
        <div className="wrap-anywhere flex min-w-0 flex-1 flex-col gap-1.5 py-1">
          <h3 id={`activity-${activity.id}-name`} className="font-semibold leading-snug">
            {placeId !== null ? (
              <PlaceLink
                href={placePath(trip.id, placeId)}
                className="inline-block rounded-lg py-0.5 decoration-(--day)"
                onOpen={() => {
                  if (onMap) focus.select(activity.id);
                  openPlace(placeId);
                }}
              >
                {activity.title}
              </PlaceLink>
            ) : (
              <span className="block py-0.5">{activity.title}</span>
            )}
          </h3>
          <ActivityFacts activity={activity} trip={trip} />
          {activity.description && <p className="text-[0.9375rem] text-muted">{spellValues(activity.description)}</p>}
          <PracticalCautions cautions={activity.cautions} />
          {activity.notes && <p className="whitespace-pre-line border-l-2 pl-3 text-[0.9375rem]">{activity.notes}</p>}
          <ActivityBadges activity={activity} waits={edits.marked.has(activity.id)} />
          <ActivityReason activity={activity} />
          <CommentsButton about={{ kind: "activity", id: activity.id }} of={activity.title} className="-ml-1.5" />
        </div>
        <div className="-mr-1 flex flex-col items-center sm:flex-row-reverse">
          <ActivityMenu activity={activity} onReplace={() => void replacement.start()} />
          {handle}
        </div>
      </div>
      {replacement.preview !== null && <ReplacementPanel activity={activity} replacement={replacement} />}
    </article>
  );
}

/** Why the planner chose it. */
function ActivityReason({ activity }: { activity: Activity }) {
  const { trip } = useBuilder();
  const atItsTime = useStopReason(trip, activity.id);
  const reason = [activity.reason, atItsTime].filter(Boolean).join(" ");
  if (reason === "") return null;
  return (
    <details className="group/why text-sm">
      <summary className="-ml-1 inline-flex min-h-8 list-none items-center gap-1 rounded-lg px-1 text-muted hover:text-ink pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="size-3.5 transition-transform group-open/why:rotate-90" />
        Why this?
      </summary>
      <p className="pb-1 pl-4.5 text-muted">{spellValues(reason)}</p>
    </details>
  );
}

/** "Book ahead · Closed on Mondays": practical cautions, shown next to how certain the place is. */
function PracticalCautions({ cautions = [] }: Pick<Activity, "cautions">) {
  const words = cautions.filter((it) => it.code !== "not_found" && it.code !== "unverified").map((it) => it.message);
  return words.length > 0 && <p className="text-[0.9375rem] text-muted">{words.join(" · ")}</p>;
}

/** What was reported about an activity, and its cautions. */
function ActivityBadges({ activity, waits }: { activity: Activity; waits: boolean }) {
  const { trip } = useBuilder();
  const { pinned, provenance, booking_id, segment_id, cautions = [] } = activity;
  const doubt = cautions.find((it) => it.code === "not_found" || it.code === "unverified");
  const booked = booking_id !== null || segment_id !== null;
  return (
    <div className="flex flex-wrap gap-1.5 empty:hidden">
      {waits && (
        <Badge tone="warning" icon={<Clock />}>
          Not sent yet
        </Badge>
      )}
      <ReportBadge trip={trip} of={activity.id} />
      {pinned && (
        <Badge tone="accent" icon={<Pin />}>
          Pinned
        </Badge>
      )}
      {booked && (
        <Badge tone="success" icon={<Bookmark />}>
          Booked
        </Badge>
      )}
      {provenance === "board" && <Badge icon={<Users />}>From the group</Badge>}
      {provenance === "model" && <Badge icon={<Sparkles />}>Suggested by AI</Badge>}
      {doubt && (
        <Badge tone="warning" icon={<CircleHelp />} wraps>
          {doubt.message}
        </Badge>
      )}
    </div>
  );
}

/** Time, kind, place, duration and cost, in one wrapping line. */
function ActivityFacts({ activity, trip }: { activity: Activity; trip: Pick<Trip, "currency" | "travelers"> }) {
  const times = formatTimes(activity.start_time, activity.end_time);
  const TypeIcon = activity.free_time ? Armchair : typeIcons[activity.activity_type];
  const place = [placeInWords(activity.from_location, activity.location), activity.address].filter(
    (it, index, all) => it && all.indexOf(it) === index,
  );
  return (
    <ul className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm [&>li]:flex [&>li]:min-w-0 [&>li]:items-center [&>li]:gap-1.5 [&_svg]:size-3.5 [&_svg]:shrink-0 [&_svg]:text-faint">
      {times && <li className="font-medium text-ink tabular-nums">{times}</li>}
      <li>
        <TypeIcon aria-hidden="true" />
        {activity.free_time ? "Free time" : typeWords[activity.activity_type]}
      </li>
      {place.length > 0 && (
        <li>
          <MapPin aria-hidden="true" />
          <span className="min-w-0">{place.join(", ")}</span>
        </li>
      )}
      {activity.duration_minutes !== null && activity.duration_minutes > 0 && (
        <li>
          <Clock aria-hidden="true" />
          {formatDuration(activity.duration_minutes)}
        </li>
      )}
      {activity.estimated_cost !== null && (
        <li>
          <Banknote aria-hidden="true" />
          {formatEach(activity.estimated_cost, trip.currency, trip.travelers)}
        </li>
      )}
    </ul>
  );
}
