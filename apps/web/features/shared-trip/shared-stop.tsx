import { classNames } from "@/ui/class-names.ts";
import { formatDuration, formatMoney, formatTimes } from "@/ui/format.ts";
import type { SharedActivity } from "./open-shared-trip.ts";

export interface SharedStopProps {
  activity: SharedActivity;
  number: number;
  colour: string;
  currency: string;
  selected: boolean;
  onSelect: (id: string | null) => void;
}

/** One activity. Its title is a button where the map can show it. */
export function SharedStop({ activity, number, colour, currency, selected, onSelect }: SharedStopProps) {
  const onMap = activity.lat !== null && activity.lng !== null;
  const times = formatTimes(activity.start_time, activity.end_time);
  const facts = [
    times,
    !times && activity.duration_minutes ? formatDuration(activity.duration_minutes) : "",
    activity.location,
    activity.estimated_cost ? `${formatMoney(activity.estimated_cost, currency)} each` : "",
  ].filter(Boolean);
  return (
    <li
      data-activity={activity.id}
      className={classNames(
        "-mx-3 relative scroll-mt-24 scroll-mb-8 rounded-card px-3 py-3 transition-colors print:mx-0 print:break-inside-avoid print:bg-transparent print:px-0",
        selected && "bg-accent-soft",
        onMap && !selected && "hover:bg-sunken",
      )}
    >
      <div className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-4">
        <span
          aria-hidden="true"
          className="mt-0.5 grid size-8 place-items-center rounded-full font-semibold text-on-day text-sm"
          style={{ background: colour }}
        >
          {number}
        </span>
        <div className="wrap-anywhere min-w-0">
          <h3 className="font-medium text-lg">
            {onMap ? (
              // The whole line is the target.
              <button
                type="button"
                aria-pressed={selected}
                onClick={() => onSelect(selected ? null : activity.id)}
                className="text-left after:absolute after:inset-0 after:rounded-card"
              >
                {activity.title}
              </button>
            ) : (
              activity.title
            )}
          </h3>
          {facts.length > 0 && <p className="text-muted text-sm tabular-nums">{facts.join(" · ")}</p>}
          {activity.description && <p className="mt-1 max-w-prose text-muted">{activity.description}</p>}
        </div>
      </div>
    </li>
  );
}
