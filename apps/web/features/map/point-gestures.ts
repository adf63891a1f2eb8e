import type { Map as MapLibre, MapTouchEvent } from "maplibre-gl";
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
