import type { StyleSpecification } from "maplibre-gl";
import { t } from "./messages/index.ts";

export const gridSource = "caravan-grid";
export const ringSource = "caravan-rings";
export const waterSource = "caravan-water";
export const emptyCollection: GeoJSON.FeatureCollection = { type: "FeatureCollection", features: [] };

/**
 * The map that needs no tiles. Coastlines of 1:110 million mislead at the scale of a city, so from zoom 6 on the water of
 * the destination takes their place (water.ts). Where there is none, sea and land become one colour and get a grid.
 */
export function builtInStyle(colours: MapColours): StyleSpecification {
  return {
    version: 8,
    sources: {
      world: { type: "geojson", data: "/map/land.json", attribution: "Natural Earth", tolerance: 0.2 },
      [waterSource]: {
        type: "geojson",
        data: emptyCollection,
        attribution: t("streets.contributors"),
        tolerance: 0.2,
      },
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
        id: "water",
        type: "fill",
        source: waterSource,
        minzoom: 5.5,
        paint: {
          "fill-color": ["match", ["get", "kind"], "water", colours.sea, colours.land],
          "fill-opacity": ["interpolate", ["linear"], ["zoom"], 5.5, 0, 6.5, 1],
        },
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
        maxzoom: 6.5,
        paint: {
          "line-color": colours.border,
          "line-width": 0.8,
          "line-opacity": ["interpolate", ["linear"], ["zoom"], 5.5, 1, 6.5, 0],
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

/** The theme's colours in a form that maplibre understands, because WebGL has no CSS variables. */
export interface MapColours {
  readonly sea: string;
  readonly land: string;
  readonly border: string;
  readonly grid: string;
  readonly ring: string;
  /** An outline under a route, so that it stands out. */
  readonly casing: string;
  readonly journey: string;
}

export function readMapColours(within: HTMLElement): MapColours {
  return {
    sea: resolveColour(within, "var(--map-sea)"),
    land: resolveColour(within, "var(--map-land)"),
    border: resolveColour(within, "var(--map-border)"),
    grid: resolveColour(within, "var(--map-grid)"),
    ring: resolveColour(within, "var(--map-ring)"),
    casing: resolveColour(within, "var(--raised)"),
    journey: resolveColour(within, "var(--muted)"),
  };
}

/** The computed value of any CSS colour in the present theme. */
export function resolveColour(within: HTMLElement, colour: string): string {
  const probe = document.createElement("span");
  probe.style.color = colour;
  probe.hidden = true;
  within.append(probe);
  const resolved = getComputedStyle(probe).color;
  probe.remove();
  return resolved;
}
