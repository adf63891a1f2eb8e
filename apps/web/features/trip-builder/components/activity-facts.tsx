import { Banknote, Clock, MapPin } from "lucide-react";
import type { Activity } from "@/features/api-client/index.ts";
import { formatDuration, formatMoney, formatTimes } from "@/ui/format.ts";
import { typeIcons, typeWords } from "../model/activity-type-words.ts";

/** When, what kind, where, how long and how much, in one wrapping line. */
export function ActivityFacts({ activity, currency }: { activity: Activity; currency: string }) {
  const times = formatTimes(activity.start_time, activity.end_time);
  const TypeIcon = typeIcons[activity.activity_type];
  const place = [activity.location, activity.address].filter((it, index, all) => it && all.indexOf(it) === index);
  return (
    <ul className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm [&>li]:flex [&>li]:min-w-0 [&>li]:items-center [&>li]:gap-1.5 [&_svg]:size-3.5 [&_svg]:shrink-0 [&_svg]:text-faint">
      {times && <li className="font-medium text-ink tabular-nums">{times}</li>}
      <li>
        <TypeIcon aria-hidden="true" />
        {typeWords[activity.activity_type]}
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
          {activity.estimated_cost === 0 ? "Free" : formatMoney(activity.estimated_cost, currency)}
        </li>
      )}
    </ul>
  );
}
