import { foldTitle } from "../fold-text.ts";
import type { Candidate } from "../places/candidate.ts";
import { accessFit, dietFit, type Mobility } from "../places/diet-and-access.ts";
import type { DayTrip, TripWay } from "../places/guide.ts";
import { isOpen, openSpans } from "../places/opening-hours.ts";
import { distanceKm, driveMinutes, legBetween, type Point } from "../places/travel-time.ts";
import { readWishes } from "../wishes/read-wishes.ts";
import { said } from "../words/sentence.ts";
import { worded, wordOf } from "../words/worded.ts";
import { AFTER_LUNCH } from "./afternoon-trip.ts";
import { suitsMeal } from "./alternatives.ts";
import { isNamedTable, isSweetOnly } from "./choose-restaurant.ts";
import type { DayFrame } from "./daily-pace.ts";
import { DayTripDraft } from "./day-trip-draft.ts";
import { isExcursion, mainPlaceOf } from "./excursions.ts";
import { freeVisit } from "./ideas-without-venue.ts";
import { mannerOf } from "./manner.ts";
import type { RankedPlace } from "./rank-places.ts";
import { type Ride, rideNote, rideTitle } from "./ride.ts";
import { roadPace } from "./road-pace.ts";
import { includesLunch, rideStop, roundUp, type Stop } from "./schedule-visits-and-lunch.ts";
import type { PlanRequest } from "./types.ts";
import { visitOf, windowsOf } from "./visit.ts";

/** A day trip with times: the outbound ride, its stops with lunch, and the ride back. */
export interface ScheduledDayTrip {
  readonly trip: DayTrip;
  readonly stops: readonly Stop[];
  /** Minutes after midnight. */
  readonly leaves: number;
  readonly returns: number;
}

/** Travellers with a slow pace leave this much later, as far as the trip allows. */
const LATER_AT_LEISURE = 30;
/** With a late start, the trip leaves at most this much later. */
const LATEST_START = 120;
/** A trip may last this much longer than usual. */
const LONGER = 75;
/** The longest day trip without dinner, in minutes. */
const LONGEST = 11 * 60;
const LONGEST_OUT = 13.5 * 60;
const HOME_BY = 21 * 60;
const LATE_OPENING = 15 * 60;
const LATE_HOME = 23 * 60 + 30;
/** The latest return from a trip whose main sight is at dusk. */
const AFTER_SPECTACLE = 24 * 60 + 15;
/** Includes the way home. */
const DINNER = 100;
const LATEST_LUNCH = 15 * 60;
const LUNCH_FROM = 11 * 60 + 45;
/** A stop for sweets is no lunch. */
const SHORTEST_LUNCH = 20;
const LONGEST_LUNCH = 90;
/** A sunrise sight is skipped after this time. */
const LATEST_SUNRISE = 11 * 60;
const PICNIC_MINUTES = 40;
const DRIVE_TO_LUNCH_KM = 9;
const WALK_TO_LUNCH_KM = 1.5;
/** From this time on, lunch comes before another visit. */
const HUNGRY = 13 * 60 + 30;
const TO_THE_STATION = 20;
/** From where public transport stops to the first place. */
const FROM_THE_STATION = 15;
const PUBLIC = ["train", "bus", "metro", "ferry"];
const TOUR = said`A day tour from town, with pick-up: book a small group`;
/** A shorter rest of the time is none. */
const LEAST_FREE = 60;
const DINNER_FROM = 18 * 60 + 30;
const DINNER_THERE = 80;
const OTHER_TOWN_KM = 3;

/**
 * The times of a day trip, with as many of its places as fit. Undefined when too few of them are open, or there is no
 * lunch. `home` is where the day starts and ends.
 */
export function scheduleDayTrip(
  request: PlanRequest,
  trip: DayTrip,
  byId: ReadonlyMap<string, RankedPlace>,
  frame: DayFrame,
  mobility: Mobility,
  home: Point,
): ScheduledDayTrip | undefined {
  const way = wayFor(request, trip);
  if (!way) return undefined;
  const known = (ids: readonly string[]) =>
    ids.flatMap((id) => byId.get(id) ?? []).filter((it) => accessFit(it.candidate, mobility) !== "conflicts");
  const more = known(trip.morePlaceIds ?? []).toSorted((a, b) => b.score - a.score);
  const places = [...known(trip.placeIds), ...more.filter((it) => it.candidate.wantedBy.length > 0)];
  const visits = places.filter((it) => it.candidate.category !== "food");
  const isWanted = ({ candidate }: RankedPlace) => candidate.wantedBy.length > 0;
  const byWeight = [...visits.filter(isWanted), ...visits.filter((it) => !isWanted(it))];
  const wanted = visits.filter(isWanted).map((it) => it.candidate.id);
  let without: ScheduledDayTrip | undefined;
  // With fewer visits lunch comes in time, and there is time for what was asked for.
  for (let count = visits.length; count > 0; count--) {
    const kept = new Set(byWeight.slice(0, count));
    const some = places.filter((it) => it.candidate.category === "food" || kept.has(it));
    const others = [...visits.filter((it) => !kept.has(it)), ...more.filter((it) => !some.includes(it))];
    const scheduled = withPlaces(request, trip, way, { usual: lateLast(some, frame), more: others }, frame, home);
    const seen = new Set(scheduled?.stops.map((it) => it.visit?.id));
    if (scheduled && wanted.every((id) => seen.has(id))) return scheduled;
    without ??= scheduled;
  }
  return without;
}

/** What was asked for and opens late in the day comes last. */
function lateLast(places: readonly RankedPlace[], { date }: DayFrame): readonly RankedPlace[] {
  const isLate = ({ candidate: it }: RankedPlace) =>
    (it.wantedBy.length > 0 || it.spectacle !== undefined) &&
    it.hours !== null &&
    (openSpans(it.hours, date)[0]?.start ?? 0) >= LATE_OPENING;
  return places.some(isLate) ? [...places.filter((it) => !isLate(it)), ...places.filter(isLate)] : places;
}

function withPlaces(
  request: PlanRequest,
  trip: DayTrip,
  way: TripWay,
  { usual: left, more }: { readonly usual: readonly RankedPlace[]; readonly more: readonly RankedPlace[] },
  frame: DayFrame,
  home: Point,
): ScheduledDayTrip | undefined {
  const atLeisure = request.travelStyle === "luxury" || request.pace === "slow" ? LATER_AT_LEISURE : 0;
  const isFirst = frame.kind === "arrival";
  const asksLate = mannerOf(request).rhythm.startsAt ?? 0;
  // Late risers leave later, as far as the day allows.
  const opens = opensLater(left, frame.date, trip.leaveBy + way.minutes);
  const late = Math.max(
    opens === null ? 0 : opens - way.minutes,
    Math.min(asksLate, trip.leaveBy + LATEST_START),
    leavesForSpectacle(way, left, frame.date),
  );
  const leaves = roundUp(Math.max(isFirst ? frame.start : 0, trip.leaveBy + atLeisure, late));
  const isWanted = left.some((it) => it.candidate.wantedBy.length > 0);
  // A requested sight may be there only at dusk.
  const hasSpectacle = left.some((it) => it.candidate.spectacle !== undefined);
  const isLateTrip = request.chosen?.trips.has(trip.id) && frame.evening;
  const latest = hasSpectacle ? AFTER_SPECTACLE : isLateTrip ? LATE_HOME : HOME_BY;
  const packsLunch = isExcursion(trip) || (request.chosen?.trips.has(trip.id) ?? false);
  const latestBack = Math.min(
    frame.kind === "departure" ? frame.end : latest,
    leaves + (isWanted ? LONGEST_OUT : Math.min(trip.hours * 60 + LONGER, isExcursion(trip) ? LONGEST_OUT : LONGEST)),
    latest,
    frame.homeBy === null || hasSpectacle ? latest : frame.homeBy - DINNER,
    (way.lastBack ?? (hasSpectacle ? AFTER_SPECTACLE : HOME_BY)) + way.minutes,
  );
  /** The way back from the last of several places is shorter than the way to the first. */
  const backFrom = (point: Point) =>
    isExcursion(trip) && way.minutes > 0
      ? Math.max(
          15,
          way.mode === "car" ? driveMinutes(point, home, roadPace(request.guide)) : legBetween(point, home).minutes,
        )
      : way.minutes;
  const until = latestBack - way.minutes - TO_THE_STATION;
  const there = { lat: trip.lat, lng: trip.lng };
  const tables = left.filter(
    (it) =>
      suitsMeal(it.candidate, "lunch", request) &&
      it.candidate.visitMinutes >= SHORTEST_LUNCH &&
      !isSweetOnly(it.candidate, "lunch"),
  );
  const table = tables.find((it) => dietFit(it.candidate, request.dietary) === "fits") ?? tables[0];
  const start = left.find((it) => it.candidate.category !== "food")?.candidate ?? left[0]?.candidate;
  const isOther = start && distanceKm(start, there) > OTHER_TOWN_KM;
  const arrives = leaves + way.minutes + (!isExcursion(trip) && PUBLIC.includes(way.mode) ? FROM_THE_STATION : 0);
  const draft = new DayTripDraft(frame, arrives, isOther ? { lat: start.lat, lng: start.lng } : there);
  const { stops } = draft;
  // Trips that leave after noon start with lunch in town.
  let hasLunch = leaves >= AFTER_LUNCH;
  const picnic = (): void => {
    const start = roundUp(Math.max(draft.time, LUNCH_FROM));
    if (hasLunch || start > LATEST_LUNCH) return;
    hasLunch = true;
    const end = start + PICNIC_MINUTES;
    const own = { place: null, point: draft.at, minutes: PICNIC_MINUTES, penalty: 0 };
    draft.put({ kind: "lunch", visit: null, table: own, point: draft.at, start, end, isPicnic: true });
  };
  const eat = (): void => {
    const isHungry = stops.length > 0 || (!isExcursion(trip) && draft.time >= HUNGRY);
    const near = table === undefined && packsLunch && isHungry ? tableBy(draft.at) : undefined;
    if (!table && !near && packsLunch && isHungry && !stops.some(includesLunch)) picnic();
    const place = table?.candidate ?? near;
    if (!place || hasLunch || stops.some(includesLunch)) return;
    const start = roundUp(Math.max(draft.arrivalAt(place), LUNCH_FROM));
    const minutes = Math.min(place.visitMinutes, LONGEST_LUNCH);
    const spans = place.hours ? openSpans(place.hours, frame.date) : [{ start: 0, end: 1440 }];
    const span = spans.find((it) => Math.max(start, it.start) + Math.min(minutes, 45) <= it.end);
    if (!span || Math.max(start, span.start) > LATEST_LUNCH) return;
    const begins = Math.max(start, span.start);
    const end = Math.min(begins + minutes, span.end);
    if (end > until) return;
    hasLunch = true;
    draft.put({
      kind: "lunch",
      visit: null,
      table: { place, point: place, minutes: end - begins, penalty: 0 },
      point: place,
      start: begins,
      end,
    });
  };
  /** With a late return, dinner is at the destination of the trip. */
  const dine = (): void => {
    if (draft.time + way.minutes < DINNER_FROM) return;
    const tables = left.flatMap(({ candidate: place }) => {
      if (!suitsMeal(place, "dinner", request)) return [];
      const start = roundUp(Math.max(draft.arrivalAt(place), DINNER_FROM, opensAfter(place, frame.date, DINNER_FROM)));
      const isOpenThen = !place.hours || isOpen(place.hours, frame.date, start, start + DINNER_THERE);
      return isOpenThen && start + DINNER_THERE <= until ? [{ place, start }] : [];
    });
    const [table] = tables;
    if (!table) return;
    const { place, start } = table;
    const end = start + DINNER_THERE;
    const point = { lat: place.lat, lng: place.lng };
    draft.put({
      kind: "dinner",
      visit: null,
      table: { place, point, minutes: DINNER_THERE, penalty: 0 },
      point,
      start,
      end,
    });
  };
  /** The best-known open table near by, preferred to a packed lunch. */
  const tableBy = (point: Point) =>
    request.candidates
      .filter(
        (it) =>
          distanceKm(it, point) <= (way.mode === "car" ? DRIVE_TO_LUNCH_KM : WALK_TO_LUNCH_KM) &&
          it.wantedBy.length === 0 &&
          isNamedTable(it) &&
          suitsMeal(it, "lunch", request) &&
          (it.hours === null ||
            openSpans(it.hours, frame.date).some((span) => span.start <= HUNGRY && span.end > HUNGRY)),
      )
      .toSorted((a, b) => (b.fame ?? 0) - (a.fame ?? 0) || distanceKm(a, point) - distanceKm(b, point))[0];
  for (const choice of left) {
    if (choice === table) {
      if (draft.time >= frame.meals.lunch.from - 45) eat();
      continue;
    }
    if (choice.candidate.category === "food") continue;
    const visit = visitOf(choice);
    if (!isExcursion(trip) && distanceKm(choice.candidate, home) < distanceKm(choice.candidate, trip)) continue;
    if (choice.candidate.insight?.bestTime === "sunrise" && !visit.famous && draft.time > LATEST_SUNRISE) continue;
    const wouldEnd = draft.arrivalAt(choice.candidate) + visit.minutes;
    if (
      !hasLunch &&
      draft.time >= frame.meals.lunch.from - 15 &&
      (draft.time >= HUNGRY || wouldEnd > LATEST_LUNCH - 30)
    )
      eat();
    const time = draft.timeFor(choice);
    if (!time || time.wait > longestWait(choice)) continue;
    if (time.end + backFrom(choice.candidate) - way.minutes <= until) draft.visit(choice, time);
  }
  eat();
  // Where the table is closed, travellers bring food.
  if (!hasLunch && packsLunch && !stops.some(includesLunch) && stops.length > 0) picnic();
  // Who made the way there stays as long as people usually do: with more of the town, or an hour of their own.
  const usualEnd = Math.min(until, leaves + trip.hours * 60 - way.minutes - TO_THE_STATION);
  const staysOn = way.minutes > 0 && !isExcursion(trip) && !hasSpectacle && leaves < AFTER_LUNCH && stops.length > 0;
  if (staysOn && hasLunch) draft.visitMore(more, usualEnd);
  const isAsked = (request.chosen?.trips.has(trip.id) ?? false) || isWanted;
  if (staysOn && isAsked && frame.kind === "full" && usualEnd - draft.time >= LEAST_FREE) {
    const [start, end] = [roundUp(draft.time), Math.floor(usualEnd / 5) * 5];
    const { name } = withSeenName(trip, stops);
    const title = worded`Free time in ${name}`;
    const visit = {
      ...freeVisit,
      id: `idea:free:${frame.date}:${start}`,
      title,
      neighborhood: name,
      minutes: end - start,
    };
    draft.put({ kind: "free", visit, table: null, point: draft.at, start, end });
  }
  const visits = stops.filter((it) => it.kind === "visit");
  if (leaves >= AFTER_LUNCH && visits.length > 0) dine();
  if (isExcursion(trip) && !visits.some((it) => it.visit?.id === mainPlaceOf(trip))) return undefined;
  if (visits.length === 0 || (!hasLunch && !visits.some(includesLunch))) return undefined;
  const station =
    distanceKm(draft.at, trip) > OTHER_TOWN_KM ? 0 : legBetween(draft.at, there, frame.walkingLimitKm).minutes;
  const back = roundUp(draft.time + Math.max(TO_THE_STATION, station));
  const returns = back + backFrom(draft.at);
  const named = withSeenName(trip, stops);
  if (way.minutes === 0) return { trip: named, stops, leaves, returns: roundUp(draft.time) };
  const [out, back_] = ridesOf(request, named, way, home, stops, leaves, { start: back, end: returns });
  return { trip: named, stops: [out, ...stops, back_], leaves, returns };
}

/** Of a trip to "Zakopane and Morskie Oko" the part that its stops are in, where they are in only one. */
function withSeenName(trip: DayTrip, stops: readonly Stop[]): DayTrip {
  const parts = trip.name.split(" and ");
  const places = stops.flatMap((it) => it.visit?.candidate ?? it.table?.place ?? []);
  const seen = parts.filter((part) => {
    const words = foldTitle(part);
    return places.some(
      ({ name, neighborhood }) =>
        foldTitle(name).includes(words) || (neighborhood && words.includes(foldTitle(neighborhood))),
    );
  });
  return seen.length === 1 && parts.length === 2 ? { ...trip, name: seen[0] as string } : trip;
}

/** When a table opens for the evening; 0 where it is open already, or nothing is known. */
function opensAfter({ hours }: Candidate, date: string, from: number): number {
  const spans = hours ? openSpans(hours, date) : [];
  return spans.find((it) => it.end >= from + DINNER_THERE)?.start ?? 0;
}

/**
 * When the only sight of the trip opens, if that is long after the usual arrival. The trip leaves later, so that
 * nobody waits.
 */
function opensLater(places: readonly RankedPlace[], date: string, arrives: number): number | null {
  const visits = places.filter((it) => it.candidate.category !== "food");
  const [only] = visits;
  if (!only || visits.length > 1) return null;
  const start = windowsOf(visitOf(only), date)[0]?.start ?? 0;
  return start - arrives > LONGEST_WAIT && start < AFTER_LUNCH ? start : null;
}

const LONGEST_WAIT = 75;
/** Dinner comes before it. */
const WAIT_FOR_SPECTACLE = 150;

function longestWait({ candidate }: RankedPlace): number {
  return candidate.spectacle ? WAIT_FOR_SPECTACLE : LONGEST_WAIT;
}

/** When to leave for a sight at dusk, so that other visits and dinner fill the time before it; 0 for other trips. */
function leavesForSpectacle(way: TripWay, places: readonly RankedPlace[], date: string): number {
  const spectacle = places.find((it) => it.candidate.spectacle !== undefined);
  const opens = spectacle?.candidate.hours ? openSpans(spectacle.candidate.hours, date)[0]?.start : undefined;
  if (opens === undefined) return 0;
  const others = places.filter((it) => it !== spectacle && it.candidate.category !== "food");
  const before = others.reduce((sum, it) => sum + it.candidate.visitMinutes + TO_THE_NEXT, 0);
  return Math.floor((opens - before - DINNER - way.minutes) / 5) * 5;
}

const TO_THE_NEXT = 20;

/** The first way is the usual one. Budget travellers take the cheapest, and luxury travellers avoid changing buses. */
function wayFor(request: PlanRequest, trip: DayTrip): TripWay | undefined {
  const { withCar, withoutCar } = readWishes(request.interests).route;
  const others = withoutCar && !withCar ? trip.ways.filter((it) => it.mode !== "car") : trip.ways;
  // Where the only way is by car, travellers without one join a tour.
  const ways = others.length > 0 ? others : trip.ways.map((it) => ({ ...it, mode: "tour", line: wordOf(TOUR) }));
  const cost = (it: TripWay) => (it.fare ? Number(it.fare.amount) : Number.POSITIVE_INFINITY);
  if (request.travelStyle === "budget") {
    const priced = ways.filter((it) => it.fare !== null).toSorted((a, b) => cost(a) - cost(b));
    return priced[0] ?? ways[0];
  }
  if (request.travelStyle === "luxury") {
    return ways.find((it) => ["taxi", "train", "boat", "ferry", "tour"].includes(it.mode)) ?? ways[0];
  }
  return ways[0];
}

function ridesOf(
  request: PlanRequest,
  trip: DayTrip,
  way: TripWay,
  home: Point,
  stops: readonly Stop[],
  leaves: number,
  back: { readonly start: number; readonly end: number },
): readonly [Stop, Stop] {
  const town = { name: request.destination.text, point: { lat: home.lat, lng: home.lng } };
  const last = stops.at(-1);
  // The outbound ride goes to the first of several towns, and the return starts at the last one.
  const [first, end] = [stops[0], last].map((stop) => {
    const place = stop?.visit?.candidate ?? stop?.table?.place;
    const point = stop?.point;
    return point && distanceKm(point, trip) > (isExcursion(trip) ? 0 : OTHER_TOWN_KM)
      ? { name: place?.neighborhood ?? trip.name, point: { lat: point.lat, lng: point.lng } }
      : { name: trip.name, point: { lat: trip.lat, lng: trip.lng } };
  }) as [Ride["to"], Ride["to"]];
  const there = { name: trip.name, point: first.point };
  const ride = (isBack: boolean, start: number, until: number): Stop => {
    const [from, to] = isBack ? [end, town] : [town, there];
    const ride = {
      title: rideTitle(way.mode, to.name, isBack),
      from,
      to,
      note: rideNote(way, isBack),
      // A tour is paid for once, not each way.
      fare: isBack && way.mode === "tour" ? null : way.fare,
      reason: isBack ? worded`The way back to ${town.name}.` : trip.why,
      hint: isBack ? null : trip.catch,
    };
    const leg = isBack && last?.point ? legBetween(last.point, end.point) : null;
    return rideStop(ride, start, until, leg);
  };
  return [ride(false, leaves, leaves + way.minutes), ride(true, back.start, back.end)];
}
