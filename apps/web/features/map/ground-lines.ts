import { circle, metresBetween, pointAt, roundDown } from "./geometry.ts";
import type { Bounds, LngLat } from "./types.ts";

const metresPerDegree = 111_195;

export interface Ring {
  readonly metres: number;
  readonly line: LngLat[];
  /** The position of its label. */
  readonly labelAt: LngLat;
}

/** Three circles around the trip, at round distances that fit the view; none when the view shows a continent. */
export function distanceRings(centre: LngLat, view: Bounds): Ring[] {
  const [[west, south], [east, north]] = view;
  const middle = (south + north) / 2;
  const width = metresBetween([west, middle], [east, middle]);
  const height = metresBetween([west, south], [west, north]);
  const step = roundDown(Math.min(width, height) / 4);
  if (step > 200_000 || step < 20 || east - west > 90) return [];
  return [1, 2, 3].map((times) => ({
    metres: step * times,
    line: circle(centre, step * times),
    labelAt: pointAt(centre, step * times, 45),
  }));
}

/**
 * A grid around the trip's centre with the spacing of the circles; a grid of degrees when the view shows a continent.
 */
export function grid(centre: LngLat, view: Bounds): LngLat[][] {
  const [[west, south], [east, north]] = view;
  const tall = north - south;
  const wide = east - west;
  const near = tall < 12;
  const metres = near
    ? roundDown(
        Math.min(tall * metresPerDegree, wide * metresPerDegree * Math.cos(((south + north) / 2) * (Math.PI / 180))) /
          4,
      )
    : 0;
  const stepLat = near ? metres / metresPerDegree : Math.max(1, roundDown(tall / 4));
  const stepLng = near ? stepLat / Math.max(0.1, Math.cos(centre[1] * (Math.PI / 180))) : stepLat;
  const [originLng, originLat] = near ? centre : [0, 0];

  // The grid continues for one view beyond each edge, so that a short drag shows no end.
  const lines: LngLat[][] = [];
  const [left, right] = [west - wide / 2, east + wide / 2];
  const [bottom, top] = [Math.max(-85, south - tall / 2), Math.min(85, north + tall / 2)];
  for (let x = Math.ceil((left - originLng) / stepLng); originLng + x * stepLng <= right && lines.length < 200; x++) {
    const lng = originLng + x * stepLng;
    lines.push([
      [lng, bottom],
      [lng, top],
    ]);
  }
  for (let y = Math.ceil((bottom - originLat) / stepLat); originLat + y * stepLat <= top && lines.length < 400; y++) {
    const lat = originLat + y * stepLat;
    lines.push([
      [left, lat],
      [right, lat],
    ]);
  }
  return lines;
}
