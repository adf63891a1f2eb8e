import type { IControl, Map as MapLibre, MapTouchEvent } from "maplibre-gl";
import { t } from "./messages/index.ts";
import type { LngLat } from "./types.ts";

const longPressMs = 550;
/** A finger is never quite still. */
const slack = 10;
/** Some browsers report a long press as a right click as well. */
const oncePerMs = 900;

/** Calls back with the point of a right click, of a long press, and of Enter on the focused map: its middle. */
export function onPointChosen(map: MapLibre, chosen: (at: LngLat) => void): void {
  let last = Number.NEGATIVE_INFINITY;
  const choose = ({ lng, lat }: { lng: number; lat: number }) => {
    if (performance.now() - last < oncePerMs) return;
    last = performance.now();
    chosen([lng, lat]);
  };

  map.on("contextmenu", (event) => {
    event.preventDefault();
    choose(event.lngLat);
  });

  let press: { readonly timer: ReturnType<typeof setTimeout>; readonly x: number; readonly y: number } | null = null;
  const stop = () => {
    if (press) clearTimeout(press.timer);
    press = null;
  };
  map.on("touchstart", (event: MapTouchEvent) => {
    stop();
    if (event.points.length !== 1) return;
    const { x, y } = event.point;
    const { lngLat } = event;
    press = { x, y, timer: setTimeout(() => choose(lngLat), longPressMs) };
  });
  map.on("touchmove", ({ point }: MapTouchEvent) => {
    if (press && Math.hypot(point.x - press.x, point.y - press.y) > slack) stop();
  });
  for (const end of ["touchend", "touchcancel", "remove"] as const) map.on(end, stop);

  map.getCanvas().addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    choose(map.getCenter());
  });
}

/** A button under the zoom buttons that shows all places. */
export class FitControl implements IControl {
  readonly #onPress: () => void;
  #element: HTMLElement | null = null;

  constructor(onPress: () => void) {
    this.#onPress = onPress;
  }

  onAdd(): HTMLElement {
    const group = document.createElement("div");
    group.className = "maplibregl-ctrl maplibregl-ctrl-group";
    const button = document.createElement("button");
    button.type = "button";
    button.title = t("fit");
    button.setAttribute("aria-label", button.title);
    button.className = "trip-map-fit";
    button.innerHTML =
      '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M4 9V5a1 1 0 0 1 1-1h4M15 4h4a1 1 0 0 1 1 1v4M20 15v4a1 1 0 0 1-1 1h-4M9 20H5a1 1 0 0 1-1-1v-4"/><circle cx="12" cy="12" r="2"/></svg>';
    button.addEventListener("click", this.#onPress);
    group.append(button);
    this.#element = group;
    return group;
  }

  onRemove(): void {
    this.#element?.remove();
  }
}
