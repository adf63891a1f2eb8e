import { clockIn, dayOf } from "@caravan/domain/segments/segment";
import { cityOf } from "@/features/travel/segment-words.ts";
import type { SegmentFacts } from "@/features/travel/types.ts";
import { formatDate } from "@/ui/format.ts";

/** "London to Lisbon · Mon 3 May, 09:40": enough to know which one it is. */
export function foundLine({ from, to, place, start }: SegmentFacts): string {
  const [day, clock] = [dayOf(start), clockIn(start)];
  const way = [from && cityOf(from), to && cityOf(to)].filter(Boolean).join(" to ");
  const when = [day && formatDate(day, "day"), clock].filter(Boolean).join(", ");
  return [way || (place && cityOf(place)), when].filter(Boolean).join(" · ");
}
