import { legBetween, type Point } from "../places/travel-time.ts";
import type { DayFrame } from "./daily-pace.ts";
import type { RankedPlace } from "./rank-places.ts";
import { roundUp, type Stop } from "./schedule-visits-and-lunch.ts";
import { visitOf, windowsOf } from "./visit.ts";

/** When a visit begins and ends, and how long travellers wait for it. Minutes. */
interface VisitTime {
  readonly start: number;
  readonly end: number;
  readonly wait: number;
}

/** More visits of a day out are not more than people enjoy. */
const MOST_VISITS = 5;

/** The stops of a day trip while they are put together, one after the other. */
export class DayTripDraft {
  readonly stops: Stop[] = [];
  /** When the last stop ends, in minutes after midnight, and where. */
  time: number;
  at: Point;
  private readonly frame: DayFrame;

  constructor(frame: DayFrame, time: number, at: Point) {
    this.frame = frame;
    this.time = time;
    this.at = at;
  }

  put(stop: Omit<Stop, "leg">): void {
    const leg = legBetween(this.at, stop.point, this.frame.walkingLimitKm);
    this.stops.push({ ...stop, leg });
    this.time = stop.end;
    this.at = stop.point ?? this.at;
  }

  arrivalAt(to: Point): number {
    return this.time + legBetween(this.at, to, this.frame.walkingLimitKm).minutes;
  }

  /** The first time at which a place is open for the whole visit. */
  timeFor(place: RankedPlace): VisitTime | undefined {
    const visit = visitOf(place);
    const arrival = roundUp(this.arrivalAt(place.candidate));
    for (const window of windowsOf(visit, this.frame.date)) {
      const start = Math.max(arrival, window.start);
      const end = start + visit.minutes;
      if (end <= window.end) return { start, end, wait: start - arrival };
    }
    return undefined;
  }

  visit(place: RankedPlace, { start, end }: VisitTime): void {
    const { lat, lng } = place.candidate;
    this.put({ kind: "visit", visit: visitOf(place), table: null, point: { lat, lng }, start, end });
  }

  /** Adds the best places that are open at once, as long as the visits end by then. */
  visitMore(places: readonly RankedPlace[], until: number): void {
    while (this.stops.filter((it) => it.kind === "visit").length < MOST_VISITS) {
      const seen = new Set(this.stops.map((it) => it.visit?.id));
      const next = places
        .filter((it) => !seen.has(it.candidate.id))
        .map((place) => ({ place, time: this.timeFor(place) }))
        .find(({ time }) => time !== undefined && time.wait === 0 && time.end <= until);
      if (!next?.time) return;
      this.visit(next.place, next.time);
    }
  }
}
