import { CalendarDays, MapPin } from "lucide-react";
import { dayCount, formatDateRange } from "./format.ts";
import { t } from "./messages/index.ts";

/** The destination and dates of a trip, as items of a list. */
export function PlaceAndDates({
  trip,
  length = true,
  place = true,
  onDates,
}: {
  trip: { readonly destination: string; readonly start_date: string; readonly end_date: string };
  /** With the number of its days. */
  length?: boolean;
  /** False where the destination is said anyway. */
  place?: boolean;
  /** Makes a button of the dates. */
  onDates?: (() => void) | undefined;
}) {
  const dates = formatDateRange(trip.start_date, trip.end_date);
  const words = length ? `${dates} · ${t("days", { count: dayCount(trip.start_date, trip.end_date) })}` : dates;
  return (
    <>
      {place && (
        <li>
          <MapPin aria-hidden="true" />
          {trip.destination}
        </li>
      )}
      <li>
        <CalendarDays aria-hidden="true" />
        {onDates ? (
          <button
            type="button"
            aria-haspopup="dialog"
            data-printed
            onClick={onDates}
            className="-my-1 min-h-6 rounded-control py-1 underline decoration-line-strong decoration-dotted underline-offset-4 hover:text-ink hover:decoration-solid"
          >
            {words}
          </button>
        ) : (
          words
        )}
      </li>
    </>
  );
}
