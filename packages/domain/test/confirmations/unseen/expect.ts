import type { ExpectedSegment } from "../outside/types.ts";
import { airports } from "./airports.ts";

export type Iata = keyof typeof airports;

export interface Leg {
  /** As the text writes it, spaces and all. */
  readonly number: string;
  readonly from: Iata;
  readonly to: Iata;
  readonly start: string;
  readonly end: string | null;
}

export function flown(leg: Leg, rest: Partial<ExpectedSegment>): ExpectedSegment {
  return {
    kind: "flight",
    status: "confirmed",
    flight_number: leg.number.replaceAll(" ", ""),
    start: leg.start,
    end: leg.end,
    from: leg.from,
    from_accept: [leg.from, ...airports[leg.from]],
    to: leg.to,
    to_accept: [leg.to, ...airports[leg.to]],
    ...rest,
  };
}

export interface Ride {
  readonly number: string | null;
  readonly from: string;
  readonly to: string;
  readonly start: string;
  readonly end: string | null;
}

export function ridden(ride: Ride, rest: Partial<ExpectedSegment>): ExpectedSegment {
  return {
    kind: "train",
    status: "confirmed",
    train_number: ride.number,
    start: ride.start,
    end: ride.end,
    from: ride.from,
    to: ride.to,
    ...rest,
  };
}

export interface House {
  readonly name: string;
  readonly address: string;
  readonly city: string;
}

export function stayed(house: House, start: string, end: string, rest: Partial<ExpectedSegment>): ExpectedSegment {
  return {
    kind: "hotel",
    status: "confirmed",
    start,
    end,
    place: house.name,
    place_accept: [house.name, `${house.name}, ${house.city}`, house.address, house.city],
    ...rest,
  };
}

export interface Hire {
  readonly from: string;
  readonly to: string;
  readonly start: string;
  readonly end: string;
}

export function hired(hire: Hire, rest: Partial<ExpectedSegment>): ExpectedSegment {
  return { kind: "car_rental", status: "confirmed", ...hire, ...rest };
}

/** A meeting has no booking number unless the text has one; a place that people would differ about is left out. */
export function met(
  start: string,
  end: string | null,
  place: string | undefined,
  rest: Partial<ExpectedSegment> = {},
): ExpectedSegment {
  return {
    kind: "meeting",
    status: "confirmed",
    confirmation_number: null,
    start,
    end,
    ...(place !== undefined && { place }),
    ...rest,
  };
}
