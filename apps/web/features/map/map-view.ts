import type { WaterFile } from "@caravan/domain/places/water-file";
import { currentFormats } from "@caravan/languages/texts";
import {
  AttributionControl,
  Map as MapLibre,
  NavigationControl,
  ScaleControl,
  type StyleSpecification,
  setWorkerUrl,
} from "maplibre-gl";
import type { MapStyleUrls } from "@/map-style-urls.ts";
import { formatDistance } from "@/ui/format.ts";
import { isDarkNow, onThemeChange } from "@/ui/theme.ts";
import { boundsOf, nearStays } from "./geometry.ts";
import { Labels } from "./labels.ts";
import { FitControl, onPointChosen } from "./map-controls.ts";
import { addLayers, drawGround, drawJourneys, drawRoutes, drawWater } from "./map-layers.ts";
import { builtInStyle, type MapColours, readMapColours } from "./map-style.ts";
import { t } from "./messages/index.ts";
import { Pins, reducedMotion } from "./pins.ts";
import { fetchStreetStyle, heard, tilesArrive } from "./street-tiles.ts";
import type { Bounds, Landmark, LngLat, MapPoint, MapRoute, MapSpot } from "./types.ts";
import { loadWater } from "./water.ts";

setWorkerUrl(new URL("maplibre-gl/dist/maplibre-gl-worker.mjs", import.meta.url).toString());

/** `waiting`: street tiles may still come. Until then the built-in map is shown. */
export type Ground = "waiting" | "streets" | "built-in" | "built-in-by-choice";

export interface MapViewOptions {
  readonly styleUrls: MapStyleUrls | null;
  /** Moving the map needs two fingers, so that it does not catch the page's scrolling. */
  readonly cooperative: boolean;
  readonly onSelect: (id: string | null) => void;
  readonly onHover: (id: string | null) => void;
  /** Null: nothing can be added. */
  readonly onAdd: ((at: LngLat) => void) | null;
  readonly onGround: (ground: Ground) => void;
}

/** The area to show when there are no points. */
export interface Outlook {
  readonly center: LngLat | null;
  readonly bounds: Bounds | null;
  readonly stays: readonly LngLat[];
}

/** The maplibre part of TripMap, without React. Throws without WebGL. */
export class MapView {
  readonly #map: MapLibre;
  readonly #options: MapViewOptions;
  readonly #pins: Pins;
  readonly #labels: Labels;
  readonly #gone = new AbortController();
  #styleChange = new AbortController();
  #colours: MapColours;
  #ground: Ground = "waiting";
  #water: { readonly id: string; readonly file: WaterFile } | null = null;
  #routes: readonly MapRoute[] = [];
  #points: readonly MapPoint[] = [];
  #journeys: readonly (readonly LngLat[])[] = [];
  #outlook: Outlook = { center: null, bounds: null, stays: [] };
  #fitted = "";
  #showsAll = false;

  constructor(container: HTMLElement, options: MapViewOptions) {
    this.#options = options;
    this.#colours = readMapColours(container);
    this.#map = new MapLibre({
      container,
      style: builtInStyle(this.#colours),
      center: [10, 30],
      zoom: 1,
      maxZoom: 18,
      attributionControl: false,
      dragRotate: false,
      pitchWithRotate: false,
      cooperativeGestures: options.cooperative,
      transformRequest: (url) => {
        heard(url);
        return { url };
      },
      locale: {
        "Map.Title": t(options.onAdd ? "keysAndAdd" : "keys"),
        "NavigationControl.ZoomIn": t("zoomIn"),
        "NavigationControl.ZoomOut": t("zoomOut"),
        "AttributionControl.ToggleAttribution": t("sources"),
        "CooperativeGesturesHandler.WindowsHelpText": t("scroll"),
        "CooperativeGesturesHandler.MacHelpText": t("scrollMac"),
        "CooperativeGesturesHandler.MobileHelpText": t("twoFingers"),
      },
    });
    this.#map.touchZoomRotate.disableRotation();
    this.#map.keyboard.disableRotation();
    this.#map.addControl(new NavigationControl({ showCompass: false }), "top-right");
    this.#map.addControl(new FitControl(() => this.#fit({ all: !this.#showsAll })), "top-right");
    this.#map.addControl(
      new ScaleControl({ maxWidth: 96, unit: currentFormats().distance === "mi" ? "imperial" : "metric" }),
      "bottom-left",
    );
    this.#map.addControl(new AttributionControl({ compact: true }), "bottom-right");
    this.#pins = new Pins(this.#map, options.onSelect, options.onHover);
    this.#labels = new Labels(this.#map);
    this.#map.on("style.load", this.#dress);
    this.#map.on("moveend", this.#drawGround);
    this.#map.on("moveend", this.#loadWater);
    this.#map.on("click", () => options.onSelect(null));
    if (options.onAdd) onPointChosen(this.#map, options.onAdd);
    // Failing tiles are handled by the wait for tiles; an unhandled error event would only fill the console.
    this.#map.on("error", () => {});

    const stopWatching = onThemeChange(() => void this.#lay());
    const retry = () => {
      if (this.#ground === "built-in") void this.#lay();
    };
    window.addEventListener("online", retry);
    this.#gone.signal.addEventListener("abort", () => {
      stopWatching();
      window.removeEventListener("online", retry);
    });
    void this.#lay();
  }

  destroy(): void {
    this.#gone.abort();
    this.#styleChange.abort();
    this.#map.remove();
  }

  setContent(
    points: readonly MapPoint[],
    routes: readonly MapRoute[],
    landmarks: readonly Landmark[],
    outlook: Outlook,
  ): void {
    this.#points = points;
    this.#routes = routes;
    this.#outlook = outlook;
    this.#pins.set(points);
    this.#labels.setObstacles(points.map((point) => [point.lng, point.lat]));
    this.#labels.setLandmarks(landmarks);
    drawRoutes(this.#map, routes);
    // The camera moves only when places change; after renaming or reordering it stays where the reader put it.
    const places = JSON.stringify([points.map((point) => [point.id, point.lng, point.lat]).sort(), outlook]);
    if (places !== this.#fitted) this.#fit({ atOnce: this.#fitted === "" });
    this.#fitted = places;
  }

  /** Airports, stations and stays beside the plan: drawn, but without an effect on the camera. */
  setTravel(spots: readonly MapSpot[], journeys: readonly (readonly LngLat[])[]): void {
    this.#journeys = journeys;
    this.#pins.setSpots(spots);
    drawJourneys(this.#map, journeys);
  }

  select(id: string | null): void {
    this.#pins.select(id);
  }

  hover(id: string | null): void {
    this.#pins.hover(id);
  }

  /** Shows what is near the stays, or all points. */
  #fit({ atOnce = false, all = false }: { atOnce?: boolean; all?: boolean }): void {
    this.#showsAll = all;
    const bounds = (all && boundsOf(this.#points)) || this.#bounds();
    const duration = atOnce || reducedMotion() ? 0 : 600;
    if (bounds) {
      const [[west, south], [east, north]] = bounds;
      const { clientWidth, clientHeight } = this.#map.getContainer();
      const edge = Math.min(72, clientWidth / 6, clientHeight / 6);
      // On a phone no pin is below the buttons at the right.
      const padding = { top: edge, bottom: edge, left: edge, right: Math.max(edge, Math.min(84, clientWidth / 4)) };
      this.#map.fitBounds([west, south, east, north], { padding, maxZoom: 15, duration });
    } else if (this.#outlook.center) {
      const [lng, lat] = this.#outlook.center;
      this.#map.easeTo({ center: [lng, lat], zoom: 11, duration });
    }
  }

  /** Shows the built-in ground at once, and street tiles over it when they come. */
  async #lay(): Promise<void> {
    this.#styleChange.abort();
    this.#styleChange = new AbortController();
    const { signal } = this.#styleChange;
    this.#colours = readMapColours(this.#map.getContainer());
    this.#layBuiltIn();
    const { styleUrls } = this.#options;
    if (!styleUrls) return this.#say("built-in-by-choice");
    this.#say("waiting");
    const style = await fetchStreetStyle(isDarkNow() ? styleUrls.dark : styleUrls.light, signal);
    if (signal.aborted) return;
    if (!style) return this.#say("built-in");
    this.#set(style);
    this.#say("streets");
    if ((await tilesArrive(this.#map, signal)) || signal.aborted) return;
    this.#layBuiltIn();
    this.#say("built-in");
  }

  #layBuiltIn(): void {
    this.#set(builtInStyle(this.#colours));
  }

  #set(style: StyleSpecification): void {
    this.#map.setStyle(style, { diff: false });
  }

  #say(ground: Ground): void {
    this.#ground = ground;
    this.#labels.show(ground !== "streets");
    this.#options.onGround(ground);
    void this.#loadWater();
  }

  /** Adds our own layers to a style that has just loaded. */
  readonly #dress = (): void => {
    addLayers(this.#map, this.#colours);
    drawJourneys(this.#map, this.#journeys);
    drawRoutes(this.#map, this.#routes);
    if (this.#water) drawWater(this.#map, this.#water.file);
    this.#drawGround();
  };

  readonly #drawGround = (): void => {
    const rings = drawGround(this.#map, this.#centre(), this.#water !== null);
    if (rings) this.#labels.setRings(rings.map((ring) => ({ text: formatDistance(ring.metres), at: ring.labelAt })));
  };

  /** The water around the middle of the view, once it is near enough to be drawn. */
  readonly #loadWater = async (): Promise<void> => {
    // While streets may still come, they are not loaded in vain.
    if (this.#ground === "streets" || this.#ground === "waiting" || this.#map.getZoom() < 5) return;
    const { lng, lat } = this.#map.getCenter();
    const found = await loadWater([lng, lat]);
    if (this.#gone.signal.aborted || found?.id === this.#water?.id) return;
    this.#water = found;
    drawWater(this.#map, found?.file ?? null);
    this.#drawGround();
  };

  #bounds(): Bounds | null {
    return boundsOf(nearStays(this.#points, this.#outlook.stays)) ?? this.#outlook.bounds;
  }

  #centre(): LngLat | null {
    const bounds = this.#bounds();
    if (!bounds) return this.#outlook.center;
    const [[west, south], [east, north]] = bounds;
    return [(west + east) / 2, (south + north) / 2];
  }
}
