import { placeInWords } from "@caravan/domain/trip/activity-ends";
import { dayColour } from "@/features/map/index.ts";
import { PlaceLink, placeIdOf } from "@/features/places/index.ts";
import { classNames } from "@/ui/class-names.ts";
import { formatDate, formatDuration, formatEach, formatTimes } from "@/ui/format.ts";
import { loadedApart } from "@/ui/loaded-apart.tsx";
import type { SharedMoments } from "./bookings-by-day.ts";
import { t } from "./messages/index.ts";
import type { SharedActivity, SharedDay } from "./server.ts";

// Most links show no bookings, and public pages are light.
const SharedBooking = loadedApart(() => import("./shared-booking.tsx").then((module) => module.SharedBooking));

export interface SharedDaySectionProps {
  day: SharedDay;
  /** False in a template. */
  dated: boolean;
  bookings: SharedMoments | undefined;
  /** From 0. */
  dayIndex: number;
  currency: string;
  travelers: number;
  selectedId: string | null;
  onSelect: (id: string | null) => void;
  /** The address of a place's page, and how to open it here. */
  placeHref: (placeId: string) => string;
  onPlace: (placeId: string) => void;
}

export function SharedDaySection({
  day,
  dated,
  bookings,
  dayIndex,
  currency,
  travelers,
  selectedId,
  onSelect,
  placeHref,
  onPlace,
}: SharedDaySectionProps) {
  const colour = dayColour(dayIndex);
  return (
    <section aria-labelledby={`day-${day.id}`}>
      <h2
        id={`day-${day.id}`}
        className="flex flex-wrap items-baseline gap-x-3 border-b-2 pb-2"
        style={{ borderColor: colour }}
      >
        <span className="heading-section">{t("day", { number: String(day.day_number) })}</span>
        {dated && <span className="text-muted">{formatDate(day.date, "long")}</span>}
      </h2>
      {day.notes && <p className="mt-3 wrap-anywhere whitespace-pre-line text-muted">{day.notes}</p>}
      {day.activities.length === 0 && !bookings?.atEnd.length ? (
        <p className="mt-3 text-faint">{t("nothingYet")}</p>
      ) : (
        <ol className="mt-2 flex flex-col">
          {day.activities.flatMap((activity, index) => [
            ...(bookings?.before[activity.id] ?? []).map((moment) => <SharedBooking key={moment.id} moment={moment} />),
            <SharedStop
              key={activity.id}
              activity={activity}
              number={index + 1}
              colour={colour}
              currency={currency}
              travelers={travelers}
              selected={activity.id === selectedId}
              onSelect={onSelect}
              placeHref={placeHref}
              onPlace={onPlace}
            />,
          ])}
          {bookings?.atEnd.map((moment) => (
            <SharedBooking key={moment.id} moment={moment} />
          ))}
        </ol>
      )}
    </section>
  );
}

interface SharedStopProps extends Pick<SharedDaySectionProps, "placeHref" | "onPlace"> {
  activity: SharedActivity;
  number: number;
  colour: string;
  currency: string;
  travelers: number;
  selected: boolean;
  onSelect: (id: string | null) => void;
}

/** One activity. Its title is a button where the map can show it. */
function SharedStop({
  activity,
  number,
  colour,
  currency,
  travelers,
  selected,
  onSelect,
  placeHref,
  onPlace,
}: SharedStopProps) {
  const placeId = placeIdOf(activity);
  const onMap = activity.lat !== null && activity.lng !== null;
  const times = formatTimes(activity.start_time, activity.end_time);
  const facts = [
    times,
    !times && activity.duration_minutes ? formatDuration(activity.duration_minutes) : "",
    placeInWords(activity.from_location, activity.location),
    activity.estimated_cost ? formatEach(activity.estimated_cost, currency, travelers) : "",
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
              // The whole line can be pressed.
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
          {placeId !== null && (
            <PlaceLink
              href={placeHref(placeId)}
              onOpen={() => onPlace(placeId)}
              className="relative z-10 text-muted text-sm underline print:hidden"
            >
              {t("aboutPlace")}
              <span className="sr-only">: {activity.title}</span>
            </PlaceLink>
          )}
          {activity.description && <p className="mt-1 max-w-prose text-muted">{activity.description}</p>}
          {activity.cautions && (
            <p className="mt-1 text-on-warning-soft text-sm">{activity.cautions.map((it) => it.message).join(" · ")}</p>
          )}
        </div>
      </div>
    </li>
  );
}
