import type { GeoJSONSource, Map as MapLibre } from "maplibre-gl";
import { emptyCollection } from "./built-in-style.ts";
import type { LngLat } from "./types.ts";

const source = "caravan-journeys";

/** Puts the layer of journeys onto a style that has just loaded: thin and dashed, below what is walked. */
export function addJourneys(map: MapLibre, colour: string): void {
  map.addSource(source, { type: "geojson", data: emptyCollection });
  map.addLayer({
    id: "journeys",
    type: "line",
    source,
    layout: { "line-join": "round" },
    paint: { "line-color": colour, "line-width": 1.5, "line-dasharray": [3, 3], "line-opacity": 0.85 },
  });
}

export function drawJourneys(map: MapLibre, journeys: readonly (readonly LngLat[])[]): void {
  map.getSource<GeoJSONSource>(source)?.setData({
    type: "Feature",
    properties: {},
    geometry: { type: "MultiLineString", coordinates: journeys.map((line) => line.map(([lng, lat]) => [lng, lat])) },
  });
}
