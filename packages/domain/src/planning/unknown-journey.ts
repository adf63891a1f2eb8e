import { worded } from "../words/worded.ts";
import { companyOf } from "./company.ts";
import type { DayToSum } from "./day-to-sum.ts";
import type { PlanRequest } from "./types.ts";
import { hasOwnWay } from "./ways-in-and-out.ts";

/** "We do not know when you arrive and leave: …" Nothing for a trip of one day, and where a journey is entered or told. */
export function unknownJourney(request: PlanRequest, days: readonly DayToSum[]): string | null {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || days.length < 2) return null;
  const { lands, takesOff } = companyOf(request);
  const begins = lands === null && !hasJourney(request, first) ? busy(first)[0]?.startTime : null;
  const ends = takesOff === null && !hasJourney(request, last) ? busy(last).at(-1)?.endTime : null;
  if (begins && ends)
    return worded`We do not know when you arrive and leave: the first day begins at ${begins} and the last one ends at ${ends}. Add your journey and plan again.`;
  if (begins)
    return worded`We do not know when you arrive: the first day begins at ${begins}. Add your journey there and plan again.`;
  return ends
    ? worded`We do not know when you leave: the last day ends at ${ends}. Add your journey home and plan again.`
    : null;
}

/** Rides that the planner chose are no journey of theirs. */
function hasJourney(request: PlanRequest, { date, stops }: DayToSum): boolean {
  const isOwn = ({ activityType, provenance }: DayToSum["stops"][number]) =>
    activityType === "transport" && provenance !== "gazetteer";
  return hasOwnWay(request, date) || stops.some(isOwn);
}

function busy({ stops }: DayToSum): DayToSum["stops"] {
  return stops.filter((it) => !it.freeTime && it.startTime !== null && it.endTime !== null);
}
