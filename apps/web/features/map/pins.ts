import { type Map as MapLibre, Marker, Popup } from "maplibre-gl";
import { dayColour } from "./day-colour.ts";
import type { MapPoint } from "./types.ts";

/** Numbered buttons on the map, in the order of the days, and the popup of the one that is selected. */
export class Pins {
  readonly #map: MapLibre;
  readonly #onSelect: (id: string | null) => void;
  readonly #onHover: (id: string | null) => void;
  readonly #markers = new Map<string, { marker: Marker; button: HTMLButtonElement; point: MapPoint }>();
  #popup: Popup | null = null;
  #selectedId: string | null = null;

  constructor(map: MapLibre, onSelect: (id: string | null) => void, onHover: (id: string | null) => void) {
    this.#map = map;
    this.#onSelect = onSelect;
    this.#onHover = onHover;
    map.getContainer().addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || this.#selectedId === null) return;
      event.stopPropagation();
      const selected = this.#markers.get(this.#selectedId);
      if (this.#popup?.getElement()?.contains(document.activeElement)) selected?.button.focus();
      this.#onSelect(null);
    });
  }

  set(points: readonly MapPoint[]): void {
    const focusedId = [...this.#markers].find(([, { button }]) => button === document.activeElement)?.[0];
    for (const { marker } of this.#markers.values()) marker.remove();
    this.#markers.clear();
    for (const point of points.toSorted((a, b) => a.dayIndex - b.dayIndex || a.number - b.number)) this.#add(point);
    if (focusedId) this.#markers.get(focusedId)?.button.focus({ preventScroll: true });
    this.select(this.#selectedId);
  }

  /** Shows what is selected; the caller says it, not the press, so list and map cannot disagree. */
  select(id: string | null): void {
    this.#selectedId = id;
    for (const [key, { marker, button }] of this.#markers) {
      button.setAttribute("aria-pressed", String(key === id));
      marker.getElement().style.zIndex = key === id ? "3" : "";
    }
    this.#popup?.remove();
    this.#popup = null;
    const selected = id === null ? undefined : this.#markers.get(id);
    if (!selected) return;
    const { point } = selected;
    this.#popup = new Popup({
      offset: 22,
      closeButton: false,
      closeOnClick: false,
      focusAfterOpen: false,
      maxWidth: "16rem",
    })
      .setLngLat([point.lng, point.lat])
      .setDOMContent(popupContent(point))
      .addTo(this.#map);
    if (!this.#map.getBounds().contains([point.lng, point.lat])) {
      this.#map.easeTo({ center: [point.lng, point.lat], ...(reducedMotion() && { duration: 0 }) });
    }
  }

  /** Marks a pin without opening it. */
  hover(id: string | null): void {
    for (const [key, { button, marker }] of this.#markers) {
      button.toggleAttribute("data-hovered", key === id);
      if (key !== this.#selectedId) marker.getElement().style.zIndex = key === id ? "2" : "";
    }
  }

  #add(point: MapPoint): void {
    const element = document.createElement("div");
    element.className = "trip-map-pin";
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = String(point.number);
    button.setAttribute("aria-label", `Day ${point.dayIndex + 1}, stop ${point.number}: ${point.label}`);
    button.setAttribute("aria-pressed", "false");
    button.style.setProperty("--pin", point.color ?? dayColour(point.dayIndex));
    button.addEventListener("click", (event) => {
      event.stopPropagation();
      this.#onSelect(this.#selectedId === point.id ? null : point.id);
    });
    button.addEventListener("pointerenter", () => this.#onHover(point.id));
    button.addEventListener("pointerleave", () => this.#onHover(null));
    element.append(button);
    const marker = new Marker({ element, anchor: "center" }).setLngLat([point.lng, point.lat]).addTo(this.#map);
    for (const attribute of ["role", "aria-label", "tabindex"]) element.removeAttribute(attribute);
    this.#markers.set(point.id, { marker, button, point });
  }
}

function popupContent(point: MapPoint): HTMLElement {
  const content = document.createElement("div");
  const day = document.createElement("p");
  day.className = "trip-map-popup-day";
  day.textContent = `Day ${point.dayIndex + 1} · stop ${point.number}`;
  const name = document.createElement("p");
  name.className = "trip-map-popup-name";
  name.textContent = point.label;
  content.append(day, name);
  if (point.detail) {
    const detail = document.createElement("p");
    detail.textContent = point.detail;
    content.append(detail);
  }
  return content;
}

export function reducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
