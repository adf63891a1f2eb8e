import { MEETS, placesFor, tripScore } from "../wishes/match-want.ts";
import type { Want } from "../wishes/want.ts";
import type { ChosenSoFar } from "./chosen-so-far.ts";
import { asItIs } from "./mark-for-wants.ts";
import { rankedFor } from "./places-for-want.ts";
import { namedDatesFor } from "./when-for-want.ts";

const OUT_OF_TOWN = 1.5;
const BY_RANK = 0.35;
const TOO_LONG = 0.4;
const HALF_DAY = 6.5;
/** A trip whose own name is that of the wish. */
const BY_ITS_NAME = 4;
/** A place of the wished kind, not one whose description only mentions it. */
const BY_WHAT_IT_IS = 2;
const LONG_VISIT = 120;

export function chooseDayTrip(chosen: ChosenSoFar, want: Want): boolean {
  const { guide } = chosen.request;
  const isOut = want.length.days > 0 || want.length.isHalfDay || want.length.isAway;
  const isNamed = want.heads.some((it) => it.isName);
  if (!guide) return false;
  const months = [chosen.request.startDate, chosen.request.endDate].map((it) => Number(it.slice(5, 7)));
  const scored = guide.dayTrips
    .filter((it) => !it.months || it.months.some((month) => months.includes(month)))
    .flatMap((trip) => {
      const places = trip.placeIds.flatMap((id) => chosen.byId.get(id) ?? []);
      const score = tripScore(want, trip, places);
      if (places.length === 0 || score < MEETS || chosen.passed.has(trip.id)) return [];
      const long = want.length.isHalfDay ? TOO_LONG * Math.max(0, trip.hours - HALF_DAY) : 0;
      return [{ trip, score: score + trip.fame * BY_RANK - long }];
    })
    .sort((a, b) => b.score - a.score);
  const [best] = scored;
  if (!best) return false;
  const [inTown] = rankedFor(chosen, want).filter((it) => it.dayTrip === null);
  const ownScore = inTown ? (placesFor(want, chosen.request.candidates).get(inTown) ?? 0) + OUT_OF_TOWN : 0;
  const isInTown = ownScore - OUT_OF_TOWN >= (isNamed ? MEETS : BY_WHAT_IT_IS);
  if (!isOut && ((inTown && isInTown) || best.score < BY_ITS_NAME)) return false;
  if (
    inTown &&
    !want.length.isAway &&
    (want.length.days > 0 ? inTown.visitMinutes >= LONG_VISIT : true) &&
    ownScore > best.score
  )
    return false;
  if (chosen.trips.has(best.trip.id)) return true;
  if (chosen.trips.size >= chosen.mostTripsFor(want)) return false;
  const dates = namedDatesFor(chosen.dates, want);
  chosen.trips.set(best.trip.id, { want, dates });
  if (want.heads.length > 1 && want.length.days <= 1)
    for (const it of scored.slice(1)) if (it.score >= best.score - BY_RANK) chosen.spared.add(it.trip.id);
  // "Two days in the winelands": another valley on the second one.
  for (const { trip } of scored.slice(1, want.length.days)) {
    if (chosen.trips.size >= chosen.mostTripsFor(want)) break;
    if (!chosen.trips.has(trip.id)) chosen.trips.set(trip.id, { want, dates });
  }
  // A place of the trip that meets the wish stays in it.
  const named = rankedFor(chosen, want).find((it) => it.dayTrip === best.trip.id);
  if (named && !chosen.marks.has(named.id)) chosen.marks.set(named.id, asItIs(want));
  return true;
}
