import type { ReadSegment, Span } from "./reading.ts";

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
  const numbered = journeys.filter((it) => it.number !== null);
  const stays = allStays
    .filter((it) => !ways || it.place !== null || it.provider !== null)
    .filter((it) => !numbered.some((journey) => sharesTimes(it, journey)));
  const claimed = stays.length + cars.length > 0;
  const found = [...(claimed ? numbered : journeys), ...stays, ...cars];
  if (claimed || numbered.length > 0 || hasReturn(journeys)) return found;
  const met = meetings();
  return found.length === 0 || met.some((it) => it.kind === "meeting") ? [...met] : found;
}

/** There and back again: meetings are at one place. */
function hasReturn(journeys: readonly ReadSegment[]): boolean {
  const ways = journeys.flatMap(({ from, to }) => (from?.name && to?.name ? [[from.name, to.name] as const] : []));
  const known = new Set(ways.map((it) => it.join("\n")));
  return ways.some(([from, to]) => from !== to && known.has(`${to}\n${from}`));
}

/** The words that say when a flight leaves or arrives say nothing about a bed: "Arrive" and "Depart" without more are its own. */
function sharesTimes(stay: ReadSegment, journey: ReadSegment): boolean {
  const times = [...(journey.evidence.start ?? []), ...(journey.evidence.end ?? [])];
  const isOf = (own: Span) => times.some((it) => it.start < own.end && own.start < it.end);
  const own = stay.evidence.start ?? [];
  return stay.start?.includes("T") === true && own.length > 0 && own.every(isOf);
}
