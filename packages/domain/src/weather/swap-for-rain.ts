import type { Candidate } from "../places/candidate.ts";
import type { ActivityFields } from "../trip/document.ts";

type Alternative = ActivityFields["alternatives"][number];

/**
 * The longest outdoor stop of a day that has an indoor alternative, with that alternative; meals stay.
 *
 * @param offered titles of alternatives that another day already offers
 */
export function swapForRain<Stop extends ActivityFields>(
  stops: readonly Stop[],
  settingOf: (placeId: string | null) => Candidate["setting"] | undefined,
  offered: ReadonlySet<string>,
): { readonly stop: Stop; readonly dry: Alternative } | undefined {
  const swaps = stops.flatMap((stop) => {
    if (settingOf(stop.placeId) !== "outdoor" || stop.activityType === "dining") return [];
    const dry = stop.alternatives.find(
      (it) => settingOf(it.placeId) === "indoor" && !offered.has(it.title) && it.activityType !== "dining",
    );
    return dry ? [{ stop, dry }] : [];
  });
  return swaps.toSorted((a, b) => (b.stop.durationMinutes ?? 0) - (a.stop.durationMinutes ?? 0))[0];
}
