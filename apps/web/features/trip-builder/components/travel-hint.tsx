import { distanceKm, legBetween } from "@caravan/domain/places/travel-time";
import { Footprints, TramFront } from "lucide-react";
import type { Activity } from "@/features/api-client/index.ts";
import { formatDistance, formatDuration } from "@/ui/format.ts";

const detour = 1.3;

/** The way from one stop to the next: how far, and how long it takes. */
export function TravelHint({ from, to }: { from: Activity; to: Activity }) {
  const [a, b] = [pointOf(from), pointOf(to)];
  if (!a || !b) return null;
  const metres = distanceKm(a, b) * detour * 1_000;
  if (metres < 30) return null;
  const leg = legBetween(a, b);
  const onFoot = legBetween(a, b, Number.POSITIVE_INFINITY).minutes;
  const far = onFoot > 90;
  const Icon = leg.mode === "transit" ? TramFront : Footprints;
  return (
    <p className="flex items-center gap-2 py-1.5 pl-1.5 text-faint text-sm">
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      <span>
        {formatDistance(metres)} ·{" "}
        {leg.mode === "transit"
          ? `about ${formatDuration(leg.minutes)} by transit${far ? "" : `, ${formatDuration(onFoot)} walk`}`
          : `${formatDuration(Math.max(1, onFoot))} walk`}
      </span>
    </p>
  );
}

function pointOf({ lat, lng }: Activity) {
  return lat === null || lng === null ? null : { lat, lng };
}
