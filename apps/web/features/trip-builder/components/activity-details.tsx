"use client";

import { placeInWords } from "@caravan/domain/trip/activity-ends";
import { Armchair, Banknote, ChevronRight, Clock, MapPin } from "lucide-react";
import type { Activity, Trip } from "@/features/api-client/index.ts";
import { StopPhotoStrip, useStopPhotos } from "@/features/pictures/index.ts";
import { ReportBadge } from "@/features/travel/index.ts";
import { Badge } from "@/ui/badge.tsx";
import { formatDuration, formatEach, formatTimes, spellValues } from "@/ui/format.ts";
import { t } from "../messages/index.ts";
import { marksOf, typeIcons, typeWord } from "../model/activity-marks.tsx";
import { useBuilder } from "./builder-context.tsx";
import { useStopReason } from "./use-explanation.ts";

/** Everything about a stop but its title. */
export function ActivityDetails({ activity }: { activity: Activity }) {
  const { trip, edits } = useBuilder();
  return (
    <>
      <ActivityFacts activity={activity} trip={trip} />
      {activity.description && <p className="text-[0.9375rem] text-muted">{spellValues(activity.description)}</p>}
      <PracticalCautions cautions={activity.cautions} />
      {activity.notes && <p className="whitespace-pre-line border-l-2 pl-3 text-[0.9375rem]">{activity.notes}</p>}
      <OwnPhotos activity={activity} />
      <div className="flex flex-wrap gap-1.5 empty:hidden">
        <ReportBadge trip={trip} of={activity.id} />
        {marksOf(activity, edits.marked.has(activity.id)).map(({ words, tone, icon, doubt }) => (
          <Badge key={words} tone={tone} icon={icon} wraps={doubt ?? false}>
            {words}
          </Badge>
        ))}
      </div>
      <ActivityReason activity={activity} />
    </>
  );
}

function OwnPhotos({ activity }: { activity: Activity }) {
  const { trip, openPhotos } = useBuilder();
  const photos = useStopPhotos(trip.id, activity.id);
  if (!photos?.length) return null;
  return (
    // Its height is kept while it loads.
    <div className="min-h-14 py-0.5">
      <StopPhotoStrip photos={photos} onOpen={() => openPhotos(activity)} />
    </div>
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
        {t("why")}
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
        {activity.free_time ? t("freeTime") : typeWord(activity.activity_type)}
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
