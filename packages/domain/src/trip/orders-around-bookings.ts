import type { Activity } from "./document.ts";

/**
 * The order of a day with what is booked among it. Between two neighbours the moved activity may come before or after
 * what is booked there, so there can be several orders; first the one that its own time suggests.
 *
 * @param order the activities of the plan in the wanted order, with the moved one among them
 * @param booked what is no activity of the plan; each with a time
 */
export function ordersAround(
  order: readonly Activity[],
  movedId: string,
  booked: readonly Activity[],
): readonly (readonly Activity[])[] {
  const at = order.findIndex((it) => it.id === movedId);
  const moved = order[at];
  if (!moved || booked.length === 0) return [order];
  const startOf = ({ startTime }: Activity) => startTime ?? "";
  const before = order.slice(0, at);
  const after = order.slice(at + 1);
  const lower = before.filter((it) => it.startTime !== null).at(-1)?.startTime ?? "";
  const upper = after.find((it) => it.startTime !== null)?.startTime ?? "99";
  const sorted = booked.toSorted((a, b) => startOf(a).localeCompare(startOf(b)));
  const earlier = sorted.filter((it) => startOf(it) < lower);
  const later = sorted.filter((it) => startOf(it) >= lower && startOf(it) > upper);
  const between = sorted.filter((it) => !earlier.includes(it) && !later.includes(it));
  const suggested = between.filter((it) => startOf(it) <= startOf(moved)).length;
  const positions = between.map((_, index) => index).concat(between.length);
  return positions
    .toSorted((a, b) => Math.abs(a - suggested) - Math.abs(b - suggested))
    .map((position) => [
      ...withBooked(before, earlier),
      ...between.slice(0, position),
      moved,
      ...between.slice(position),
      ...withBooked(after, later),
    ]);
}

/** Before the first that begins later; what has no time stays behind the one that it follows. */
function withBooked(list: readonly Activity[], booked: readonly Activity[]): readonly Activity[] {
  return booked.reduce<readonly Activity[]>((all, it) => {
    const next = all.findIndex((one) => one.startTime !== null && one.startTime > (it.startTime ?? ""));
    return all.toSpliced(next === -1 ? all.length : next, 0, it);
  }, list);
}
