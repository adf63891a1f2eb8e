import type { Pixels } from "./spread-pins.ts";

/** Pins within this distance of the first of them are one group. */
const REACH = 44;
/** Fewer are spread beside each other instead (spread-pins.ts), where each can be seen and pressed. */
const FEWEST = 5;

/**
 * The groups of pins that lie on top of each other, by their position in the list. A pin is in one group at most; a group
 * begins with the first pin that is in none yet, so that the same pins always make the same groups.
 *
 * @param alone pins that are in no group, such as the selected one
 */
export function clusterPins(places: readonly Pixels[], alone: ReadonlySet<number>): readonly (readonly number[])[] {
  const cells = new Map<string, number[]>();
  for (const [index, place] of places.entries()) {
    if (alone.has(index)) continue;
    const key = keyOf(place);
    const cell = cells.get(key);
    if (cell) cell.push(index);
    else cells.set(key, [index]);
  }
  const taken = new Set<number>();
  const groups: (readonly number[])[] = [];
  for (const [index, place] of places.entries()) {
    if (taken.has(index) || alone.has(index)) continue;
    const group = around(cells, place).filter((other) => {
      const at = places[other];
      return at !== undefined && !taken.has(other) && Math.hypot(at.x - place.x, at.y - place.y) <= REACH;
    });
    if (group.length < FEWEST) continue;
    for (const other of group) taken.add(other);
    groups.push(group.sort((a, b) => a - b));
  }
  return groups;
}

const cellOf = (length: number) => Math.floor(length / REACH);
const keyOf = ({ x, y }: Pixels, dx = 0, dy = 0) => `${cellOf(x) + dx} ${cellOf(y) + dy}`;

function around(cells: ReadonlyMap<string, readonly number[]>, place: Pixels): number[] {
  const steps = [-1, 0, 1];
  return steps.flatMap((dx) => steps.flatMap((dy) => cells.get(keyOf(place, dx, dy)) ?? []));
}
