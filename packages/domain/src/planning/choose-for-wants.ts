import { datesFrom, type Weekday, weekdayOf } from "../calendar.ts";
import type { Candidate } from "../places/candidate.ts";
import { dietFit, mobilityOf } from "../places/diet-and-access.ts";
import { openSpans, type Span } from "../places/opening-hours.ts";
import { distanceKm, type Point } from "../places/travel-time.ts";
import { eventMeets, isEveningPlace, MEETS, placesFor, tripScore } from "../wishes/match-want.ts";
import type { Want } from "../wishes/want.ts";
import { isKeyword } from "../wishes/wants.ts";
import { homeOf } from "./choose-day-trips.ts";
import { isNamedTable } from "./choose-restaurant.ts";
import { companyOf } from "./company.ts";
import { dayFrame } from "./daily-pace.ts";
import { daylightOn } from "./evening-hours.ts";
import { eventId, eventPlace, spanOf, within } from "./events-for-wants.ts";
import { isOnDate, isWorthAWord } from "./events-on-day.ts";
import { needsExcursion } from "./excursions.ts";
import { isOpenOn, nightParts, onlyDays, roundTo5, usualHours } from "./hours-for-wants.ts";
import { mannerOf } from "./manner.ts";
import { type Choice, type ChosenForWants, withMarks } from "./mark-for-wants.ts";
import type { RankedPlace, RankedPlaces } from "./rank-places.ts";
import type { PlanRequest } from "./types.ts";
import { dayPartsIn } from "./visit.ts";
import { isAway, neededOf } from "./wants-met.ts";
import { wantsOf } from "./wants-of-request.ts";

/** A place at any of its own hours. */
const asItIs = (want: Want): Choice => ({ want, hours: null, goodFor: null, meals: null });

/** Most of the stops of a plan that wants may take. */
const MOST_SHARE = 0.7;
const STOPS_A_DAY = 4;
/** Day trips that wants may take: one in so many days. */
const A_TRIP_IN = 2;
const PER_KM = 0.04;
const OUT_OF_TOWN = 1.5;
const BY_RANK = 0.35;
const TOO_DEAR = 1.5;
const NOT_FOR_CHILDREN = 2;
const DIET_FITS = 1;
const TOO_LONG = 0.4;
const HALF_DAY = 6.5;
/** A trip whose own name is that of the wish. */
const BY_ITS_NAME = 4;
/** A place that is of the kind that was wished for, and not only told of with a word of it. */
const BY_WHAT_IT_IS = 2;
const ALREADY_THERE = 2;
/** For meeting another want too. */
const ALSO_FOR = 0.5;
const EVENING = { start: 17 * 60 + 30, end: 27 * 60 };
const SUNSET = { before: 80, after: 50 };
const DAWN = { before: 30, after: 60 };
const MORNING = { start: 6 * 60, end: 12 * 60 };
const AFTERNOON = { start: 12 * 60, end: 18 * 60 };

/**
 * Chooses a place, table, evening or day trip for each want, and marks it as wanted, so that the planner plans it before
 * anything of general value. What has to be on a day or at an hour is open only then.
 *
 * @param passed places that found no time in a plan before
 */
export function chooseForWants(
  request: PlanRequest,
  choices: RankedPlaces,
  passed: ReadonlySet<string> = new Set(),
): ChosenForWants {
  const wants = request.only === null ? wantsOf(request) : [];
  if (wants.length === 0) return { request, choices, chosen: new Map() };
  const chooser = new Chooser(request, choices, passed);
  for (const want of inOrder(wants)) chooser.choose(want);
  return chooser.result();
}

/** What has its day or hour first, then names, then what fills many evenings. */
function inOrder(wants: readonly Want[]): readonly Want[] {
  const rank = (it: Want) => {
    const { time, count, heads, length } = it;
    if (count.of !== "times") return 4;
    if (time.weekday || time.position) return 0;
    if (heads.some((it) => it.isName) || length.isAway) return 1;
    if (time.part || length.days > 0 || length.isHalfDay) return 2;
    return isKeyword(it) ? 3.5 : 3;
  };
  return wants.toSorted((a, b) => rank(a) - rank(b));
}

class Chooser {
  private readonly request: PlanRequest;
  private readonly choices: RankedPlaces;
  private readonly wants: readonly Want[];
  private readonly passed: ReadonlySet<string>;
  private readonly dates: readonly string[];
  private readonly evenings: readonly string[];
  private readonly home: Point | null;
  private readonly ranked: ReadonlyMap<Candidate, RankedPlace>;
  private readonly byId: ReadonlyMap<string, Candidate>;
  private readonly marks = new Map<string, Choice>();
  private readonly trips = new Map<string, { readonly want: Want; readonly days: readonly Weekday[] | null }>();
  private readonly extra: Candidate[] = [];
  private readonly dawns = new Map<string, number>();
  private readonly takenEvenings = new Set<string>();
  private readonly withChildren: boolean;
  private readonly mostTrips: number;
  private readonly rests: boolean;
  /** Dates whose evening or dinner is taken. */
  private readonly bound = new Set<string>();

  constructor(request: PlanRequest, choices: RankedPlaces, passed: ReadonlySet<string>) {
    this.request = request;
    this.choices = choices;
    this.wants = wantsOf(request);
    this.passed = passed;
    this.dates = datesFrom(request.startDate, request.endDate);
    const mobility = mobilityOf(request.accessibility);
    this.evenings = this.dates.filter((date) => dayFrame(request, date, mobility).evening);
    this.home = homeOf(request, choices.places);
    this.ranked = new Map(choices.places.map((it) => [it.candidate, it]));
    this.byId = new Map(choices.places.map((it) => [it.candidate.id, it.candidate]));
    this.withChildren = mannerOf(request).withChildren;
    this.rests = companyOf(request).rest > 0;
    this.mostTrips = this.dates.length < 2 ? 0 : Math.max(1, Math.floor(this.dates.length / A_TRIP_IN));
  }

  choose(want: Want): void {
    if (this.marks.size > this.dates.length * STOPS_A_DAY * MOST_SHARE) return;
    if (this.chooseEvent(want)) return;
    if (want.count.of === "nights" || want.count.of === "most nights") this.chooseNights(want);
    else if (want.meal) this.choosePlaces(want);
    else if (!this.chooseDayTrip(want)) this.choosePlaces(want);
  }

  result(): ChosenForWants {
    const { request, choices, marks, trips, extra, dawns, bound, rests } = this;
    return withMarks({ request, choices, marks, trips, extra, dawns, bound, rests });
  }

  /** What happens on a date of the trip: at its place, or anywhere in town. */
  private chooseEvent(want: Want): boolean {
    const { guide } = this.request;
    const isParticular = want.heads.some((it) => it.tags.size === 0);
    if (want.meal || want.count.of !== "times") return false;
    // A place is there on every day, whatever happens in it on some; a match is only where it is played.
    const isPlace = placesFor(want, this.request.candidates).size > 0;
    if (isPlace && !want.time.weekday && !isMatch.test(want.label)) return false;
    const found = (guide?.events ?? [])
      .filter(
        (it) =>
          isWorthAWord(it) && eventMeets(want, it) && (isParticular || it.placeIds.length > 0 || want.time.weekday),
      )
      .flatMap((event) =>
        this.inTheMiddle(this.datesFor(want).filter((date) => isOnDate(event, date)))
          .slice(0, 1)
          .map((date) => ({ event, date })),
      )
      .sort((a, b) => Number(b.event.placeIds.length > 0) - Number(a.event.placeIds.length > 0));
    for (const { event, date } of found) {
      const span = within(spanOf(event), this.spanFor(want, date));
      const place = event.placeIds.flatMap((id) => this.byId.get(id) ?? []).find((it) => !this.passed.has(it.id));
      if (place) {
        if (this.marks.has(place.id)) return true;
        if (place.category === "food") continue;
        const hours = this.openOnly(place, [date], span, true);
        if (!hours) continue;
        this.marks.set(place.id, { want, hours, goodFor: dayPartsIn(span), meals: null });
        if (place.dayTrip === null) this.bound.add(date);
        if (place.dayTrip !== null) this.trips.set(place.dayTrip, { want, days: [weekdayOf(date)] });
        return true;
      }
      if (
        event.placeIds.length > 0 ||
        event.effect !== "go" ||
        !isParticular ||
        !this.home ||
        this.passed.has(eventId(event))
      )
        continue;
      this.extra.push(eventPlace(event, this.home, this.request.destination.text));
      this.marks.set(eventId(event), {
        want,
        hours: onlyDays([date], () => [span]),
        goodFor: dayPartsIn(span),
        meals: null,
      });
      return true;
    }
    return false;
  }

  /** The whole days first. */
  private inTheMiddle(dates: readonly string[]): readonly string[] {
    const { startDate, endDate } = this.request;
    return [
      ...dates.filter((it) => it !== startDate && it !== endDate),
      ...dates.filter((it) => it === startDate),
      ...dates.filter((it) => it === endDate && it !== startDate),
    ];
  }

  /** A place for each evening, as far as there are any. */
  private chooseNights(want: Want): void {
    const needed = neededOf(this.request, want);
    const options = this.placesFor(want).filter((it) => it.category !== "food" && it.dayTrip === null);
    let count = 0;
    for (const date of this.evenings) {
      if (count >= needed) return;
      if (this.takenEvenings.has(date)) continue;
      const place = options.find((it) => !this.marks.has(it.id) && this.openOnly(it, [date], EVENING) !== null);
      if (!place) continue;
      count++;
      this.mark(want, place, [date], EVENING);
    }
  }

  private chooseDayTrip(want: Want): boolean {
    const { guide } = this.request;
    const isOut = want.length.days > 0 || want.length.isHalfDay || want.length.isAway;
    const isNamed = want.heads.some((it) => it.isName);
    if (!guide) return false;
    const months = [this.request.startDate, this.request.endDate].map((it) => Number(it.slice(5, 7)));
    const scored = guide.dayTrips
      .filter((it) => !it.months || it.months.some((month) => months.includes(month)))
      .flatMap((trip) => {
        const places = trip.placeIds.flatMap((id) => this.byId.get(id) ?? []);
        const score = tripScore(want, trip, places);
        if (places.length === 0 || score < MEETS || this.passed.has(trip.id)) return [];
        const long = want.length.isHalfDay ? TOO_LONG * Math.max(0, trip.hours - HALF_DAY) : 0;
        return [{ trip, score: score + trip.fame * BY_RANK - long }];
      })
      .sort((a, b) => b.score - a.score);
    const [best] = scored;
    if (!best) return false;
    const [inTown] = this.placesFor(want).filter((it) => it.dayTrip === null);
    const ownScore = inTown ? (placesFor(want, this.request.candidates).get(inTown) ?? 0) + OUT_OF_TOWN : 0;
    const isInTown = ownScore - OUT_OF_TOWN >= (isNamed ? MEETS : BY_WHAT_IT_IS);
    if (!isOut && ((inTown && isInTown) || best.score < BY_ITS_NAME)) return false;
    if (
      inTown &&
      !want.length.isAway &&
      (want.length.days > 0 ? inTown.visitMinutes >= LONG_VISIT : true) &&
      ownScore > best.score
    )
      return false;
    if (this.trips.has(best.trip.id)) return true;
    if (this.trips.size >= this.mostTripsFor(want)) return false;
    const days = this.weekdaysFor(want);
    this.trips.set(best.trip.id, { want, days });
    // A place of the trip that is what was wished for is not left out of it.
    const named = this.placesFor(want).find((it) => it.dayTrip === best.trip.id);
    if (named && !this.marks.has(named.id)) this.marks.set(named.id, asItIs(want));
    return true;
  }

  /** As many places as are wished for, the best first. */
  private choosePlaces(want: Want): void {
    let needed = neededOf(this.request, want);
    const options = this.placesFor(want);
    // What was chosen for another want may meet this one too.
    for (const it of options) if (needed > 0 && this.marks.has(it.id) && !this.isBound(want)) needed--;
    for (const place of options) {
      if (needed <= 0) return;
      if (this.marks.has(place.id)) continue;
      if (this.choosePlace(want, place)) needed--;
    }
  }

  /** One great dinner is the birthday dinner and the tasting menu too. */
  private isBound({ time, meal, manner }: Want): boolean {
    if (time.weekday !== null || time.position !== null) return true;
    return meal === null ? time.part !== null : !manner.isSpecial;
  }

  private choosePlace(want: Want, place: Candidate): boolean {
    if (place.dayTrip !== null) {
      if (this.trips.has(place.dayTrip)) {
        this.marks.set(place.id, asItIs(want));
        return true;
      }
      if (this.trips.size >= this.mostTripsFor(want) || this.passed.has(place.dayTrip)) return false;
      const days = this.weekdaysFor(want);
      this.trips.set(place.dayTrip, { want, days });
      this.marks.set(place.id, asItIs(want));
      return true;
    }
    const isOut = this.home !== null && needsExcursion(place, this.home);
    if (isOut && this.trips.size >= this.mostTripsFor(want)) return false;
    const dates = this.datesFor(want);
    if (want.meal) {
      const meals = want.meal === "any" ? place.meals.filter((it) => it !== "breakfast") : [want.meal];
      if (meals.length === 0) return false;
      const isDated = want.time.weekday !== null || want.time.position !== null;
      const free = isDated && meals.includes("dinner") ? dates.filter((it) => !this.takenDinners.has(it)) : dates;
      const date = free.at(-1);
      const hours = isDated && date ? this.openOnly(place, [date], { start: 0, end: 1620 }) : null;
      if (isDated && !hours) return false;
      if (isDated && date && meals.includes("dinner")) this.takenDinners.add(date);
      if (isDated && date) this.bound.add(date);
      this.marks.set(place.id, {
        want,
        hours,
        goodFor: null,
        meals: isDated && meals.includes("dinner") ? ["dinner"] : meals,
      });
      return true;
    }
    if (place.category === "food") {
      const meals = place.meals.filter((it) => it !== "breakfast");
      const isEvening = want.time.part === "evening" || want.time.part === "sunset";
      if (isEvening && !meals.includes("dinner")) return false;
      this.marks.set(place.id, {
        want,
        hours: null,
        goodFor: null,
        meals: isEvening ? ["dinner"] : meals.length > 0 ? meals : null,
      });
      return true;
    }
    if (want.time.part === "sunset") return this.chooseSunset(want, place, dates);
    const isOpenLate = place.goodFor.includes("evening") || place.goodFor.includes("night");
    if (want.time.part === "evening" && !isOpenLate) return false;
    const isEvening =
      (isEveningPlace(place) || want.time.part === "evening") &&
      (want.time.part === "evening" ||
        place.category === "nightlife" ||
        want.heads.some((it) => it.kind === "evening"));
    if (isEvening) {
      const options = dates.filter((it) => this.evenings.includes(it) && !this.takenEvenings.has(it));
      for (const date of want.time.position === "last" ? options.toReversed() : options) {
        if (this.openOnly(place, [date], EVENING) === null) continue;
        if (want.time.weekday || want.time.position) this.mark(want, place, [date], EVENING);
        else this.marks.set(place.id, { want, hours: null, goodFor: nightParts(place), meals: null });
        return true;
      }
      return false;
    }
    const span = this.spanFor(want, dates[0] ?? this.request.startDate);
    if (!span && want.time.weekday === null && want.time.position === null) {
      this.marks.set(place.id, asItIs(want));
      return true;
    }
    const isDawn = want.time.part === "dawn";
    const hours = this.openOnly(place, isDawn ? dates.slice(0, 1) : dates, span ?? { start: 0, end: 1440 });
    if (!hours) return false;
    if (isDawn && span && dates[0]) this.dawns.set(dates[0], span.start);
    const goodFor = span ? dayPartsIn(span) : null;
    this.marks.set(place.id, { want, hours, goodFor, meals: null });
    return true;
  }

  /** In the light before the sun sets and the first minutes after it. */
  private chooseSunset(want: Want, place: Candidate, dates: readonly string[]): boolean {
    const { sunset } = daylightOn(this.request, dates[0] ?? this.request.startDate);
    const hours = this.openOnly(place, dates, {
      start: roundTo5(sunset - SUNSET.before),
      end: roundTo5(sunset + SUNSET.after),
    });
    if (!hours) return false;
    this.marks.set(place.id, { want, hours, goodFor: ["evening", "night"], meals: null, isAtSunset: true });
    return true;
  }

  private readonly takenDinners = new Set<string>();

  private mark(want: Want, place: Candidate, dates: readonly string[], span: Span): void {
    const [date] = dates;
    if (date) this.takenEvenings.add(date);
    if (date && want.count.of === "times") this.bound.add(date);
    this.marks.set(place.id, {
      want,
      hours: this.openOnly(place, dates, span),
      goodFor: nightParts(place),
      meals: null,
    });
  }

  /** What is asked for by name or as a day out may take every day but one. */
  private mostTripsFor({ heads, length }: Want): number {
    const isAsked =
      length.days > 0 || length.isAway || length.isHalfDay || heads.some((it) => it.isName || it.tags.size === 0);
    return isAsked ? Math.max(this.mostTrips, this.dates.length - 1) : this.mostTrips;
  }

  /** The hours of the day that were wished for. */
  private spanFor({ time }: Want, date: string): Span | null {
    const light = daylightOn(this.request, date);
    if (time.part === "dawn")
      return { start: roundTo5(light.sunrise - DAWN.before), end: roundTo5(light.sunrise + DAWN.after + 120) };
    if (time.part === "morning") return MORNING;
    if (time.part === "afternoon") return AFTERNOON;
    return null;
  }

  /** The dates of the trip that the want allows. */
  private datesFor({ time, meal, heads }: Want): readonly string[] {
    const isNight = time.part === "evening" || meal === "dinner" || heads.some((it) => it.kind === "evening");
    const all = this.dates.filter((it) => time.weekday === null || weekdayOf(it) === time.weekday);
    if (time.position === "first") return all.slice(0, 1);
    if (time.position === "last") return isNight && all.length > 1 ? all.slice(-2, -1) : all.slice(-2);
    // Whoever wants the sunrise does not get up for it on the day of arrival.
    return time.part === "dawn" && all.length > 2 ? all.slice(1, -1) : all;
  }

  /** Null when any day will do. */
  private weekdaysFor(want: Want): readonly Weekday[] | null {
    return want.time.weekday || want.time.position ? this.datesFor(want).map(weekdayOf) : null;
  }

  /** The places that meet a want and can be in this plan, best first. */
  private placesFor(want: Want): readonly Candidate[] {
    const { travelStyle, dietary } = this.request;
    const scores = placesFor(want, this.request.candidates);
    const level = { budget: 2, comfort: 3, luxury: 4, adventure: 3 }[travelStyle ?? "comfort"];
    const worth = (place: Candidate, score: number): number => {
      const km = this.home && place.dayTrip === null ? distanceKm(this.home, place) : 0;
      const dear =
        want.manner.isSpecial && travelStyle !== "budget" ? 0 : TOO_DEAR * Math.max(0, (place.priceLevel ?? 2) - level);
      const adult =
        this.withChildren && (place.category === "nightlife" || place.insight?.suits.includes("night-owls"))
          ? NOT_FOR_CHILDREN
          : 0;
      const diet = want.meal && dietary.length > 0 && dietFit(place, dietary) === "fits" ? DIET_FITS : 0;
      const onDay = place.insight?.bestTime === "sunrise" && want.time.part === "dawn" ? 1 : 0;
      const rank = this.ranked.get(place)?.score ?? 0;
      const also = this.wants.filter((it) => it !== want && placesFor(it, this.request.candidates).has(place)).length;
      return (
        score +
        BY_RANK * rank +
        ALSO_FOR * Math.min(2, also) +
        diet +
        onDay -
        dear -
        adult -
        PER_KM * km -
        this.outOfTown(want, place)
      );
    };
    return [...scores]
      .filter(([place]) => this.isPossible(want, place))
      .map(([place, score]) => ({ place, worth: worth(place, score) }))
      .sort((a, b) => b.worth - a.worth || (a.place.id < b.place.id ? -1 : 1))
      .map((it) => it.place);
  }

  /** A place out of town takes a day, unless the day goes there anyway. */
  private outOfTown({ length }: Want, { dayTrip }: Candidate): number {
    if (dayTrip === null) return 0;
    if (this.trips.has(dayTrip)) return -ALREADY_THERE;
    return length.isAway || length.days > 0 ? 0 : OUT_OF_TOWN;
  }

  private isPossible(want: Want, place: Candidate): boolean {
    if (!this.ranked.has(place) || this.passed.has(place.id)) return false;
    if (want.length.isAway && !isAway(this.request, place)) return false;
    if (place.category === "food") {
      if (want.length.days > 0 || want.length.isAway) return false;
      if (dietFit(place, this.request.dietary) === "conflicts" || place.meals.length === 0) return false;
      if (want.manner.isSpecial && !isNamedTable(place)) return false;
      return place.dayTrip === null;
    }
    return place.dayTrip !== null || this.datesFor(want).some((date) => isOpenOn(place, date));
  }

  /** The hours of a place within a span on some dates only; null when it is closed then. */
  private openOnly(place: Candidate, dates: readonly string[], span: Span, atAnyHour = false): Candidate["hours"] {
    const hours = onlyDays(dates, (date) => {
      if (atAnyHour && (!place.hours || place.onlyDaysKnown)) return isOpenOn(place, date) ? [span] : [];
      const open =
        place.hours && !place.onlyDaysKnown
          ? openSpans(place.hours, date)
          : isOpenOn(place, date)
            ? [usualHours(place, span)]
            : [];
      return open.flatMap((it) => {
        const [start, end] = [Math.max(it.start, span.start), Math.min(it.end, span.end)];
        return end - start >= Math.min(SHORTEST, place.visitMinutes) ? [{ start, end }] : [];
      });
    });
    return Object.values(hours).some((it) => it.length > 0) ? hours : null;
  }
}

const SHORTEST = 40;
const LONG_VISIT = 120;

const isMatch = /\b(?:match|game|parade|festival|carnival|derby|race|fair)\b/i;
