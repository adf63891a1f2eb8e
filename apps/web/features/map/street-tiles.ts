import type { Map as MapLibre, MapSourceDataEvent, StyleSpecification } from "maplibre-gl";
import { askWorker } from "@/features/offline/index.ts";

/** How long street tiles may take before the built-in map stands in for them. */
const patienceMs = 2_000;

/** The style document, or null when it does not answer in time or is not one. */
export async function fetchStreetStyle(url: string, stop: AbortSignal): Promise<StyleSpecification | null> {
  try {
    heard(url);
    const response = await fetch(url, { signal: AbortSignal.any([stop, AbortSignal.timeout(patienceMs)]) });
    if (!response.ok) return null;
    const style: unknown = await response.json();
    return isStyle(style) ? style : null;
  } catch {
    // Offline, blocked, too slow, or not JSON: all the same to the reader, who gets the built-in map.
    return null;
  }
}

function isStyle(value: unknown): value is StyleSpecification {
  return typeof value === "object" && value !== null && "version" in value && "layers" in value && "sources" in value;
}

/** True once a tile of the style has come; false when none has within the patience. */
export function tilesArrive(map: MapLibre, stop: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (arrived: boolean) => {
      clearTimeout(timer);
      map.off("sourcedata", look);
      resolve(arrived);
    };
    const look = (event: MapSourceDataEvent) => {
      // GeoJSON sources are ours and cut their tiles here, without a network.
      const fromNetwork = map.getSource(event.sourceId)?.type !== "geojson";
      if (fromNetwork && event.tile?.state === "loaded") settle(true);
    };
    const timer = setTimeout(() => settle(false), patienceMs);
    stop.addEventListener("abort", () => settle(false), { once: true });
    map.on("sourcedata", look);
  });
}

const settleMs = 1_000;

/**
 * The first page of a browser loads before there is a service worker, and so does what fetches tiles for its maps: what they
 * ask for passes the worker by for as long as they live.
 */
const isUnheard = "serviceWorker" in navigator && navigator.serviceWorker.controller === null;
const unheard = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Has the worker keep what the map asks for, such as a style or a tile, when it cannot see it itself. */
export function heard(address: string): void {
  if (!isUnheard) return;
  unheard.add(address);
  clearTimeout(timer);
  timer = setTimeout(() => void tell(), settleMs);
}

async function tell(): Promise<void> {
  await navigator.serviceWorker.ready;
  const addresses = [...unheard];
  unheard.clear();
  await askWorker({ type: "keep-tiles", addresses });
}
