import { daysBetween, minutesOf } from "../calendar.ts";
import { mobilityOf } from "../places/diet-and-access.ts";
import { openSpans } from "../places/opening-hours.ts";
import { centroid, distanceKm, type Point } from "../places/travel-time.ts";
import { MOST_ITEMS } from "../trip/check/day-load-and-lunch.ts";
import type { Activity, Day } from "../trip/document.ts";
import { dayFrame } from "./daily-pace.ts";
import { type DayCapacity, dayCapacities } from "./day-capacity.ts";
import { firstFreeTime, hasRoomInPace, type PlannedDayCapacity } from "./free-time-in-day.ts";
import type { RankedPlace } from "./rank-places.ts";
import { activityOf } from "./stop-to-activity.ts";
import type { PlannedActivity, PlannedDay, PlanRequest } from "./types.ts";
import { visitOf } from "./visit.ts";

type Item = PlannedDay["items"][number];

/** Days that are looked through for a gap. */
const MOST_DAYS = 14;
/** The longest activity lasts a week. */
const LONGEST_DAYS = 7;

/** The days of a finished plan while locked-in places are inserted. */
export class InsertionState {
  private readonly request: PlanRequest;
  private readonly reasons: readonly PlannedDay[];
  private readonly items: Item[][];
  private readonly fixed: ReadonlyMap<string, Activity>;

  constructor(request: PlanRequest, days: readonly PlannedDay[]) {
    this.request = request;
    this.reasons = days;
    this.items = days.map((day) => [...day.items]);
    this.fixed = new Map(request.fixed.map(({ activity }) => [activity.id, activity]));
  }

  days(): readonly PlannedDay[] {
    return this.reasons.map((day, index) => ({ ...day, items: this.items[index] ?? [] }));
  }

  /** Inserts at the first time that fits, on a near day with room; false when there is none. */
  addTimed(choice: RankedPlace, dress: (activity: PlannedActivity) => PlannedActivity): boolean {
    const visit = visitOf(choice);
    for (const index of this.nearest(choice)) {
      const full = this.full(index);
      const stop = full && firstFreeTime(full, visit);
      if (!full || !stop) continue;
      const activity = dress(activityOf(this.request, stop, []));
      this.insert(index, activity, stop.start);
      return true;
    }
    return false;
  }

  /** Appends to a day without a time. */
  addUntimed(index: number, activity: PlannedActivity): void {
    this.items[index]?.push({ kind: "planned", activity });
  }

  /** The emptiest day on which the place is open. */
  emptiest(choice: RankedPlace | undefined): number {
    const hours = choice?.candidate.hours;
    const opens = (index: number) => !hours || openSpans(hours, this.reasons[index]?.date ?? "").length > 0;
    const byLoad = [...this.items.keys()].sort((a, b) => this.count(a) - this.count(b) || a - b);
    return byLoad.find(opens) ?? byLoad[0] ?? 0;
  }

  /** The last day that holds no more than it should, else the emptiest. */
  lastWithRoom(): number {
    return [...this.items.keys()].findLast((it) => this.count(it) < MOST_ITEMS) ?? this.emptiest(undefined);
  }

  private count(index: number): number {
    return this.items[index]?.length ?? 0;
  }

  private insert(index: number, activity: PlannedActivity, start: number): void {
    const items = this.items[index] ?? [];
    const later = items.findIndex((it) => (this.startOf(it) ?? Number.POSITIVE_INFINITY) > start);
    items.splice(later < 0 ? items.length : later, 0, { kind: "planned", activity });
  }

  private startOf(item: Item): number | undefined {
    const startTime = this.activityOf(item)?.startTime;
    return startTime ? minutesOf(startTime) : undefined;
  }

  private activityOf(item: Item): Activity | undefined {
    return item.kind === "planned" ? { ...item.activity, id: "" } : this.fixed.get(item.activityId);
  }

  private activitiesOn(index: number): readonly Activity[] {
    return this.items[index]?.flatMap((it) => this.activityOf(it) ?? []) ?? [];
  }

  /** Days with room: those within their pace first, then the nearest. */
  private nearest({ candidate }: RankedPlace): readonly number[] {
    return [...this.items.keys()]
      .filter((index) => this.count(index) < MOST_ITEMS)
      .map((index) => ({ index, km: this.kmTo(index, candidate) }))
      .sort((a, b) => a.km - b.km || a.index - b.index)
      .slice(0, MOST_DAYS)
      .map(({ index }) => ({ index, full: this.full(index) }))
      .sort((a, b) => roomOrder(a.full) - roomOrder(b.full))
      .map((it) => it.index);
  }

  private kmTo(index: number, place: Point): number {
    const points = this.activitiesOn(index).flatMap(({ lat, lng }) =>
      lat === null || lng === null ? [] : { lat, lng },
    );
    const middle = centroid(points);
    return middle ? distanceKm(middle, place) : 0;
  }

  private full(index: number): PlannedDayCapacity | undefined {
    const reason = this.reasons[index];
    if (!reason) return undefined;
    const { date } = reason;
    const activities = this.activitiesOn(index);
    const day: Day = { id: date, date, notes: "", activities };
    // Late activities of the day before may run into this one.
    const near = this.request.fixed.filter((it) => it.date <= date && daysBetween(it.date, date) <= LONGEST_DAYS);
    const around = [...near, ...this.planned(index - 1), ...this.planned(index)];
    const [capacity] = dayCapacities(
      [dayFrame(this.request, date, mobilityOf(this.request.accessibility))],
      around,
    ) as [DayCapacity];
    return { day, capacity };
  }

  private planned(index: number) {
    const date = this.reasons[index]?.date ?? "";
    const items = this.items[index] ?? [];
    return items.flatMap((it) => (it.kind === "planned" ? { date, activity: { ...it.activity, id: "" } } : []));
  }
}

function roomOrder(full: PlannedDayCapacity | undefined): number {
  return full && hasRoomInPace(full) ? 0 : 1;
}
