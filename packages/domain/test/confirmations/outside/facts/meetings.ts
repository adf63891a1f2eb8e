import type { ExpectedSegment } from "../types.ts";
import { at } from "./dates.ts";
import { fullName, type Person } from "./people.ts";

export interface Meeting {
  readonly title: string;
  /** Null: online, or not said. */
  readonly place: string | null;
  readonly start: string;
  readonly end: string;
  readonly organiser?: Person;
}

export function meeting(
  title: string,
  place: string | null,
  day: string,
  from: string,
  until: string,
  organiser?: Person,
): Meeting {
  return { title, place, start: at(day, from), end: at(day, until), ...(organiser !== undefined && { organiser }) };
}

/** Who comes is not judged: people differ about whether the organiser does. */
export function met(one: Meeting, but: Partial<ExpectedSegment> = {}): ExpectedSegment {
  return {
    kind: "meeting",
    status: "confirmed",
    start: one.start,
    end: one.end,
    ...(one.place !== null && { place: one.place, place_accept: placeNames(one.place) }),
    ...but,
  };
}

export const withOrganiser = (one: Meeting): Partial<ExpectedSegment> =>
  one.organiser === undefined ? {} : { provider: fullName(one.organiser) };

/** "Room 4B, 22 Baker Street, London": the whole, or the room, or what is behind it. */
function placeNames(place: string): readonly string[] {
  const [head = place, ...rest] = place.split(", ");
  return [...new Set([place, head, rest.join(", ")])].filter((name) => name !== "");
}
