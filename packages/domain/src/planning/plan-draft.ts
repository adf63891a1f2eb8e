import { centroid, distanceKm, type Point } from "../places/travel-time.ts";
import { entryCost } from "./activity-cost.ts";
import { Kitchen } from "./choose-restaurant.ts";
import { DayBook } from "./day-assignments.ts";
import type { Room } from "./day-capacity.ts";
import { MOST_STOPS } from "./local-search.ts";
import type { Choice } from "./rank-places.ts";
import { busyMinutes, type DaySchedule, scheduleDay } from "./schedule-visits-and-lunch.ts";
import type { PlanRequest } from "./types.ts";
import { type Visit, weightOf } from "./visit.ts";

/** Busy minutes of a day until dinner. */
export const BUSY_BY_DAY = 465;

/** The days of a plan in the making: what each holds so far, what it could hold, and who still has a table free. */
export class Days {
  readonly request: PlanRequest;
  readonly rooms: readonly Room[];
  readonly kitchen: Kitchen;
  readonly book = new DayBook();
  /** How hard money presses; 0 when it does not. */
  private readonly thrift: number;

  constructor(request: PlanRequest, choices: readonly Choice[], rooms: readonly Room[], thrift: number) {
    this.request = request;
    this.rooms = rooms;
    this.thrift = thrift;
    this.kitchen = new Kitchen(request, choices, thrift);
  }

  all(): readonly number[] {
    return [...this.rooms.keys()];
  }

  room(day: number): Room {
    return this.rooms[day] as Room;
  }

  /** The day with these visits, whether it holds them or not. */
  tryDay(day: number, visits: readonly Visit[]): DaySchedule {
    return scheduleDay(this.room(day), visits, this.kitchen, this.book.turnOf(day, "may_stay"));
  }

  /** The day with these visits; undefined when it does not hold them all, with its lunch and within its pace. */
  holding(day: number, visits: readonly Visit[]): DaySchedule | undefined {
    const schedule = this.tryDay(day, visits);
    const keepsLunch =
      !this.book.stopsOf(day).some((it) => it.kind === "lunch") || schedule.stops.some((it) => it.kind === "lunch");
    return schedule.dropped.length === 0 && !this.isTooBusy(day, schedule) && keepsLunch ? schedule : undefined;
  }

  tryToAdd(day: number, visit: Visit): boolean {
    const schedule = this.holding(day, [...this.book.visitsOf(day), visit]);
    if (schedule) this.book.set(day, schedule.stops);
    return schedule !== undefined;
  }

  isTooBusy(day: number, schedule: DaySchedule): boolean {
    return busyMinutes(this.room(day), schedule.stops) > BUSY_BY_DAY;
  }

  hasRoom(day: number): boolean {
    const visits = this.book.visitsOf(day);
    return visits.length < MOST_STOPS && visits.reduce((sum, it) => sum + weightOf(it), 0) < this.room(day).stops;
  }

  distanceTo(day: number, visit: Visit): number {
    const middle = this.middleOf(day);
    return middle && visit.point ? distanceKm(middle, visit.point) : 0;
  }

  middleOf(day: number): Point | null {
    const points = [
      ...this.book.visitsOf(day).flatMap((it) => it.point ?? []),
      ...this.room(day).blocks.flatMap((it) => it.point ?? []),
    ];
    return centroid(points);
  }

  /** What the cost takes off a visit's value when money is short. */
  price(visit: Visit): number {
    if (this.thrift === 0 || !visit.candidate || visit.candidate.wantedBy.length > 0) return 0;
    const entry = entryCost(visit.candidate, this.request.currency);
    if (entry === null || entry === "0") return 0;
    const perDay = Number(this.request.budgetPerPerson) / this.rooms.length;
    return (this.thrift * Number(entry)) / Math.max(1, perDay);
  }
}
