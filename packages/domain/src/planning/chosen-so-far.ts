import { datesFrom } from "../calendar.ts";
import type { Candidate } from "../places/candidate.ts";
import { mobilityOf } from "../places/diet-and-access.ts";
import type { Span } from "../places/opening-hours.ts";
import type { Point } from "../places/travel-time.ts";
import type { Want } from "../wishes/want.ts";
import { isKeyword } from "../wishes/wants.ts";
import { homeOf } from "./choose-day-trips.ts";
import { companyOf } from "./company.ts";
import { dayFrame } from "./daily-pace.ts";
import { nightParts } from "./hours-for-wants.ts";
import { mannerOf } from "./manner.ts";
import { type Choice, type ChosenForWants, withMarks } from "./mark-for-wants.ts";
import type { WantContext } from "./places-for-want.ts";
import type { RankedPlace, RankedPlaces } from "./rank-places.ts";
import type { PlanRequest } from "./types.ts";
import { wantsOf } from "./wants-of-request.ts";
import { openOnly } from "./when-for-want.ts";

/** One day trip in this many days may be for wants. */
const A_TRIP_IN = 2;

/** What was chosen for wants so far, and what later choices depend on. */
export class ChosenSoFar implements WantContext {
  readonly request: PlanRequest;
  readonly choices: RankedPlaces;
  readonly wants: readonly Want[];
  readonly passed: ReadonlySet<string>;
  readonly dates: readonly string[];
  readonly evenings: readonly string[];
  readonly home: Point | null;
  readonly ranked: ReadonlyMap<Candidate, RankedPlace>;
  readonly byId: ReadonlyMap<string, Candidate>;
  readonly marks = new Map<string, Choice>();
  readonly trips = new Map<string, { readonly want: Want; readonly dates: readonly string[] | null }>();
  readonly spared = new Set<string>();
  readonly extra: Candidate[] = [];
  readonly dawns = new Map<string, number>();
  readonly takenEvenings = new Set<string>();
  readonly takenDinners = new Set<string>();
  readonly withChildren: boolean;
  readonly mostTrips: number;
  readonly rests: boolean;
  /** Dates whose evening or dinner is taken. */
  readonly bound = new Set<string>();

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

  result(): ChosenForWants {
    const { request, choices, marks, trips, extra, dawns, bound, rests } = this;
    const spared = new Set([...this.spared].filter((it) => !trips.has(it)));
    return withMarks({ request, choices, marks, trips, spared, extra, dawns, bound, rests });
  }

  /** Whole days first. */
  inTheMiddle(dates: readonly string[]): readonly string[] {
    const { startDate, endDate } = this.request;
    return [
      ...dates.filter((it) => it !== startDate && it !== endDate),
      ...dates.filter((it) => it === startDate),
      ...dates.filter((it) => it === endDate && it !== startDate),
    ];
  }

  mark(want: Want, place: Candidate, dates: readonly string[], span: Span): void {
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
  mostTripsFor(want: Want): number {
    const { heads, length } = want;
    // A wish such as "cheese" alone does not justify leaving town on a stay of three days.
    const isNamed = !isKeyword(want) && heads.some((it) => it.isName || it.tags.size === 0);
    const isAsked = length.days > 0 || length.isAway || length.isHalfDay || isNamed;
    return isAsked ? Math.max(this.mostTrips, this.dates.length - 1) : this.mostTrips;
  }
}
