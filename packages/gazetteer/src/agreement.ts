const BUILDING_M = 300;
const AREA_M = 2000;
const areaTags = new Set(
  "park garden neighbourhood village beach lake river mountain island desert volcano glacier forest canyon food-area walking waterfront hike".split(
    " ",
  ),
);

/** The largest distance in metres at which two records of a place with these tags still agree; larger for areas. */
export function toleranceM(tags: readonly string[]): number {
  return tags.some((it) => areaTags.has(it)) ? AREA_M : BUILDING_M;
}
