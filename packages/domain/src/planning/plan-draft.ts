import { budgetEach } from "../money/budget.ts";
import { likelyEntry } from "../money/price-ranges.ts";
import { centroid, distanceKm, type Point } from "../places/travel-time.ts";
import { Restaurants } from "./choose-restaurant.ts";
import { DayAssignments } from "./day-assignments.ts";
import { type DayCapacity, pointsOf } from "./day-capacity.ts";
import { MOST_STOPS } from "./local-search.ts";
import type { RankedPlace } from "./rank-places.ts";
import {
  busyMinutes,
  type DaySchedule,
  includesLunch,
  scheduleAllVisitsAndLunch,
  scheduleVisitsAndLunch,
} from "./schedule-visits-and-lunch.ts";
import type { PlanRequest } from "./types.ts";
import { stopWeight, type Visit } from "./visit.ts";

/** Busy minutes of a day until dinner. */
export const BUSY_BY_DAY = 505;
const LONGER_WHEN_FAST = 65;

/** The days of a plan draft: their stops, their capacity and the restaurants. */
export class PlanDraft {
  readonly request: PlanRequest;
  readonly capacities: readonly DayCapacity[];
  readonly restaurants: Restaurants;
  readonly assignments = new DayAssignments();
  /** How much costs count; 0 for not at all. */
  private readonly costWeight: number;
  /** The ends of a day trip, by the day. */
  private readonly ways = new Map<number, { readonly home: Point; readonly there: Point }>();

  constructor(
    request: PlanRequest,
    choices: readonly RankedPlace[],
    capacities: readonly DayCapacity[],
    costWeight: number,
  ) {
    this.request = request;
    this.capacities = capacities;
    this.costWeight = costWeight;
    this.restaurants = new Restaurants(request, choices, costWeight);
  }

  goesOut(day: number, home: Point, there: Point): void {
    this.ways.set(day, { home, there });
  }

  /** Whether a point can be visited after a day trip: the day does not go back to where the trip went. */
  isOnThisSide(day: number, point: Point): boolean {
    const way = this.ways.get(day);
    return !way || distanceKm(point, way.home) <= distanceKm(point, way.there);
  }

  private isBehind(day: number, { point }: Visit): boolean {
    return point !== null && !this.isOnThisSide(day, point);
  }

  all(): readonly number[] {
    return [...this.capacities.keys()];
  }

  capacity(day: number): DayCapacity {
    return this.capacities[day] as DayCapacity;
  }

  /** The schedule with these visits, even if not all fit. */
  tryDay(day: number, visits: readonly Visit[]): DaySchedule {
    const behind = visits.filter((it) => this.isBehind(day, it));
    const schedule = this.scheduleOf(
      day,
      visits.filter((it) => !behind.includes(it)),
    );
    return behind.length === 0 ? schedule : { ...schedule, dropped: [...schedule.dropped, ...behind] };
  }

  private scheduleOf(day: number, visits: readonly Visit[]): DaySchedule {
    return scheduleVisitsAndLunch(this.capacity(day), visits, this.restaurants, this.tableUse(day));
  }

  /** A cache: shortening routes tries the same days again and again. */
  private readonly schedules = new Map<string, DaySchedule | undefined>();
  private readonly numbers = new Map<Visit, number>();

  private numberOf(visit: Visit): number {
    const known = this.numbers.get(visit) ?? this.numbers.size;
    this.numbers.set(visit, known);
    return known;
  }

  private tableUse(day: number) {
    return { reuseOf: this.assignments.reuseOn(day, "may_stay"), tiredOf: this.assignments.tiredOn(day, "lunch") };
  }

  /** The schedule with these visits; undefined unless all fit, with lunch and within the pace. */
  scheduleIfAllFit(day: number, visits: readonly Visit[]): DaySchedule | undefined {
    if (visits.some((it) => this.isBehind(day, it))) return undefined;
    const key = `${day}|${visits.map((it) => this.numberOf(it)).join()}|${this.assignments.eatenOnOtherDays(day)}`;
    const schedule = this.schedules.has(key)
      ? this.schedules.get(key)
      : scheduleAllVisitsAndLunch(this.capacity(day), visits, this.restaurants, this.tableUse(day), this.mostBusy);
    this.schedules.set(key, schedule);
    const keepsLunch =
      !this.assignments.stopsOf(day).some((it) => it.kind === "lunch") ||
      // A cooking class over midday includes lunch.
      schedule?.stops.some((it) => it.kind === "lunch" || includesLunch(it));
    return keepsLunch ? schedule : undefined;
  }

  tryToAdd(day: number, visit: Visit): boolean {
    const schedule = this.scheduleIfAllFit(day, [...this.assignments.visitsOf(day), visit]);
    if (schedule) this.assignments.set(day, schedule.stops);
    return schedule !== undefined;
  }

  isTooBusy(day: number, schedule: DaySchedule): boolean {
    return busyMinutes(this.capacity(day), schedule.stops) > this.mostBusy;
  }

  get mostBusy(): number {
    return BUSY_BY_DAY + (this.request.pace === "fast" ? LONGER_WHEN_FAST : 0);
  }

  hasRoom(day: number): boolean {
    const visits = this.assignments.visitsOf(day);
    return visits.length < MOST_STOPS && visits.reduce((sum, it) => sum + stopWeight(it), 0) < this.capacity(day).stops;
  }

  distanceTo(day: number, visit: Visit): number {
    const middle = this.middleOf(day);
    return middle && visit.point ? distanceKm(middle, visit.point) : 0;
  }

  middleOf(day: number): Point | null {
    const points = [
      ...this.assignments.visitsOf(day).flatMap((it) => it.point ?? []),
      ...this.capacity(day).blocks.flatMap(pointsOf),
    ];
    return centroid(points);
  }

  /** How much its cost lowers a visit's value when money is short. */
  price(visit: Visit): number {
    if (this.costWeight === 0 || !visit.candidate || visit.candidate.wantedBy.length > 0) return 0;
    const entry = likelyEntry(this.request, visit.candidate);
    if (entry === null || entry === 0) return 0;
    const perDay = Number(budgetEach(this.request) ?? 0) / this.capacities.length;
    return (this.costWeight * entry) / Math.max(1, perDay);
  }
}
