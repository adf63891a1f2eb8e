import { daysBetween } from "../calendar.ts";
import type { Text } from "../words/sentence.ts";
import { longestTrip } from "./change-dates.ts";
import { changeStops } from "./change-stops.ts";
import type { TripDocument, TripStop } from "./document.ts";
import { differing, type OpConflict, type TripOp } from "./patch.ts";
import type { RequestedOp } from "./requested-op.ts";
import { mostStops, stopsOf } from "./trip-stops.ts";

export type RequestedStopOp = Extract<RequestedOp, { readonly op: `stop.${string}` }>;

/** A change of stops that no trip allows, in plain words. */
export class StopRefused extends Error {
  override readonly name = "StopRefused";
}

export function isStopOp(op: RequestedOp): op is RequestedStopOp {
  return op.op.startsWith("stop.");
}

/**
 * Completes a requested change of the stops with what follows for the days.
 *
 * @param newId for days and kept notes for which the request brings no id
 */
export function completeStopOp(
  trip: TripDocument,
  request: RequestedStopOp,
  newId: () => string,
  warn: (code: string, message: Text) => void,
): readonly TripOp[] | OpConflict | StopRefused {
  const stops = stopsOf(trip);
  const wanted = wantedStops(stops, request, warn);
  if (!("list" in wanted)) return wanted;
  if (wanted.list.length > mostStops) return new StopRefused(`a trip has at most ${mostStops} stops`);
  const nights = wanted.list.reduce((sum, it) => sum + it.nights, 0);
  if (nights >= longestTrip && nights > daysBetween(trip.startDate, trip.endDate))
    return new StopRefused(`a trip has at most ${longestTrip} days`);
  const ids = [...(request.newIds ?? [])];
  const { patch, warnings } = changeStops(trip, wanted.list, () => ids.shift() ?? newId());
  for (const it of warnings) warn(it.code, it.message);
  return patch;
}

function wantedStops(
  stops: readonly TripStop[],
  request: RequestedStopOp,
  warn: (code: string, message: Text) => void,
): { readonly list: readonly TripStop[] } | OpConflict | StopRefused {
  const id = request.op === "stop.add" ? request.stop.id : request.stopId;
  const index = stops.findIndex((it) => it.id === id);
  const stop = stops[index];
  const rest = stops.filter((it) => it.id !== id);
  const put = (it: TripStop, after: string | null | undefined) => {
    const at = rest.findIndex((other) => other.id === after);
    const isGone = typeof after === "string" && at < 0;
    if (isGone) warn("neighbour_not_there", "The stop that should come before it is gone, so it was put at the end.");
    return { list: rest.toSpliced(isGone || after === undefined ? rest.length : at + 1, 0, it) };
  };
  if (request.op === "stop.add") {
    if (stop) return { target: "stop", id, fields: [], why: "exists" };
    return put(request.stop, request.at?.after);
  }
  if (!stop) return { target: "stop", id, fields: [], why: "missing" };
  if (request.op === "stop.move") {
    const now = stops[index - 1]?.id ?? null;
    if (request.from && request.from.after !== now) return { target: "stop", id, fields: ["place"], why: "changed" };
    return put(stop, request.to.after);
  }
  const changed = differing(stop, request.before);
  if (changed.length > 0) return { target: "stop", id, fields: changed, why: "changed" };
  if (request.op === "stop.change")
    return { list: stops.map((it) => (it.id === id ? { ...it, ...request.after } : it)) };
  if (rest.length === 0) return new StopRefused("a trip keeps at least one stop: change its destination instead");
  return { list: rest };
}
