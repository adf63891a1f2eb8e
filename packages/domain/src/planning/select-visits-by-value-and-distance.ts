import { centroid, distanceKm } from "../places/travel-time.ts";
import { stopWeight, type Visit } from "./visit.ts";

/** Cost of another visit of the same kind, for a trip of one day. */
const SAME_AGAIN = 0.15;
const SAME_AGAIN_WISHED = 0.07;
/** Bonus for the first visit that meets a wish. */
const WISH_UNMET = 0.35;
/** Cost of more shopping for travellers who did not ask for it. */
const SHOPPING_AGAIN = 0.4;
/** Farther from the centre a place costs more. */
const FAR_KM = 6;
/** Bonus for a place next to a chosen one. */
const NEIGHBOUR = 0.05;
const NEIGHBOUR_KM = 1;

/**
 * Selects visits, best first, as many as `slots` and `minutes` hold, with a variety of kinds. `price` is what costs
 * take off a visit's value.
 */
export function selectVisits(
  visits: readonly Visit[],
  limits: { readonly days: number; readonly slots: number; readonly minutes: number },
  price: (visit: Visit) => number,
): readonly Visit[] {
  const middle = centroid(visits.flatMap((it) => it.point ?? []));
  const base = new Map(visits.map((it) => [it.id, it.value - effort(it, middle, limits.days) - price(it)]));
  const kinds = new Map<string, number>();
  const wishesMet = new Set<string>();
  const left = new Set(visits);
  const chosen: Visit[] = [];
  let { slots, minutes } = limits;
  while (slots > 0 && minutes > 0) {
    let best: Visit | undefined;
    let bestValue = 0;
    for (const visit of left) {
      const company = chosen.some((it) => areNeighbours(it, visit)) ? NEIGHBOUR : 0;
      const meets = visit.matched.some((it) => !wishesMet.has(it)) ? WISH_UNMET : 0;
      const again = repetition(visit, kinds.get(visit.experience) ?? 0, limits.days);
      const value = (base.get(visit.id) ?? 0) + company + meets - again;
      if (value > bestValue) [best, bestValue] = [visit, value];
    }
    if (!best) break;
    left.delete(best);
    // About 15 minutes of travel each.
    minutes -= best.minutes + 15;
    slots -= stopWeight(best);
    if (minutes < 0 && chosen.length > 0) break;
    kinds.set(best.experience, (kinds.get(best.experience) ?? 0) + 1);
    for (const wish of best.matched) wishesMet.add(wish);
    chosen.push(best);
  }
  return chosen;
}

function areNeighbours(a: Visit, b: Visit): boolean {
  return a.point !== null && b.point !== null && distanceKm(a.point, b.point) <= NEIGHBOUR_KM;
}

function repetition(visit: Visit, already: number, days: number): number {
  const wished = visit.matched.length > 0;
  const again = visit.experience === "shopping" && !wished ? SHOPPING_AGAIN : wished ? SAME_AGAIN_WISHED : SAME_AGAIN;
  return (again * already) / days;
}

/** The cost of long visits and long ways; less on longer trips. */
function effort(visit: Visit, middle: { lat: number; lng: number } | null, days: number): number {
  // Famous places may be long.
  const long = visit.famous ? 0 : (0.06 * Math.max(0, visit.minutes - 90)) / 60;
  const km = visit.point && middle ? distanceKm(visit.point, middle) : 0;
  const far = Math.min(0.4, 0.03 * Math.max(0, km - FAR_KM));
  return (long + far) / Math.sqrt(Math.max(1, days / 2));
}
