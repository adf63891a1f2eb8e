import { inTripCurrency } from "../../money/known-prices.ts";
import type { TripDocument } from "../../trip/document.ts";
import type { Problem } from "../../trip/finding.ts";
import type { PlanRequest } from "../types.ts";
import { namedOn } from "./mend-day.ts";
import type { EditedDay, EditedStop } from "./types.ts";

interface Drop {
  readonly day: EditedDay;
  readonly stop: EditedStop;
}

/** What can be left out of a day without harm comes first. */
const order = ["visit", "evening", "meal", "free", "ride"] as const;

/** The stop without which a problem may be gone: the least important one that it names, later ones first. */
export function stopToDrop(
  request: PlanRequest,
  trip: TripDocument,
  problem: Problem,
  days: readonly EditedDay[],
): Drop | undefined {
  const all = days.flatMap((day) => day.stops.map((stop) => ({ day, stop })));
  const named = days.flatMap((day) => namedOn(trip, problem, day)?.stops.map((stop) => ({ day, stop })) ?? []);
  if (named.length > 0)
    return named.toSorted((a, b) => rank(a) - rank(b) || b.day.date.localeCompare(a.day.date) || later(a, b))[0];
  const visits = all.filter(({ stop }) => stop.kind === "visit" || stop.kind === "evening");
  if (problem.code === "too_dense") return visits.toSorted((a, b) => fame(a) - fame(b) || length(a) - length(b))[0];
  if (problem.code === "over_budget")
    return visits.filter((it) => price(it) > 0).toSorted((a, b) => price(b) - price(a))[0];
  return undefined;

  function price({ stop }: Drop): number {
    const entry = stop.place?.entryPrice;
    return Number((entry && inTripCurrency(request, entry)) ?? stop.cost ?? 0);
  }
}

const rank = ({ stop }: Drop) => order.indexOf(stop.kind);
const later = (a: Drop, b: Drop) => b.stop.start - a.stop.start;
const length = ({ stop }: Drop) => stop.minutes;
const fame = ({ stop }: Drop) => stop.place?.fame ?? 1;
