import type { ReadSegment } from "@caravan/domain/confirmation/reading";

/** What of a segment a traveller cannot do without and nobody has stated. */
export function missingIn(segment: ReadSegment): string[] {
  const { kind, start, end, from, to, place, title } = segment;
  const isJourney = kind === "flight" || kind === "train";
  const needed: Readonly<Record<string, unknown>> = {
    start,
    ...(isJourney ? { from, to } : {}),
    ...(kind === "hotel" ? { end, place: place ?? segment.provider } : {}),
    ...(kind === "car_rental" ? { end, from } : {}),
    ...(kind === "meeting" || kind === "other" ? { title: title ?? place ?? from ?? segment.provider } : {}),
  };
  return Object.entries(needed).flatMap(([field, value]) => (value === null ? [field] : []));
}

/** To compare readings of one mail: segments that lack nothing count most, then everything that is known. */
export function completeness(segments: readonly ReadSegment[]): number {
  return segments.reduce((sum, it) => {
    const more = [it.number, it.confirmationNumber, it.provider, it.end, it.from, it.to, it.place, it.price];
    const clock = it.start !== null && it.start.length > 10 ? 1 : 0;
    return sum + (missingIn(it).length === 0 ? 100 : 20) + 2 * clock + more.filter((value) => value !== null).length;
  }, 0);
}
