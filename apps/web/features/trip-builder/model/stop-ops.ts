import type { RequestedOp } from "@caravan/domain/trip/requested-patch";
import type { Trip } from "@/features/api-client/index.ts";
import { newId } from "@/features/offline/index.ts";

export type TripStop = Trip["stops"][number];
export type StopOp = Extract<RequestedOp, { readonly op: `stop.${string}` }>;

/** Ids for new days and kept notes, so that later edits can name them while this one waits for a connection. */
const idsFor = (days: number) => Array.from({ length: Math.max(0, days) + 1 }, newId);

export const lengthened = ({ id, nights }: TripStop, by: number): StopOp => ({
  ...{ op: "stop.change", stopId: id, before: { nights }, after: { nights: nights + by } },
  newIds: idsFor(by),
});

export function removed({ id, nights, destination }: TripStop): StopOp {
  return { op: "stop.remove", stopId: id, before: { nights, destination }, newIds: idsFor(1) };
}

/** Puts a stop one place earlier (-1) or later (1); null at the end of the row. */
export function moved(stops: readonly TripStop[], stop: TripStop, by: -1 | 1): StopOp | null {
  const index = stops.indexOf(stop);
  if (index + by < 0 || index + by >= stops.length) return null;
  return movedBehind(stops, stop, stops[by < 0 ? index - 2 : index + 1]?.id ?? null);
}

function movedBehind(stops: readonly TripStop[], stop: TripStop, after: string | null): StopOp {
  const from = { after: stops[stops.indexOf(stop) - 1]?.id ?? null };
  return { op: "stop.move", stopId: stop.id, from, to: { after }, newIds: idsFor(1) };
}

export type NewStop = Pick<TripStop, "destination" | "place_id" | "lat" | "lng" | "nights">;

export const added = ({ destination, place_id, lat, lng, nights }: NewStop, after: string | null): StopOp => ({
  op: "stop.add",
  stop: { id: newId(), destination, placeId: place_id, lat, lng, timezone: null, nights },
  at: { after },
  newIds: idsFor(nights),
});
