import type { StyleSpecification } from "maplibre-gl";
import type { MapColours } from "./map-colours.ts";

export const gridSource = "caravan-grid";
export const ringSource = "caravan-rings";
export const emptyCollection: GeoJSON.FeatureCollection = { type: "FeatureCollection", features: [] };

/**
 * The map that needs no tiles. Coastlines of 1:110 million mislead at the scale of a city, so from zoom 6 on sea and land
 * flow into one ground, and a grid and rings of distance give the places their context instead.
 */
export function builtInStyle(colours: MapColours): StyleSpecification {
  return {
    version: 8,
    sources: {
      world: { type: "geojson", data: "/map/land.json", attribution: "Natural Earth", tolerance: 0.2 },
      [gridSource]: { type: "geojson", data: emptyCollection },
      [ringSource]: { type: "geojson", data: emptyCollection },
    },
    layers: [
      {
        id: "sea",
        type: "background",
        paint: { "background-color": ["interpolate", ["linear"], ["zoom"], 6, colours.sea, 8.5, colours.land] },
      },
      {
        id: "land",
        type: "fill",
        source: "world",
        filter: ["==", ["get", "kind"], "land"],
        paint: { "fill-color": colours.land },
      },
      {
        id: "grid",
        type: "line",
        source: gridSource,
        paint: { "line-color": colours.grid, "line-width": 1 },
      },
      {
        id: "coast",
        type: "line",
        source: "world",
        maxzoom: 8.5,
        paint: {
          "line-color": colours.border,
          "line-width": 0.8,
          "line-opacity": ["interpolate", ["linear"], ["zoom"], 6, 1, 8.5, 0],
        },
      },
      {
        id: "rings",
        type: "line",
        source: ringSource,
        paint: { "line-color": colours.ring, "line-width": 1.25, "line-dasharray": [1, 3] },
        layout: { "line-cap": "round" },
      },
    ],
  };
}
