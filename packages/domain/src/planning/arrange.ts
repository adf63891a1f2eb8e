import { anneal } from "./anneal.ts";
import type { Choice, Choices } from "./choose.ts";
import { cluster } from "./cluster.ts";
import { entryCost } from "./cost.ts";
import { DayBook } from "./day-book.ts";
import { breakfastOf, dinnerOf, eveningOf } from "./evening.ts";
import { Explorer, shapesOfDay } from "./ideas.ts";
import { parseWishes } from "./interests.ts";
import { Kitchen } from "./meals.ts";
import { mobilityOf } from "./needs.ts";
import { frameOf } from "./pace.ts";
import { type Exchange, MOST_STOPS, polish } from "./polish.ts";
import { type Room, roomsOf } from "./room.ts";
import { busyMinutes, type DaySchedule, type Stop, scheduleDay } from "./schedule.ts";
import { selectVisits } from "./select.ts";
import { centroid, distanceKm, legBetween } from "./travel.ts";
import type { Candidate, PlanRequest } from "./types.ts";
import { flavourOf, type Visit, weightOf } from "./visit.ts";

export interface ArrangedDay {
  readonly room: Room;
  readonly stops: readonly Stop[];
}

export interface Arrangement {
  readonly days: readonly ArrangedDay[];
}

const FILL_TRIES = 8;
/** Busy minutes of a day in all, which the checker calls too dense above 660. */
const BUSY = 650;
/** And until dinner. */
export const BUSY_BY_DAY = 465;
/** Things on a day, meals and fixed ones included. */
const MOST_ITEMS = 9;
const FILL_RADIUS_KM = 3;
/** Days ahead with which a day may exchange its lunch, and how much farther off the other one may lie. */
const LUNCH_DAYS = 14;
const LUNCH_DETOUR_KM = 0.5;
/** A whole day that is over by then has time for a walk. */
const EARLY_END = 900;
const FEWEST_STOPS = { full: 2, arrival: 1, departure: 1 } as const;

/**
 * Deals the chosen places to the days and gives every day its times and meals.
 *
 * @param thrift how hard money presses; 0 when it does not
 * @param polished whether the ways between the days' places are bettered in the end, which takes most of the time
 */
export function arrange(
  request: PlanRequest,
  choices: Choices,
  dates: readonly string[],
  thrift: number,
  polished = true,
): Arrangement {
  const mobility = mobilityOf(request.accessibility);
  const rooms = roomsOf(
    dates.map((date) => frameOf(request, date, mobility)),
    request.fixed,
  );
  return new Arranger(request, choices, rooms, thrift).run(polished);
}

/** Working state of {@link arrange}: what each day holds so far and what is still to be had. */
class Arranger {
  private readonly request: PlanRequest;
  private readonly rooms: readonly Room[];
  private readonly thrift: number;
  private readonly kitchen: Kitchen;
  private readonly visits: readonly Visit[];
  private readonly nights: readonly Visit[];
  private readonly explorer: Explorer;
  private readonly book: DayBook;

  constructor(request: PlanRequest, choices: Choices, rooms: readonly Room[], thrift: number) {
    this.request = request;
    this.rooms = rooms;
    this.thrift = thrift;
    const taken = takenPlaces(request);
    const open = choices.places.filter((it) => !taken.has(it.candidate.id));
    this.kitchen = new Kitchen(request, open, thrift);
    this.book = new DayBook();
    const all = open.filter((it) => it.candidate.category !== "food").map(visitOf);
    this.visits = all.filter(
      (it) => it.flavour !== "nightlife" && it.goodFor.some((part) => part !== "evening" && part !== "night"),
    );
    this.nights = all.filter((it) => it.goodFor.some((part) => part === "evening" || part === "night"));
    this.explorer = new Explorer(request.candidates);
  }

  run(polished: boolean): Arrangement {
    const room = {
      days: this.rooms.length,
      slots: this.rooms.reduce((sum, it) => sum + it.stops, 0),
      minutes: this.rooms.reduce((sum, it) => sum + it.minutes, 0),
    };
    const selected = selectVisits(this.visits, room, (visit) => this.price(visit));
    const dropped: Visit[] = [];
    for (const [day, members] of cluster(selected, this.rooms).entries()) {
      dropped.push(...this.settle(day, members));
    }
    for (const visit of dropped.sort((a, b) => b.value - a.value)) this.rehouse(visit);
    for (const day of this.rooms.keys()) this.fill(day);
    for (const day of this.rooms.keys()) this.fillWithIdeas(day);
    // Shapes of days have no ways to shorten.
    if (polished && this.request.candidates.length > 0) this.polish();
    for (const day of this.rooms.keys()) this.addDinnerAndBreakfast(day);
    for (const day of this.rooms.keys()) this.addEvening(day);
    return { days: this.rooms.map((it, day) => ({ room: it, stops: this.book.stopsOf(day) })) };
  }

  /** Gives a day its visits, without the least of them as long as they are too much; says what found no time. */
  private settle(day: number, members: readonly Visit[]): readonly Visit[] {
    let kept = [...members].sort((a, b) => b.value - a.value).slice(0, MOST_STOPS);
    let schedule = this.tryDay(day, kept);
    while (kept.length > 1 && this.isTooBusy(day, schedule)) {
      kept = kept.slice(0, -1);
      schedule = this.tryDay(day, kept);
    }
    this.book.set(day, schedule.stops);
    const placed = new Set(this.book.visitsOf(day));
    return members.filter((it) => !placed.has(it));
  }

  private isTooBusy(day: number, schedule: DaySchedule): boolean {
    return busyMinutes(this.room(day), schedule.stops) > BUSY_BY_DAY;
  }

  /** Another day for a visit that found no time on its own, the nearest first; if need be in place of lesser ones. */
  private rehouse(visit: Visit): void {
    const days = [...this.rooms.keys()]
      .map((day) => ({ day, km: this.distanceTo(day, visit) }))
      .sort((a, b) => a.km - b.km || a.day - b.day)
      .slice(0, FILL_TRIES)
      .map((it) => it.day);
    if (days.some((day) => this.hasRoom(day) && this.tryToAdd(day, visit))) return;
    days.some((day) => this.tryToDisplace(day, visit));
  }

  /** Takes a place for one or two others that are worth less together. */
  private tryToDisplace(day: number, visit: Visit): boolean {
    const visits = [...this.book.visitsOf(day)].sort((a, b) => a.value - b.value);
    for (const count of [1, 2]) {
      const lesser = visits.slice(0, count);
      if (lesser.length < count || lesser.reduce((sum, it) => sum + it.value, 0) >= visit.value - 0.05) return false;
      const schedule = this.tryDay(day, [...visits.slice(count), visit]);
      if (schedule.dropped.length > 0 || this.isTooBusy(day, schedule) || !this.keepsLunch(day, schedule)) continue;
      this.book.set(day, schedule.stops);
      return true;
    }
    return false;
  }

  /** Uses the room that a day still has for the best unused places close to it. */
  private fill(day: number): void {
    const failed = new Set<string>();
    for (let tries = 0; tries < FILL_TRIES && this.hasRoom(day); tries++) {
      const here = this.book.visitsOf(day);
      const limit = here.length === 0 ? Number.POSITIVE_INFINITY : FILL_RADIUS_KM;
      let best: Visit | undefined;
      let bestWorth = Number.NEGATIVE_INFINITY;
      for (const visit of this.visits) {
        if (this.book.has(visit.id) || failed.has(visit.id) || this.price(visit) > visit.value) continue;
        const km = this.distanceTo(day, visit);
        const again = here.filter((it) => it.flavour === visit.flavour).length;
        if (km > limit || again > 1 || (again > 0 && visit.flavour === "shopping")) continue;
        const worth = visit.value - this.price(visit) - 0.15 * (here.length === 0 ? 0 : km) - 0.2 * again;
        if (worth > bestWorth) [best, bestWorth] = [visit, worth];
      }
      if (!best) return;
      if (!this.tryToAdd(day, best)) failed.add(best.id);
    }
  }

  private fillWithIdeas(day: number): void {
    const room = this.room(day);
    const wanted = Math.min(FEWEST_STOPS[room.frame.kind], room.stops);
    if (this.request.candidates.length === 0) {
      const { interests, avoid } = parseWishes(this.request.interests, this.request.avoid);
      // Wishes about food are what the meals are for.
      const wishes = interests.flatMap((it) => (it.tags.has("food") ? [] : [it.name]));
      const shapes = shapesOfDay(this.request.destination, day, wishes, avoid).slice(0, wanted);
      this.book.set(day, this.tryDay(day, shapes).stops);
      return;
    }
    const seen = new Set(
      [day - 1, day].flatMap((it) => this.book.visitsOf(it).flatMap((visit) => visit.neighborhood ?? [])),
    );
    while (this.book.visitsOf(day).length < wanted || this.endsEarly(day)) {
      const visit = this.explorer.next(this.middleOf(day), seen);
      if (!visit || !this.tryToAdd(day, visit)) return;
      if (visit.neighborhood) seen.add(visit.neighborhood);
    }
  }

  /** Whether a whole day is over in the early afternoon although its pace has room. */
  private endsEarly(day: number): boolean {
    const { kind, easy } = this.room(day).frame;
    const last = this.book.stopsOf(day).at(-1)?.end ?? 0;
    return kind === "full" && !easy && last < EARLY_END && this.hasRoom(day);
  }

  /** Betters the days as they have become by exchanging visits between them. */
  private polish(): void {
    const exchange: Exchange = {
      rooms: this.rooms,
      visitsOf: (day) => this.book.visitsOf(day),
      lunchOf: (day) => this.book.lunchOf(day),
      stopsOf: (day) => this.book.stopsOf(day),
      schedule: (day) => this.tryDay(day, this.book.visitsOf(day)),
      tryDay: (day, visits) => {
        if (walksTwice(visits)) return undefined;
        const schedule = this.tryDay(day, visits);
        const holds = schedule.dropped.length === 0 && !this.isTooBusy(day, schedule) && this.keepsLunch(day, schedule);
        return holds ? schedule : undefined;
      },
      set: (day, stops) => this.book.set(day, stops),
    };
    polish(exchange);
    anneal(exchange, this.request.seed);
    // Tables that became free on the way may suit another day better.
    for (const day of this.rooms.keys()) {
      const schedule = this.tryDay(day, this.book.visitsOf(day));
      if (schedule.dropped.length === 0) this.book.set(day, schedule.stops);
    }
    this.exchangeLunches();
  }

  /** Lets two days have each other's lunch where that is better for both together: the first day to choose takes the best. */
  private exchangeLunches(): void {
    const days = [...this.rooms.keys()].filter((day) => this.book.lunchOf(day));
    for (const a of days) {
      for (const b of days.filter((it) => it > a).slice(0, LUNCH_DAYS)) {
        const [first, second] = [this.book.lunchOf(a), this.book.lunchOf(b)];
        if (!first || !second || !this.mayBeNearer(a, second, first) || !this.mayBeNearer(b, first, second)) continue;
        const now = this.lunchAt(a, first)?.cost;
        const other = this.lunchAt(b, second)?.cost;
        const here = this.lunchAt(a, second);
        const there = here && this.lunchAt(b, first);
        if (now === undefined || other === undefined || !there || here.cost + there.cost >= now + other) continue;
        this.book.set(a, here.stops);
        this.book.set(b, there.stops);
      }
    }
  }

  private lunchAt(day: number, place: Candidate): DaySchedule | undefined {
    const only = (it: Candidate) => (it.id === place.id ? "first" : "no");
    const schedule = scheduleDay(this.room(day), this.book.visitsOf(day), this.kitchen, only);
    const eatsThere = schedule.stops.some((it) => it.kind === "lunch" && it.table?.place?.id === place.id);
    return schedule.dropped.length === 0 && eatsThere && !this.isTooBusy(day, schedule) ? schedule : undefined;
  }

  /** Not much farther from the day's places than the table it has. */
  private mayBeNearer(day: number, place: Candidate, than: Candidate): boolean {
    const nearest = (to: Candidate) =>
      Math.min(...this.book.visitsOf(day).map((it) => (it.point ? distanceKm(it.point, to) : 0)));
    return nearest(place) <= nearest(than) + LUNCH_DETOUR_KM;
  }

  private addDinnerAndBreakfast(day: number): void {
    const room = this.room(day);
    const stops = this.book.stopsOf(day);
    const dinner = dinnerOf(room, stops, this.kitchen, this.book.turnOf(day, "taken"));
    const withDinner = dinner ? [...stops, dinner] : stops;
    this.book.set(day, withDinner);
    if (!this.wantsBreakfast()) return;
    const breakfast = breakfastOf(room, stops, this.kitchen, this.book.turnOf(day, "taken"));
    const [first, ...others] = withDinner;
    if (!breakfast || !first || this.isOverfull(day, breakfast)) return;
    const leg = legBetween(breakfast.point, first.point, room.frame.walkingLimitKm);
    this.book.set(day, [breakfast, { ...first, leg }, ...others]);
  }

  private addEvening(day: number): void {
    const pool = this.nights.filter((it) => !this.book.has(it.id) && this.price(it) <= it.value);
    const stops = this.book.stopsOf(day);
    const evening = eveningOf(this.room(day), stops, pool);
    if (evening && !this.isOverfull(day, evening)) this.book.set(day, [...stops, evening]);
  }

  private isOverfull(day: number, extra: Stop): boolean {
    const stops = [...this.book.stopsOf(day), extra];
    return stops.length + this.room(day).blocks.length > MOST_ITEMS || busyMinutes(this.room(day), stops) > BUSY;
  }

  private wantsBreakfast(): boolean {
    return parseWishes(this.request.interests, this.request.avoid).interests.some((it) =>
      ["food", "cafe", "pastry"].some((tag) => it.tags.has(tag)),
    );
  }

  private tryToAdd(day: number, visit: Visit): boolean {
    const schedule = this.tryDay(day, [...this.book.visitsOf(day), visit]);
    if (schedule.dropped.length > 0 || this.isTooBusy(day, schedule) || !this.keepsLunch(day, schedule)) return false;
    this.book.set(day, schedule.stops);
    return true;
  }

  private keepsLunch(day: number, schedule: DaySchedule): boolean {
    return (
      !this.book.stopsOf(day).some((it) => it.kind === "lunch") || schedule.stops.some((it) => it.kind === "lunch")
    );
  }

  private tryDay(day: number, visits: readonly Visit[]): DaySchedule {
    return scheduleDay(this.room(day), visits, this.kitchen, this.book.turnOf(day, "may_stay"));
  }

  /** What the cost takes off a visit's value when money is short. */
  private price(visit: Visit): number {
    if (this.thrift === 0 || !visit.candidate) return 0;
    const entry = entryCost(visit.candidate, this.request.currency);
    if (entry === null || entry === "0") return 0;
    const perDay = Number(this.request.budgetPerPerson) / this.rooms.length;
    return (this.thrift * Number(entry)) / Math.max(1, perDay);
  }

  private hasRoom(day: number): boolean {
    const visits = this.book.visitsOf(day);
    return visits.length < MOST_STOPS && visits.reduce((sum, it) => sum + weightOf(it), 0) < this.room(day).stops;
  }

  private distanceTo(day: number, visit: Visit): number {
    const middle = this.middleOf(day);
    return middle && visit.point ? distanceKm(middle, visit.point) : 0;
  }

  private middleOf(day: number) {
    const points = [
      ...this.book.visitsOf(day).flatMap((it) => it.point ?? []),
      ...this.room(day).blocks.flatMap((it) => it.point ?? []),
    ];
    return centroid(points);
  }

  private room(day: number): Room {
    return this.rooms[day] as Room;
  }
}

/** Two walks without a venue through one part of town. */
function walksTwice(visits: readonly Visit[]): boolean {
  const parts = visits.filter((it) => it.candidate === null).map((it) => it.neighborhood);
  return new Set(parts).size < parts.length;
}

/** Places that fixed activities name already, by id or by name. */
function takenPlaces(request: PlanRequest): ReadonlySet<string> {
  const ids = new Set(request.fixed.flatMap((it) => it.activity.placeId ?? []));
  const titles = request.fixed.map((it) => it.activity.title.toLowerCase());
  const named = request.candidates.filter(
    (it) => ids.has(it.id) || titles.some((title) => title.includes(it.name.toLowerCase())),
  );
  return new Set(named.map((it) => it.id));
}

export function visitOf(choice: Choice): Visit {
  const { candidate, score, matched, famous, advice } = choice;
  return {
    id: candidate.id,
    title: candidate.name,
    point: { lat: candidate.lat, lng: candidate.lng },
    neighborhood: candidate.neighborhood,
    minutes: candidate.visitMinutes,
    value: score,
    matched,
    famous,
    advice,
    flavour: flavourOf(candidate),
    goodFor: candidate.goodFor,
    candidate,
  };
}
