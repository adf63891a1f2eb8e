import { datesFrom, type Weekday, weekdayOf } from "../calendar.ts";
import type { Candidate } from "../places/candidate.ts";
import { mobilityOf } from "../places/diet-and-access.ts";
import type { Span } from "../places/opening-hours.ts";
import type { Point } from "../places/travel-time.ts";
import { eventMeets, isEveningPlace, MEETS, nearestTo, placesFor, tripScore } from "../wishes/match-want.ts";
import type { Want } from "../wishes/want.ts";
import { isKeyword } from "../wishes/wants.ts";
import { homeOf } from "./choose-day-trips.ts";
import { companyOf } from "./company.ts";
import { dayFrame } from "./daily-pace.ts";
import { daylightOn } from "./evening-hours.ts";
import { eventId, eventPlace, spanOf, within } from "./events-for-wants.ts";
import { isOnDate, isWorthAWord } from "./events-on-day.ts";
import { needsExcursion } from "./excursions.ts";
import { nightParts, onlyDays, roundTo5 } from "./hours-for-wants.ts";
import { mannerOf } from "./manner.ts";
import { type Choice, type ChosenForWants, withMarks } from "./mark-for-wants.ts";
import { rankedFor, type WantContext } from "./places-for-want.ts";
import type { RankedPlace, RankedPlaces } from "./rank-places.ts";
import type { PlanRequest } from "./types.ts";
import { dayPartsIn } from "./visit.ts";
import { neededOf } from "./wants-met.ts";
import { wantsOf } from "./wants-of-request.ts";
import { datesFor, openOnly, spanFor, weekdaysFor } from "./when-for-want.ts";

/** A place at any of its own hours. */
const asItIs = (want: Want): Choice => ({ want, hours: null, goodFor: null, meals: null });

/** Most of the stops of a plan that wants may take. */
const MOST_SHARE = 0.7;
const STOPS_A_DAY = 4;
/** From this many days on a second place for what is said in the plural, and how many such places a day at most. */
const SEVERAL_FROM = 3;
const MOST_WITH_ANOTHER = 2.2;
/** Day trips that wants may take: one in so many days. */
const A_TRIP_IN = 2;
const OUT_OF_TOWN = 1.5;
const BY_RANK = 0.35;
const TOO_LONG = 0.4;
const HALF_DAY = 6.5;
/** A trip whose own name is that of the wish. */
const BY_ITS_NAME = 4;
/** A place that is of the kind that was wished for, and not only told of with a word of it. */
const BY_WHAT_IT_IS = 2;
const EVENING = { start: 17 * 60 + 30, end: 27 * 60 };
const SUNSET = { before: 80, after: 50 };

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
  const inTurn = inOrder(wants);
  for (const want of inTurn) chooser.choose(want);
  for (const want of inTurn) if (want.isSeveral) chooser.chooseAnother(want);
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

class Chooser implements WantContext {
  readonly request: PlanRequest;
  private readonly choices: RankedPlaces;
  readonly wants: readonly Want[];
  readonly passed: ReadonlySet<string>;
  readonly dates: readonly string[];
  private readonly evenings: readonly string[];
  readonly home: Point | null;
  readonly ranked: ReadonlyMap<Candidate, RankedPlace>;
  private readonly byId: ReadonlyMap<string, Candidate>;
  private readonly marks = new Map<string, Choice>();
  readonly trips = new Map<string, { readonly want: Want; readonly days: readonly Weekday[] | null }>();
  private readonly spared = new Set<string>();
  private readonly extra: Candidate[] = [];
  private readonly dawns = new Map<string, number>();
  private readonly takenEvenings = new Set<string>();
  readonly withChildren: boolean;
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

  /** "The great temples": a second one, once every want has its first, where days allow. */
  chooseAnother(want: Want): void {
    const { dates, marks } = this;
    if (dates.length < SEVERAL_FROM || marks.size >= dates.length * MOST_WITH_ANOTHER) return;
    if (want.meal || want.count.of !== "times" || want.count.times > 1 || want.time.part === "dawn") return;
    const options = rankedFor(this, want);
    const sights = options.filter(
      (it) => it.category !== "food" && (it.dayTrip === null || this.trips.has(it.dayTrip)),
    );
    if (options.filter((it) => marks.has(it.id)).length > 1) return;
    for (const place of sights) if (!marks.has(place.id) && this.choosePlace(want, place)) return;
  }

  result(): ChosenForWants {
    const { request, choices, marks, trips, extra, dawns, bound, rests } = this;
    const spared = new Set([...this.spared].filter((it) => !trips.has(it)));
    return withMarks({ request, choices, marks, trips, spared, extra, dawns, bound, rests });
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
        this.inTheMiddle(datesFor(this.dates, want).filter((date) => isOnDate(event, date)))
          .slice(0, 1)
          .map((date) => ({ event, date })),
      )
      .sort((a, b) => Number(b.event.placeIds.length > 0) - Number(a.event.placeIds.length > 0));
    for (const { event, date } of found) {
      const span = within(spanOf(event), spanFor(this.request, want, date));
      const place = event.placeIds.flatMap((id) => this.byId.get(id) ?? []).find((it) => !this.passed.has(it.id));
      if (place) {
        if (this.marks.has(place.id)) return true;
        if (place.category === "food") continue;
        const hours = openOnly(place, [date], span, true);
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
    const options = rankedFor(this, want).filter((it) => it.category !== "food" && it.dayTrip === null);
    let count = 0;
    for (const date of this.evenings) {
      if (count >= needed) return;
      if (this.takenEvenings.has(date)) continue;
      const place = options.find((it) => !this.marks.has(it.id) && openOnly(it, [date], EVENING) !== null);
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
    const [inTown] = rankedFor(this, want).filter((it) => it.dayTrip === null);
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
    const days = weekdaysFor(this.dates, want);
    this.trips.set(best.trip.id, { want, days });
    if (want.heads.length > 1 && want.length.days <= 1)
      for (const it of scored.slice(1)) if (it.score >= best.score - BY_RANK) this.spared.add(it.trip.id);
    // A place of the trip that is what was wished for is not left out of it.
    const named = rankedFor(this, want).find((it) => it.dayTrip === best.trip.id);
    if (named && !this.marks.has(named.id)) this.marks.set(named.id, asItIs(want));
    return true;
  }

  /** As many places as are wished for, the best first. */
  private choosePlaces(want: Want): void {
    let needed = neededOf(this.request, want);
    const options = rankedFor(this, want);
    // What was chosen for another want may meet this one too.
    for (const it of options) if (needed > 0 && this.marks.has(it.id) && !this.isBound(want)) needed--;
    for (const place of options) {
      if (needed <= 0) return;
      if (this.marks.has(place.id)) continue;
      if (this.choosePlace(want, place)) needed--;
    }
    if (options.length === 0) this.chooseNearest(want);
  }

  /** Where nothing is what was wished for, what comes nearest, if it is particular enough to stand for it. */
  private chooseNearest(want: Want): void {
    if (want.meal || placesFor(want, this.request.candidates).size > 0) return;
    const near = nearestTo(want, this.request.candidates).filter(
      (it) => it.dayTrip === null && this.ranked.has(it) && !this.passed.has(it.id) && it.category !== "food",
    );
    if (near.some((it) => this.marks.has(it.id))) return;
    const kind = want.heads[0]?.else ?? new Set();
    const best = near.find((it) => it.tags.slice(0, 2).some((tag) => kind.has(tag)));
    if (best) this.choosePlace(want, best);
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
      const days = weekdaysFor(this.dates, want);
      this.trips.set(place.dayTrip, { want, days });
      this.marks.set(place.id, asItIs(want));
      return true;
    }
    const isOut = this.home !== null && needsExcursion(place, this.home);
    if (isOut && this.trips.size >= this.mostTripsFor(want)) return false;
    const dates = datesFor(this.dates, want);
    if (want.meal) {
      const meals = want.meal === "any" ? place.meals.filter((it) => it !== "breakfast") : [want.meal];
      if (meals.length === 0) return false;
      const isDated = want.time.weekday !== null || want.time.position !== null;
      const free = isDated && meals.includes("dinner") ? dates.filter((it) => !this.takenDinners.has(it)) : dates;
      const date = free.at(-1);
      const hours = isDated && date ? openOnly(place, [date], { start: 0, end: 1620 }) : null;
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
      // With children at an hour that is theirs.
      if (this.evenings.length === 0) {
        // Who asks for the night with children who are old enough goes out once.
        if (want.time.part === "evening" && companyOf(this.request).homeBy === null && !isForAdults(place)) {
          this.marks.set(place.id, { want, hours: null, goodFor: nightParts(place), meals: null });
          return true;
        }
        const isOwn = place.goodFor.includes("afternoon");
        const hours = isOwn || isForAdults(place) ? null : openOnly(place, dates, EARLY_SHOW);
        if (!isOwn && !hours) return false;
        this.marks.set(place.id, { want, hours, goodFor: isOwn ? null : ["afternoon", "evening"], meals: null });
        return true;
      }
      for (const date of want.time.position === "last" ? options.toReversed() : options) {
        if (openOnly(place, [date], EVENING) === null) continue;
        if (want.time.weekday || want.time.position) this.mark(want, place, [date], EVENING);
        else this.marks.set(place.id, { want, hours: null, goodFor: nightParts(place), meals: null });
        return true;
      }
      return false;
    }
    const span = spanFor(this.request, want, dates[0] ?? this.request.startDate);
    if (!span && want.time.weekday === null && want.time.position === null) {
      this.marks.set(place.id, asItIs(want));
      return true;
    }
    const isDawn = want.time.part === "dawn";
    const hours = openOnly(place, isDawn ? dates.slice(0, 1) : dates, span ?? { start: 0, end: 1440 });
    if (!hours) return false;
    if (isDawn && span && dates[0]) this.dawns.set(dates[0], span.start);
    const goodFor = span ? dayPartsIn(span) : null;
    this.marks.set(place.id, { want, hours, goodFor, meals: null });
    return true;
  }

  /** In the light before the sun sets and the first minutes after it. */
  private chooseSunset(want: Want, place: Candidate, dates: readonly string[]): boolean {
    const { sunset } = daylightOn(this.request, dates[0] ?? this.request.startDate);
    const hours = openOnly(place, dates, {
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
      hours: openOnly(place, dates, span),
      goodFor: nightParts(place),
      meals: null,
    });
  }

  /** What is asked for by name or as a day out may take every day but one. */
  private mostTripsFor(want: Want): number {
    const { heads, length } = want;
    // "Cheese" alone is no reason to leave a town where one is for three days.
    const isNamed = !isKeyword(want) && heads.some((it) => it.isName || it.tags.size === 0);
    const isAsked = length.days > 0 || length.isAway || length.isHalfDay || isNamed;
    return isAsked ? Math.max(this.mostTrips, this.dates.length - 1) : this.mostTrips;
  }
}

const LONG_VISIT = 120;
/** A show for those who are home early. */
const EARLY_SHOW = { start: 16 * 60 + 30, end: 19 * 60 + 30 };

function isForAdults({ tags }: Candidate): boolean {
  return ["bar", "cocktail-bar", "pub", "club", "casino"].some((it) => tags.includes(it));
}

const isMatch = /\b(?:match|game|parade|festival|carnival|derby|race|fair)\b/i;
