import type { WaterFile } from "@caravan/domain/places/water-file";
import type { GeoJSONSource, Map as MapLibre } from "maplibre-gl";
import { dayColour } from "./day-colour.ts";
import { circle, metresBetween, pointAt, roundDown } from "./geometry.ts";
import { emptyCollection, gridSource, type MapColours, resolveColour, ringSource, waterSource } from "./map-style.ts";
import type { Bounds, LngLat, MapRoute } from "./types.ts";
import { waterFeatures } from "./water.ts";

const journeySource = "caravan-journeys";
const routeSource = "caravan-routes";

/**
 * Adds the layers of journeys and routes to a style that has just loaded. A journey is thin and dashed, below the
 * routes on foot.
 */
export function addLayers(map: MapLibre, colours: MapColours): void {
  map.addSource(journeySource, { type: "geojson", data: emptyCollection });
  map.addLayer({
    id: "journeys",
    type: "line",
    source: journeySource,
    layout: { "line-join": "round" },
    paint: { "line-color": colours.journey, "line-width": 1.5, "line-dasharray": [3, 3], "line-opacity": 0.85 },
  });
  map.addSource(routeSource, { type: "geojson", data: emptyCollection });
  const layout = { "line-cap": "round", "line-join": "round" } as const;
  map.addLayer({
    id: "route-casing",
    type: "line",
    source: routeSource,
    layout,
    paint: { "line-color": colours.casing, "line-width": 6, "line-opacity": 0.85 },
  });
  map.addLayer({
    id: "route",
    type: "line",
    source: routeSource,
    layout,
    paint: { "line-color": ["get", "color"], "line-width": 3 },
  });
}

export function drawJourneys(map: MapLibre, journeys: readonly (readonly LngLat[])[]): void {
  sourceOf(map, journeySource)?.setData(lines(journeys));
}

export function drawRoutes(map: MapLibre, routes: readonly MapRoute[]): void {
  const container = map.getContainer();
  sourceOf(map, routeSource)?.setData({
    type: "FeatureCollection",
    features: routes.map((route) => ({
      type: "Feature",
      properties: { color: resolveColour(container, route.color ?? dayColour(route.dayIndex)) },
      geometry: { type: "LineString", coordinates: route.coordinates.map(([lng, lat]) => [lng, lat]) },
    })),
  });
}

/** Draws land and water around a destination, in a style with built-in ground. */
export function drawWater(map: MapLibre, water: WaterFile | null): void {
  sourceOf(map, waterSource)?.setData(water ? waterFeatures(water) : emptyCollection);
}

/**
 * Draws the circles of the view, and the grid where there is no water to see; returns the circles for labels. Null when
 * the style has no built-in ground.
 */
export function drawGround(map: MapLibre, centre: LngLat | null, hasWater: boolean): readonly Ring[] | null {
  const gridData = sourceOf(map, gridSource);
  const ringData = sourceOf(map, ringSource);
  if (!gridData || !ringData) return null;
  const view = map.getBounds();
  const corners: Bounds = [
    [view.getWest(), view.getSouth()],
    [view.getEast(), view.getNorth()],
  ];
  gridData.setData(lines(hasWater ? [] : grid(centre ?? [0, 0], corners)));
  const rings = centre ? distanceRings(centre, corners) : [];
  ringData.setData(lines(rings.map((ring) => ring.line)));
  return rings;
}

function sourceOf(map: MapLibre, id: string): GeoJSONSource | undefined {
  return map.getSource<GeoJSONSource>(id);
}

function lines(all: readonly (readonly LngLat[])[]): GeoJSON.Feature {
  return {
    type: "Feature",
    properties: {},
    geometry: { type: "MultiLineString", coordinates: all.map((line) => line.map(([lng, lat]) => [lng, lat])) },
  };
}

const metresPerDegree = 111_195;

interface Ring {
  readonly metres: number;
  readonly line: LngLat[];
  /** The position of its label. */
  readonly labelAt: LngLat;
}

/** Three circles around the trip, at round distances that fit the view; none when the view shows a continent. */
function distanceRings(centre: LngLat, view: Bounds): Ring[] {
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
function grid(centre: LngLat, view: Bounds): LngLat[][] {
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
