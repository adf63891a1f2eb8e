import { distanceKm, legBetween, type Point } from "@caravan/domain/places/travel-time";
import { endsOf } from "@caravan/domain/trip/activity-ends";
import { readActivity } from "@caravan/domain/trip/wire";
import { Footprints, TramFront } from "lucide-react";
import type { Activity } from "@/features/api-client/index.ts";
import type { NightInStay } from "@/features/travel/index.ts";
import { formatDistance, formatDuration } from "@/ui/format.ts";

const detour = 1.3;

/** The distance and duration between two points. */
export function TravelHint({ from, to, words }: { from: Point; to: Point; words?: string }) {
  const metres = distanceKm(from, to) * detour * 1_000;
  if (metres < 30) return null;
  const leg = legBetween(from, to);
  const onFoot = legBetween(from, to, Number.POSITIVE_INFINITY).minutes;
  const far = onFoot > 90;
  const Icon = leg.mode === "transit" ? TramFront : Footprints;
  return (
    <p className="flex items-center gap-2 py-1.5 pl-1.5 text-faint text-sm">
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="wrap-anywhere">
        {words && `${words}: `}
        {formatDistance(metres)} ·{" "}
        {leg.mode === "transit"
          ? `about ${formatDuration(leg.minutes)} by transit${far ? "" : `, ${formatDuration(onFoot)} walk`}`
          : `${formatDuration(Math.max(1, onFoot))} walk`}
      </span>
    </p>
  );
}

/** The way from the stay to the first stop of a day. */
export function WayFromStay({ stay, to }: { stay: NightInStay; to: Activity }) {
  const { entry } = endsOf(readActivity(to));
  return entry && <TravelHint from={stay.point} to={entry} words={`From ${stay.name}`} />;
}

/** The way from the last stop of a day to the stay. */
export function WayToStay({ stay, from }: { stay: NightInStay; from: Activity }) {
  const { exit } = endsOf(readActivity(from));
  return exit && <TravelHint from={exit} to={stay.point} words={`Back to ${stay.name}`} />;
}
