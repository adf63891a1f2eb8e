import { dayMoments, interleave, kindWordOf } from "@/features/travel/index.ts";
import type { SharedTrip } from "./server.ts";

/** A flight, check-in or other entry of a day, in words. */
export interface SharedMoment {
  readonly id: string;
  readonly kind: "airport" | "station" | "stay" | "car" | "other";
  readonly kindWord: string;
  readonly title: string;
  readonly times: string;
}

export interface SharedMoments {
  /** By the id of the activity that follows. */
  readonly before: Readonly<Record<string, readonly SharedMoment[]>>;
  readonly atEnd: readonly SharedMoment[];
}

const kinds = { flight: "airport", train: "station", hotel: "stay", car_rental: "car" } as const;

/** The bookings that the link shows, by the id of the day: computed on the server, so that the page only prints them. */
export function bookingsByDay({ trip, segments }: SharedTrip): Readonly<Record<string, SharedMoments>> {
  const moments = dayMoments(segments, trip.place.timezone, trip.itinerary);
  return Object.fromEntries(
    trip.itinerary.map((day) => {
      const { before, atEnd } = interleave(day.activities, moments.get(day.date) ?? []);
      const words = [...before].map(([id, entries]) => [id, entries.map(wordsOf)]);
      return [day.id, { before: Object.fromEntries(words), atEnd: atEnd.map(wordsOf) }];
    }),
  );
}

type Moment =
  ReturnType<typeof dayMoments<SharedTrip["segments"][number]>> extends ReadonlyMap<string, (infer Of)[]> ? Of : never;

function wordsOf({ id, segment, title, times }: Moment): SharedMoment {
  const kind = segment.kind in kinds ? kinds[segment.kind as keyof typeof kinds] : "other";
  return { id, kind, kindWord: kindWordOf(segment), title, times };
}
