import { type Map as MapLibre, Marker } from "maplibre-gl";
import type { Landmark, LngLat } from "./types.ts";

interface Label {
  readonly element: HTMLElement;
  readonly marker: Marker;
  readonly at: LngLat;
  readonly width: number;
  /** Has a dot at its left end, on the place itself. */
  readonly dotted: boolean;
}

/** Names of areas are centred on the area. */
const areas: ReadonlySet<Landmark["kind"]> = new Set(["city", "neighborhood"]);

/** Smaller is more important. */
const rank: Record<Landmark["kind"], number> = {
  city: 0,
  neighborhood: 1,
  airport: 2,
  station: 2,
  park: 3,
  landmark: 4,
};

/**
 * Names on the built-in map. They are HTML, since text in maplibre needs a glyph server, and decorative: the pins and
 * the list beside the map have the information. Labels that would cover a pin or a more important label are hidden.
 */
export class Labels {
  readonly #map: MapLibre;
  #landmarks: Label[] = [];
  #rings: Label[] = [];
  #obstacles: readonly LngLat[] = [];
  #visible = false;

  constructor(map: MapLibre) {
    this.#map = map;
    map.on("moveend", this.#thin);
  }

  setLandmarks(landmarks: readonly Landmark[]): void {
    for (const { marker } of this.#landmarks) marker.remove();
    this.#landmarks = landmarks
      .toSorted((a, b) => rank[a.kind] - rank[b.kind])
      .map(({ name, lng, lat, kind }) =>
        this.#add(name, [lng, lat], `trip-map-label trip-map-label-${kind}`, !areas.has(kind)),
      );
    this.#thin();
  }

  setRings(rings: readonly { text: string; at: LngLat }[]): void {
    for (const { marker } of this.#rings) marker.remove();
    this.#rings = rings.map(({ text, at }) => this.#add(text, at, "trip-map-label trip-map-label-ring", false));
    this.#thin();
  }

  /** The positions of the pins. */
  setObstacles(pins: readonly LngLat[]): void {
    this.#obstacles = pins;
    this.#thin();
  }

  show(visible: boolean): void {
    this.#visible = visible;
    this.#thin();
  }

  #add(text: string, at: LngLat, className: string, dotted: boolean): Label {
    const element = document.createElement("span");
    element.className = className;
    element.setAttribute("aria-hidden", "true");
    // Maplibre owns the transform of the outer element.
    const inner = document.createElement("span");
    inner.textContent = text;
    element.append(inner);
    element.style.visibility = "hidden";
    const marker = new Marker({ element, ...(dotted ? { anchor: "left", offset: [-2.5, 0] } : { anchor: "center" }) })
      .setLngLat([at[0], at[1]])
      .addTo(this.#map);
    // Maplibre gives the marker the role of an image or button, which is wrong for a decoration.
    for (const attribute of ["role", "aria-label", "tabindex"]) element.removeAttribute(attribute);
    return { element, marker, at, width: element.offsetWidth, dotted };
  }

  readonly #thin = (): void => {
    const taken = this.#obstacles.map((at) => {
      const { x, y } = this.#map.project([at[0], at[1]]);
      return { left: x - 20, right: x + 20, top: y - 20, bottom: y + 20 };
    });
    const { clientWidth, clientHeight } = this.#map.getContainer();
    for (const { element, at, width, dotted } of [...this.#rings, ...this.#landmarks]) {
      const { x, y } = this.#map.project([at[0], at[1]]);
      const left = dotted ? x - 2.5 : x - width / 2;
      const box = { left: left - 6, right: left + width + 6, top: y - 12, bottom: y + 12 };
      const whole = box.left > 0 && box.right < clientWidth && box.top > 0 && box.bottom < clientHeight;
      const free = taken.every(
        (other) => box.right < other.left || box.left > other.right || box.bottom < other.top || box.top > other.bottom,
      );
      const shown = this.#visible && whole && free;
      element.style.visibility = shown ? "visible" : "hidden";
      if (shown) taken.push(box);
    }
  };
}
