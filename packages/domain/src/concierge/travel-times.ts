import type { TransportMode } from "../field-choices.ts";
import { mobilityOf, walkingLimitKm } from "../places/diet-and-access.ts";
import { distanceKm, legBetween, type Point } from "../places/travel-time.ts";

export interface TravelTime {
  readonly minutes: number;
  readonly mode: TransportMode;
}

/** Streets are longer than the straight line. */
const DETOUR = 1.3;
const WALKING_KMH = 4.5;
/** Longest way on foot for somebody who walks. */
const LONGEST_WALK_KM = 12;
/** Speeds in town and on roads between towns. */
const TOWN_KMH = { drive: 24, taxi: 26, cycle: 14 };
const ROAD_KMH = 65;
const TOWN_KM = 10;
/** Minutes to find and park the car, to wait for a taxi, to unlock a bicycle. */
const START = { drive: 9, taxi: 6, cycle: 3 };
const LONGEST_RIDE_KM = 20;
/** Beyond this distance people take trains. */
const REGION_KM = 30;
const RAIL_KMH = 70;

/** Travel times by a traveller's mode and accessibility needs. */
export class TravelTimes {
  readonly mode: TransportMode | null;
  private readonly limitKm: number;
  private readonly isSlow: boolean;

  constructor(mode: TransportMode | null, accessibility: readonly string[]) {
    const mobility = mobilityOf(accessibility);
    this.mode = mode;
    this.limitKm = walkingLimitKm(mobility);
    this.isSlow = mobility.shortWays;
  }

  /** Whole minutes from door to door. */
  between(from: Point, to: Point): TravelTime {
    const km = distanceKm(from, to) * DETOUR;
    const walk: TravelTime = { minutes: Math.ceil((km / WALKING_KMH) * 60), mode: "walk" };
    const canWalk = km <= (this.mode === "walk" && !this.isSlow ? LONGEST_WALK_KM : this.limitKm);
    if (this.mode === null || this.mode === "walk" || this.mode === "transit")
      return canWalk ? walk : transit(from, to, km, this.limitKm);
    if (this.mode === "cycle" && km > LONGEST_RIDE_KM) return transit(from, to, km, this.limitKm);
    const ride: TravelTime = { minutes: riding(this.mode, km), mode: this.mode };
    return canWalk && walk.minutes <= ride.minutes ? walk : ride;
  }

  /** The time by taxi, whatever the traveller's own mode. */
  byTaxi(from: Point, to: Point): number {
    return riding("taxi", distanceKm(from, to) * DETOUR);
  }
}

function riding(mode: "drive" | "taxi" | "cycle", km: number): number {
  const inTown = mode === "cycle" ? km : Math.min(km, TOWN_KM);
  return Math.ceil(START[mode] + (inTown / TOWN_KMH[mode]) * 60 + ((km - inTown) / ROAD_KMH) * 60);
}

function transit(from: Point, to: Point, km: number, limitKm: number): TravelTime {
  const leg = legBetween(from, to, limitKm);
  if (km <= REGION_KM) return { minutes: leg.minutes, mode: leg.mode ?? "transit" };
  const share = REGION_KM / km;
  return { minutes: Math.ceil(leg.minutes * share + ((km - REGION_KM) / RAIL_KMH) * 60), mode: "transit" };
}

/** Minutes from door to door by each way to get around; null where nobody would go like that. */
export interface WaysBetween {
  readonly walk: number | null;
  readonly transit: number | null;
  readonly cycle: number | null;
  readonly drive: number;
}

/** All ways from one place to another, for somebody who has not said how they travel. */
export function waysBetween(from: Point, to: Point): WaysBetween {
  const by = (mode: TransportMode) => {
    const way = new TravelTimes(mode, []).between(from, to);
    return way.mode === mode ? way.minutes : null;
  };
  const km = distanceKm(from, to) * DETOUR;
  return {
    walk: by("walk"),
    transit: by("transit"),
    cycle: km > LONGEST_RIDE_KM ? null : riding("cycle", km),
    drive: riding("drive", km),
  };
}
