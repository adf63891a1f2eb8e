import { CalendarDays, MapPin } from "lucide-react";
import { dayCount, formatDateRange } from "./format.ts";
import { t } from "./messages/index.ts";

/** The destination and dates of a trip, as items of a list. */
export function PlaceAndDates({
  trip,
  length = true,
  place = true,
}: {
  trip: { readonly destination: string; readonly start_date: string; readonly end_date: string };
  /** With the number of its days. */
  length?: boolean;
  /** False where the destination is said anyway. */
  place?: boolean;
}) {
  const dates = formatDateRange(trip.start_date, trip.end_date);
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
        {length ? `${dates} · ${t("days", { count: dayCount(trip.start_date, trip.end_date) })}` : dates}
      </li>
    </>
  );
}
