import type { Trip } from "@/features/api-client/index.ts";

/** The order of activities in their days while one is being dragged. */
export interface Lane {
  readonly dayId: string;
  readonly ids: readonly string[];
}

export function lanesOf(trip: Trip): Lane[] {
  return trip.itinerary.map((day) => ({ dayId: day.id, ids: day.activities.map((it) => it.id) }));
}

/** The lane of an activity, or of a day itself. */
export function laneOf(lanes: readonly Lane[], id: string): Lane | undefined {
  return lanes.find((lane) => lane.dayId === id || lane.ids.includes(id));
}

/** Moves `id` to the place of `overId`, an activity or a day. Within a day its time decides the position. */
export function carried(
  lanes: readonly Lane[],
  id: string,
  overId: string,
  startOf: (id: string) => string | null,
): readonly Lane[] {
  const [from, to] = [laneOf(lanes, id), laneOf(lanes, overId)];
  if (!from || !to || id === overId) return lanes;
  // Over the empty parts of its own day it stays in place.
  if (from === to && overId === to.dayId) return lanes;
  const start = startOf(id);
  const isLater = (it: string) => start !== null && (startOf(it) ?? "") > start;
  const firstLater = to.ids.findIndex(isLater);
  const byTime = firstLater === -1 ? to.ids.length : firstLater;
  const at = overId === to.dayId ? byTime : to.ids.indexOf(overId);
  return lanes.map((lane) => {
    const rest = lane.ids.filter((it) => it !== id);
    if (lane === to) return { ...lane, ids: rest.toSpliced(at, 0, id) };
    return lane === from ? { ...lane, ids: rest } : lane;
  });
}

export interface Place {
  readonly dayId: string;
  readonly index: number;
  readonly afterId: string | null;
}

export function placeOf(lanes: readonly Lane[], id: string): Place | null {
  const lane = lanes.find((it) => it.ids.includes(id));
  if (!lane) return null;
  const index = lane.ids.indexOf(id);
  return { dayId: lane.dayId, index, afterId: lane.ids[index - 1] ?? null };
}

/** The drop id of the parked tray, and with {@link chipId} of its chip. */
export const trayId = "tray";

const CHIP = "chip:";

export const chipId = (dayId: string) => `${CHIP}${dayId}`;

/** The day of a chip's drop id, or {@link trayId}; undefined for other ids. */
export function dayOfChip(id: string | undefined): string | undefined {
  return id?.startsWith(CHIP) ? id.slice(CHIP.length) : undefined;
}
