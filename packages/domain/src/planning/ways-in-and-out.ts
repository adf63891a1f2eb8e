import { clockOf } from "../calendar.ts";
import { foldTitle } from "../fold-text.ts";
import type { Airport } from "../places/guide.ts";
import { distanceKm, legBetween, type Point } from "../places/travel-time.ts";
import { BEFORE_DEPARTURE } from "../trip/journeys.ts";
import { blankActivity } from "../trip/new-activity.ts";
import { foldClause } from "../wishes/clauses.ts";
import { readWishes } from "../wishes/read-wishes.ts";
import { type Sentence, said } from "../words/sentence.ts";
import { sentencesIn, worded } from "../words/worded.ts";
import { companyOf } from "./company.ts";
import { lengthSaid } from "./length-words.ts";
import type { PlannedActivity, PlannedDay, PlanRequest } from "./types.ts";

const SPARE = 15;
/** An airport farther away is not the one of this place. */
const FARTHEST_KM = 350;

const AT_AIRPORT_KM = 3;

/** The usual airport may be this much farther than a small one near by. */
const WORTH_KM = 60;

/** The airport from which one leaves a place: the usual one, unless another is much nearer. */
export function airportNear({ guide }: Pick<PlanRequest, "guide">, point: Point | null): Airport | undefined {
  if (!point) return undefined;
  const airports = (guide?.airports ?? []).filter((it) => distanceKm(it, point) <= FARTHEST_KM);
  const nearest = Math.min(...airports.map((it) => distanceKm(it, point)));
  return airports.find((it) => distanceKm(it, point) <= nearest + WORTH_KM);
}

/** Whether a journey was booked or entered for that day. */
export function hasOwnWay({ fixed }: Pick<PlanRequest, "fixed">, date: string): boolean {
  return fixed.some((it) => it.date === date && it.activity.activityType === "transport");
}

/**
 * The days with the way in from the airport on the first one and the way out on the last one, unless a journey is
 * entered there, which says it itself.
 */
export function withWaysInAndOut<T extends { readonly date: string; readonly reason: string }>(
  request: PlanRequest,
  days: readonly T[],
  lastPointOn: (day: T) => Point | null,
): readonly T[] {
  const { byLand } = readWishes(request.interests).journey;
  const told = request.guide?.arrival;
  // Travellers who arrive by train are told nothing about the airport.
  const arrival = byLand.in && !landWords.test(told ?? "") ? null : told;
  return days.map((day) => {
    const lines: string[] = [day.reason];
    if (arrival && day.date === request.startDate && !hasOwnWay(request, day.date))
      lines.push(worded`Coming in: ${arrival}`);
    if (day.date === request.endDate && !hasOwnWay(request, day.date)) lines.push(...wayOut(request, lastPointOn(day)));
    return lines.length === 1 ? day : { ...day, reason: sentencesIn(lines) };
  });
}

const landWords = /\b(?:train|tgv|rail|station|ferry|ferries)\b/i;

function wayOut(request: PlanRequest, from: Point | null): readonly string[] {
  const { byLand, leaves, backBy } = readWishes(request.interests).journey;
  if (leaves === null && backBy !== null) return [wayBack(request, backBy)];
  if (byLand.out)
    return leaves === null
      ? []
      : [worded`Going home: be at the station by ${clockOf(leaves - AT_STATION)}, for ${clockOf(leaves)}.`];
  const airport = airportNear(request, from);
  // A day that ends at the airport has the ride there as a stop, which says the same.
  if (!airport || !from || distanceKm(from, airport) < AT_AIRPORT_KM) return [];
  const minutes = legBetween(from, airport).minutes;
  const { takesOff } = companyOf(request);
  const when =
    takesOff === null
      ? setOutBefore(minutes + BEFORE_DEPARTURE + SPARE)
      : said`set out at ${clockOf(leavesAt(takesOff, minutes))} for the flight at ${clockOf(takesOff)}`;
  const name = airport.name.replace(/ \(.*\)$/, "");
  return [worded`Going home: ${name} (${airport.iata}) is about ${roundedTo5(minutes)} minutes away; ${when}.`];
}

type BackBy = NonNullable<ReturnType<typeof readWishes>["journey"]["backBy"]>;

function wayBack(request: PlanRequest, { place, at }: BackBy): string {
  const name = place.replace(/(^| )\p{L}/gu, (it) => it.toUpperCase());
  const known = knownRide(request, place);
  const setOut = clockOf(roundedDown(at - (known ?? UNKNOWN_RIDE) - TO_STATION));
  return known === null
    ? worded`Going home: set out at ${setOut} to be back in ${name} by ${clockOf(at)}; look the connection up, we don't know how long it takes.`
    : worded`Going home: set out at ${setOut} to be back in ${name} by ${clockOf(at)}; the ride takes about ${lengthSaid(known)}.`;
}

/** The time allowed for an unknown way. */
const UNKNOWN_RIDE = 180;
const roundedDown = (minutes: number) => Math.floor(minutes / 5) * 5;

/** Minutes of the ride as the guide tells it: "Shinkansen from Tokyo in 2 h 30". Within the place itself there is none. */
function knownRide({ guide, destination }: PlanRequest, place: string): number | null {
  if (foldTitle(destination.text).includes(place)) return 0;
  const told = foldClause(guide?.arrival ?? "");
  const found = new RegExp(`\\bfrom ${place}\\b(?: \\w+){0,6}? in (?:(\\d+) h(?: (\\d\\d))?|(\\d+) min)`).exec(told);
  if (!found) return null;
  const [, hours, minutes, only] = found;
  return only === undefined ? Number(hours) * 60 + Number(minutes ?? 0) : Number(only);
}

const roundedTo5 = (minutes: number) => Math.max(5, Math.round(minutes / 5) * 5);
/** To be on the platform, and to get to the station from anywhere in town. */
const AT_STATION = 20;
const TO_STATION = 30;
/** When to set out for a flight or a train from a place; with an airport that is not known, three and a half hours before. */
export function setOutFor(request: PlanRequest, takesOff: number, from: Point | null): number {
  const { byLand, leaves, backBy } = readWishes(request.interests).journey;
  if (leaves === null && backBy !== null)
    return roundedDown(takesOff - (knownRide(request, backBy.place) ?? UNKNOWN_RIDE) - TO_STATION);
  if (byLand.out) return takesOff - AT_STATION - TO_STATION;
  const airport = airportNear(request, from);
  return leavesAt(takesOff, airport ? legBetween(from, airport).minutes + FROM_ANYWHERE : UNKNOWN_WAY);
}

/** From the other end of town. */
const FROM_ANYWHERE = 20;
const UNKNOWN_WAY = 75;
const leavesAt = (takesOff: number, minutes: number) =>
  Math.floor((takesOff - BEFORE_DEPARTURE - SPARE - minutes) / 5) * 5;

/** "Set out 2 and a half hours before", rounded up. */
function setOutBefore(minutes: number): Sentence {
  const halves = Math.ceil(minutes / 30);
  return halves % 2 === 0
    ? said`set out ${halves / 2} hours before the flight`
    : said`set out ${(halves - 1) / 2} and a half hours before the flight`;
}

/** The ride to the airport on the last day, when it is known when the flight leaves. */
export function rideToAirport(request: PlanRequest, day: PlannedDay, from: Point | null): PlannedDay {
  const { takesOff } = companyOf(request);
  const airport = airportNear(request, from);
  const { byLand, leaves, backBy } = readWishes(request.interests).journey;
  if (byLand.out || (leaves === null && backBy !== null)) return day;
  if (takesOff === null || !airport || !from || hasOwnWay(request, day.date) || day.date !== request.endDate)
    return day;
  const { minutes } = legBetween(from, airport);
  const start = leavesAt(takesOff, minutes);
  const activity: PlannedActivity = {
    ...blankActivity(worded`To the airport (${airport.iata})`),
    description: worded`${airport.name}, for the flight at ${clockOf(takesOff)}.`,
    activityType: "transport",
    startTime: clockOf(start),
    endTime: clockOf(start + minutes),
    durationMinutes: minutes,
    location: airport.name,
    lat: airport.lat,
    lng: airport.lng,
    fromLat: from.lat,
    fromLng: from.lng,
    provenance: "gazetteer",
    reason: worded`To be there two hours before the flight.`,
  };
  return { ...day, items: [...day.items, { kind: "planned", activity }] };
}
