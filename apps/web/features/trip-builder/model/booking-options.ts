import { kindWordOf, lineOf, type Segment } from "@/features/travel/index.ts";
import { formatDate } from "@/ui/format.ts";
import { t } from "../messages/index.ts";

/**
 * The bookings of a trip that an activity may stand for, earliest first: each by its first segment. The chosen one is
 * in the list even after it was cancelled.
 */
export function bookingOptions(segments: readonly Segment[], chosen: string | null) {
  const shown = segments.filter((it) => it.booking_id === chosen || it.status !== "cancelled");
  const first = new Map<string, Segment>();
  for (const segment of shown.toSorted((a, b) => startOf(a).localeCompare(startOf(b))))
    if (!first.has(segment.booking_id)) first.set(segment.booking_id, segment);
  const options = [...first.values()].map((segment) => ({
    value: segment.booking_id,
    label: [lineOf(segment), kindWordOf(segment), segment.start && formatDate(segment.start.slice(0, 10), "day")]
      .filter((it) => it)
      .join(" · "),
  }));
  return chosen === null || first.has(chosen) ? options : [...options, { value: chosen, label: t("elsewhere") }];
}

const startOf = ({ start }: Segment) => start ?? "9999";
