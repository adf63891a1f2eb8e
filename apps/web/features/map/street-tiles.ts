import type { Map as MapLibre, MapSourceDataEvent, StyleSpecification } from "maplibre-gl";
import { askWorker } from "@/features/offline/index.ts";

/** How long to wait for street tiles before the built-in map is used. */
const patienceMs = 2_000;

/** The style document, or null when it does not come in time or is invalid. */
export async function fetchStreetStyle(url: string, stop: AbortSignal): Promise<StyleSpecification | null> {
  try {
    heard(url);
    const response = await fetch(url, { signal: AbortSignal.any([stop, AbortSignal.timeout(patienceMs)]) });
    if (!response.ok) return null;
    const style: unknown = await response.json();
    return isStyle(style) ? style : null;
  } catch {
    // Offline, blocked, too slow, or not JSON: in all cases the reader gets the built-in map.
    return null;
  }
}

function isStyle(value: unknown): value is StyleSpecification {
  return typeof value === "object" && value !== null && "version" in value && "layers" in value && "sources" in value;
}

/** True when a tile of the style has come; false when none came in time. */
export function tilesArrive(map: MapLibre, stop: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (arrived: boolean) => {
      clearTimeout(timer);
      map.off("sourcedata", look);
      resolve(arrived);
    };
    const look = (event: MapSourceDataEvent) => {
      // GeoJSON sources are local and need no network.
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
 * The first page in a browser loads before there is a service worker. Workers that fetch tiles for its maps started
 * then too, and their requests never pass the service worker.
 */
const isUnheard = "serviceWorker" in navigator && navigator.serviceWorker.controller === null;
const unheard = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Asks the service worker to keep a style or tile of the map that it did not see itself. */
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
