import type { TripFile } from "./trip-file.ts";

/**
 * A file without these bookings, and without the segments of some of them. References to them stay; `withNewIds`
 * follows or ends them.
 *
 * @param withSegments those whose segments are left out too
 */
export function leaveOutBookings(
  file: TripFile,
  ids: ReadonlySet<string>,
  withSegments: ReadonlySet<string>,
): TripFile {
  return {
    ...file,
    bookings: file.bookings.filter((it) => !ids.has(it.id)),
    segments: file.segments.filter((it) => !withSegments.has(it.bookingId)),
  };
}
