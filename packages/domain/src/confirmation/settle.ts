import type { ReadSegment } from "./reading.ts";

/** What each reader made of the same text. */
export interface Found {
  readonly journeys: readonly ReadSegment[];
  readonly stays: readonly ReadSegment[];
  readonly cars: readonly ReadSegment[];
  /** Only asked for where the others found nothing sure: every booking has a date and a place, as a meeting has. */
  readonly meetings: () => readonly ReadSegment[];
}

/**
 * The segments of a text when several readers claim it. A hotel's arrival and departure, a car's way from one station to
 * another look like a journey without a number, and so does a meeting from one hour to another; so such a journey gives way.
 */
export function settled({ journeys, stays: allStays, cars, meetings }: Found): ReadSegment[] {
  // A cabin's night on a ferry: a stay in no house gives way to a journey from one place to another.
  const ways = journeys.some((it) => it.from !== null && it.to !== null);
  const stays = ways ? allStays.filter((it) => it.place !== null || it.provider !== null) : allStays;
  const claimed = stays.length + cars.length > 0;
  const numbered = journeys.filter((it) => it.number !== null);
  const found = [...(claimed ? numbered : journeys), ...stays, ...cars];
  if (claimed || numbered.length > 0) return found;
  const met = meetings();
  return found.length === 0 || met.some((it) => it.kind === "meeting") ? [...met] : found;
}
