import { headOf, SegmentBody, SegmentFactList } from "@/features/travel/index.ts";
import { classNames } from "@/ui/class-names.ts";
import { formatDate } from "@/ui/format.ts";
import { Link } from "@/ui/link.tsx";
import { StatusBadge } from "./booking-status.tsx";
import { t } from "./messages/index.ts";
import { legWords } from "./messages.ts";
import type { BookedSegment, Booking } from "./use-bookings.ts";

/** The journeys of a booking, such as the flights out and back: each with its own times, time zones and status. */
export function BookedSegments({ booking, segments }: { booking: Booking; segments: readonly BookedSegment[] }) {
  const legs = legWords(segments);
  return (
    <ul aria-label={t("parts")} className="flex flex-col divide-y rounded-card border">
      {segments.map((segment, index) => {
        const { id, start, status, trip_id } = segment;
        const off = status === "cancelled" || booking.status === "cancelled";
        return (
          <li key={id} className="flex flex-col gap-4 p-4 sm:p-5">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <p className="wrap-anywhere min-w-0">
                {legs[index] && <span className="font-semibold">{legs[index]} · </span>}
                <span className="font-medium">
                  {start === null ? t("noDate") : formatDate(start.slice(0, 10), "long")}
                </span>
              </p>
              <StatusBadge status={booking.status === "cancelled" ? "cancelled" : status} />
              <p className="wrap-anywhere w-full text-muted">
                {booking.trip_id === trip_id ? (
                  <Link
                    href={`/trips/${trip_id}/travel#segment-${id}`}
                    className="tap inline-flex items-center underline underline-offset-4"
                  >
                    {headOf(segment)}
                  </Link>
                ) : (
                  headOf(segment)
                )}
              </p>
            </div>
            <div className={classNames(off && "text-muted line-through decoration-faint")}>
              <SegmentBody segment={segment} />
            </div>
            {/* Number, travelers and price are those of the booking, which names them once. */}
            <SegmentFactList segment={{ ...segment, confirmation_number: null, travellers: [], price: null }} />
          </li>
        );
      })}
    </ul>
  );
}
