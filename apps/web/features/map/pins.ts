import { type Map as MapLibre, Marker, Popup } from "maplibre-gl";
import { dayColour, spotGlyphs } from "./day-colour.ts";
import type { LngLat, MapPoint, MapSpot } from "./types.ts";

interface Pin {
  readonly ids: readonly string[];
  readonly marker: Marker;
  readonly button: HTMLButtonElement;
  readonly at: LngLat;
  readonly content: () => HTMLElement;
}

/**
 * Buttons on the map: numbered ones for the stops, in the order of the days, icons for airports, stations and stays;
 * and the popup of the selected one. A journey has a pin at each end, both with its id.
 */
export class Pins {
  readonly #map: MapLibre;
  readonly #onSelect: (id: string | null) => void;
  readonly #onHover: (id: string | null) => void;
  #points: Pin[] = [];
  #spots: Pin[] = [];
  #popup: Popup | null = null;
  #selectedId: string | null = null;
  /** Of several pins with the selected id, the one that was pressed. */
  #pressed: Pin | null = null;

  constructor(map: MapLibre, onSelect: (id: string | null) => void, onHover: (id: string | null) => void) {
    this.#map = map;
    this.#onSelect = onSelect;
    this.#onHover = onHover;
    map.getContainer().addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || this.#selectedId === null) return;
      event.stopPropagation();
      const selected = this.#selected();
      if (this.#popup?.getElement()?.contains(document.activeElement)) selected?.button.focus();
      this.#onSelect(null);
    });
  }

  set(points: readonly MapPoint[]): void {
    const inOrder = points.toSorted((a, b) => a.dayIndex - b.dayIndex || a.number - b.number);
    this.#points = this.#renewed(this.#points, inOrder, (point) => this.#stop(point));
    this.select(this.#selectedId);
  }

  setSpots(spots: readonly MapSpot[]): void {
    this.#spots = this.#renewed(this.#spots, spots, (spot) => this.#sign(spot));
    this.select(this.#selectedId);
  }

  /** Shows the selection. The caller sets it, not the press, so list and map always agree. */
  select(id: string | null): void {
    this.#selectedId = id;
    for (const pin of this.#all()) {
      pin.button.setAttribute("aria-pressed", String(isOf(pin, id)));
      pin.marker.getElement().style.zIndex = isOf(pin, id) ? "3" : "";
    }
    this.#popup?.remove();
    this.#popup = null;
    const selected = this.#selected();
    if (!selected) return;
    const [lng, lat] = selected.at;
    this.#popup = new Popup({
      offset: 22,
      closeButton: false,
      closeOnClick: false,
      focusAfterOpen: false,
      maxWidth: "16rem",
    })
      .setLngLat([lng, lat])
      .setDOMContent(selected.content())
      .addTo(this.#map);
    if (!this.#map.getBounds().contains([lng, lat])) {
      this.#map.easeTo({ center: [lng, lat], ...(reducedMotion() && { duration: 0 }) });
    }
  }

  /** Highlights a pin without opening it. */
  hover(id: string | null): void {
    for (const pin of this.#all()) {
      pin.button.toggleAttribute("data-hovered", isOf(pin, id));
      if (!isOf(pin, this.#selectedId)) pin.marker.getElement().style.zIndex = isOf(pin, id) ? "2" : "";
    }
  }

  #all = (): Pin[] => [...this.#points, ...this.#spots];

  /** The one that was pressed, else the visible one: for a flight home, the end at the destination. */
  #selected(): Pin | undefined {
    const pins = this.#all().filter((it) => isOf(it, this.#selectedId));
    const view = this.#map.getBounds();
    const pressed = pins.find((it) => it === this.#pressed);
    return pressed ?? pins.find(({ at: [lng, lat] }) => view.contains([lng, lat])) ?? pins[0];
  }

  /** Replaces the pins; the focus stays on the same one. */
  #renewed<Of>(old: readonly Pin[], next: readonly Of[], pin: (of: Of) => Pin): Pin[] {
    const focused = old.find(({ button }) => button === document.activeElement)?.ids[0];
    for (const { marker } of old) marker.remove();
    const pins = next.map(pin);
    if (focused) pins.find((it) => isOf(it, focused))?.button.focus({ preventScroll: true });
    return pins;
  }

  #stop(point: MapPoint): Pin {
    const { id, lat, lng, label, number, dayIndex, detail } = point;
    const button = document.createElement("button");
    button.textContent = String(number);
    button.setAttribute("aria-label", `Day ${dayIndex + 1}, stop ${number}: ${label}`);
    button.style.setProperty("--pin", point.color ?? dayColour(dayIndex));
    const over = `Day ${dayIndex + 1} · stop ${number}`;
    return this.#add([id], [lng, lat], "trip-map-pin", button, () => popupContent(over, label, detail));
  }

  #sign({ ids, lat, lng, label, kind, detail }: MapSpot): Pin {
    const button = document.createElement("button");
    button.innerHTML = `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${spotGlyphs[kind]}"/></svg>`;
    button.setAttribute("aria-label", [label, detail?.split("\n")[0]].filter(Boolean).join(": "));
    return this.#add(ids, [lng, lat], "trip-map-pin trip-map-spot", button, () => popupContent("", label, detail));
  }

  #add(
    ids: readonly string[],
    at: LngLat,
    className: string,
    button: HTMLButtonElement,
    content: () => HTMLElement,
  ): Pin {
    const element = document.createElement("div");
    element.className = className;
    button.type = "button";
    button.setAttribute("aria-pressed", "false");
    element.append(button);
    const marker = new Marker({ element, anchor: "center" }).setLngLat([at[0], at[1]]).addTo(this.#map);
    for (const attribute of ["role", "aria-label", "tabindex"]) element.removeAttribute(attribute);
    const pin: Pin = { ids, marker, button, at, content };
    button.addEventListener("click", (event) => {
      event.stopPropagation();
      const [id = null] = ids;
      const isOpen = isOf(pin, this.#selectedId) && this.#selected() === pin;
      this.#pressed = pin;
      this.#onSelect(isOpen ? null : id);
      // The other end of the selected journey: nothing changes for the caller, but the popup moves.
      if (!isOpen) this.select(id);
    });
    button.addEventListener("pointerenter", () => this.#onHover(ids[0] ?? null));
    button.addEventListener("pointerleave", () => this.#onHover(null));
    return pin;
  }
}

const isOf = ({ ids }: Pin, id: string | null) => id !== null && ids.includes(id);

export function reducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The popup of a pin: whose it is, its name, and details. */
function popupContent(over: string, name: string, detail = ""): HTMLElement {
  const content = document.createElement("div");
  const line = (text: string, className = "") => {
    const element = document.createElement("p");
    element.className = className;
    element.textContent = text;
    content.append(element);
  };
  if (over) line(over, "trip-map-popup-day");
  line(name, "trip-map-popup-name");
  for (const words of detail.split("\n").filter(Boolean)) line(words);
  return content;
}
