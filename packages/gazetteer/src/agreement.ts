const BUILDING_M = 300;
const AREA_M = 2000;
/** The length of a degree of latitude. */
const DEGREE_M = 111_195;
const areaTags = new Set(
  "park garden neighbourhood village beach lake river mountain island desert volcano glacier forest canyon food-area walking waterfront hike".split(
    " ",
  ),
);

/** The largest distance in metres at which two records of a place with these tags still agree; larger for areas. */
export function toleranceM(tags: readonly string[]): number {
  return tags.some((it) => areaTags.has(it)) ? AREA_M : BUILDING_M;
}

/** The straight-line distance over short distances; points are `[latitude, longitude]`. */
export function metresBetween(a: readonly [number, number], b: readonly [number, number]): number {
  const east = (a[1] - b[1]) * Math.cos((a[0] * Math.PI) / 180);
  return Math.hypot(a[0] - b[0], east) * DEGREE_M;
}
