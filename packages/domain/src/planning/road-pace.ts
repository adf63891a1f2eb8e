import type { Guide } from "../places/guide.ts";
import { distanceKm, roadMinutes } from "../places/travel-time.ts";

/** Shorter drives tell little about the roads. */
const SHORTEST_KM = 25;
const FASTEST = 0.85;
const SLOWEST = 1.5;
/** How much longer roads are than the crow flies, which every estimate counts in. */
const USUAL_DETOUR = 1.3;
const LONGEST_DETOUR = 1.4;

const known = new WeakMap<Guide["drives"], number>();

/**
 * How much longer the roads of a region take than others, by its known drives between bases: how slow they are to drive,
 * and how far even the most direct of them leads round lochs, fjords and passes. 1 where no drive is known.
 */
export function roadPace(guide: Pick<Guide, "bases" | "drives"> | undefined): number {
  if (!guide || guide.drives.length === 0) return 1;
  const found = known.get(guide.drives);
  if (found !== undefined && guide.bases.length === 0) return found;
  const bases = new Map(guide.bases.map((it) => [it.id, it]));
  const roads = guide.drives.filter((it) => it.mode === undefined && it.km >= SHORTEST_KM);
  const speeds = roads.map((it) => it.minutes / roadMinutes(it.km)).sort((a, b) => a - b);
  const detours = roads.flatMap(({ from, to, km }) => {
    const [a, b] = [bases.get(from), bases.get(to)];
    return a && b && a !== b ? [km / Math.max(1, distanceKm(a, b))] : [];
  });
  const slow = Math.min(SLOWEST, Math.max(FASTEST, speeds[speeds.length >> 1] ?? 1));
  const detour = detours.length < 2 ? 1 : Math.min(LONGEST_DETOUR, Math.max(1, Math.min(...detours) / USUAL_DETOUR));
  known.set(guide.drives, slow * detour);
  return slow * detour;
}
