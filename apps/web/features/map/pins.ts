import { type Map as MapLibre, Marker, Popup } from "maplibre-gl";
import { clusterPins } from "./cluster-pins.ts";
import { dayColour, spotGlyphs } from "./day-colour.ts";
import { boundsOf } from "./geometry.ts";
import { t } from "./messages/index.ts";
import { type Pixels, spreadPins } from "./spread-pins.ts";
import type { LngLat, MapPoint, MapSpot } from "./types.ts";

interface Pin {
  readonly ids: readonly string[];
  readonly marker: Marker;
  readonly button: HTMLButtonElement;
  readonly at: LngLat;
  /** From 0; null for airports, stations and stays. */
  readonly dayIndex: number | null;
  /** How far it is beside its place, because others are there, too. */
  offset: Pixels;
  readonly content: () => HTMLElement;
}

/** A button for pins that lie on top of each other; they are hidden meanwhile. */
interface Cluster {
  readonly ids: readonly string[];
  readonly marker: Marker;
  readonly button: HTMLButtonElement;
}

/** From here on pins are spread only, because the map cannot be brought much nearer. */
const nearestZoom = 17;

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
  #clusters: Cluster[] = [];
  #popup: Popup | null = null;
  #selectedId: string | null = null;
  /** Of several pins with the selected id, the one that was pressed. */
  #pressed: Pin | null = null;

  constructor(map: MapLibre, onSelect: (id: string | null) => void, onHover: (id: string | null) => void) {
    this.#map = map;
    this.#onSelect = onSelect;
    this.#onHover = onHover;
    map.on("zoomend", () => this.#spread());
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
    this.#spread();
    const selected = this.#selected();
    for (const pin of this.#all()) {
      pin.button.setAttribute("aria-pressed", String(isOf(pin, id)));
      pin.marker.getElement().style.zIndex = this.#layerOf(pin, selected);
    }
    this.#popup?.remove();
    this.#popup = null;
    if (!selected) return;
    const [lng, lat] = selected.at;
    this.#popup = new Popup({
      offset: 22,
      closeButton: false,
      closeOnClick: false,
      focusAfterOpen: false,
      maxWidth: "16rem",
    })
      .setLngLat(this.#positionOf(selected))
      .setDOMContent(selected.content())
      .addTo(this.#map);
    if (!this.#map.getBounds().contains([lng, lat])) {
      this.#map.easeTo({ center: [lng, lat], ...(reducedMotion() && { duration: 0 }) });
    }
  }

  /** Highlights a pin without opening it. */
  hover(id: string | null): void {
    const selected = this.#selected();
    for (const pin of this.#all()) {
      pin.button.toggleAttribute("data-hovered", isOf(pin, id));
      pin.marker.getElement().style.zIndex = isOf(pin, id) ? "3" : this.#layerOf(pin, selected);
    }
    for (const cluster of this.#clusters) cluster.button.toggleAttribute("data-hovered", isOf(cluster, id));
  }

  /** The selected pin is in front, then the others of its day. */
  #layerOf(pin: Pin, selected: Pin | undefined): string {
    if (isOf(pin, this.#selectedId)) return "4";
    return selected && selected.dayIndex !== null && pin.dayIndex === selected.dayIndex ? "2" : "";
  }

  /**
   * Puts one button in the place of many pins that would cover each other, and parts a few. The distances of places on the
   * screen depend on the zoom only.
   */
  #spread(): void {
    const pins = this.#all();
    const places = pins.map(({ at: [lng, lat] }) => this.#map.project([lng, lat]));
    const hidden = this.#cluster(pins, places);
    const shown = pins.filter((it) => !hidden.has(it));
    const offsets = spreadPins(places.filter((_, index) => shown.includes(pins[index] as Pin)));
    for (const [index, pin] of shown.entries()) {
      pin.offset = offsets[index] ?? pin.offset;
      pin.marker.setOffset([pin.offset.x, pin.offset.y]);
    }
    const selected = this.#selected();
    if (selected) this.#popup?.setLngLat(this.#positionOf(selected));
  }

  /** @returns the pins in whose place there is a cluster now */
  #cluster(pins: readonly Pin[], places: readonly Pixels[]): ReadonlySet<Pin> {
    const selected = this.#selected();
    const alone = new Set(pins.flatMap((pin, index) => (pin === selected || pin.dayIndex === null ? [index] : [])));
    const groups = this.#map.getZoom() < nearestZoom ? clusterPins(places, alone) : [];
    const members = groups.map((group) => group.flatMap((index) => pins[index] ?? []));
    const hidden = new Set(members.flat());
    const focused = pins.find(({ button }) => button === document.activeElement)?.ids[0] ?? null;
    const wasOn = this.#clusters.find(({ button }) => button === document.activeElement)?.ids[0] ?? null;
    for (const pin of pins) pin.marker.getElement().hidden = hidden.has(pin);
    for (const { marker } of this.#clusters) marker.remove();
    this.#clusters = members.map((group) => this.#together(group));
    // The focus stays where it was, on the cluster or on its first pin.
    const on = focused ?? wasOn;
    const cluster = this.#clusters.find((it) => isOf(it, on));
    if (cluster) cluster.button.focus({ preventScroll: true });
    else if (wasOn) pins.find((it) => isOf(it, wasOn))?.button.focus({ preventScroll: true });
    return hidden;
  }

  #together(pins: readonly Pin[]): Cluster {
    const days = pins.flatMap((it) => it.dayIndex ?? []);
    const [first, last] = [Math.min(...days), Math.max(...days)];
    const bounds = boundsOf(pins.map(({ at: [lng, lat] }) => ({ lng, lat })));
    const button = document.createElement("button");
    button.type = "button";
    // Not like the number of a stop.
    button.textContent = `×${pins.length}`;
    const counted = { count: String(pins.length), first: String(first + 1), last: String(last + 1) };
    button.setAttribute("aria-label", t(first === last ? "cluster.ofDay" : "cluster.ofDays", counted));
    if (first === last) button.style.setProperty("--pin", dayColour(first));
    button.addEventListener("click", (event) => {
      event.stopPropagation();
      if (!bounds) return;
      const [southWest, northEast] = bounds;
      this.#map.fitBounds([[...southWest], [...northEast]], {
        padding: 72,
        maxZoom: nearestZoom,
        ...(reducedMotion() && { duration: 0 }),
      });
    });
    const element = document.createElement("div");
    element.className = "trip-map-pin trip-map-cluster";
    element.append(button);
    const [lng, lat] = middleOf(pins.map((it) => it.at));
    const marker = new Marker({ element, anchor: "center" }).setLngLat([lng, lat]).addTo(this.#map);
    for (const attribute of ["role", "aria-label", "tabindex"]) element.removeAttribute(attribute);
    return { ids: pins.flatMap((it) => it.ids), marker, button };
  }

  /** Where the pin itself is, beside its place. */
  #positionOf({ at: [lng, lat], offset }: Pin) {
    const { x, y } = this.#map.project([lng, lat]);
    return this.#map.unproject([x + offset.x, y + offset.y]);
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
    const at = { day: String(dayIndex + 1), number: String(number) };
    const button = document.createElement("button");
    button.textContent = String(number);
    button.setAttribute("aria-label", t("pin.name", { ...at, title: label }));
    button.style.setProperty("--pin", point.color ?? dayColour(dayIndex));
    const over = t("pin.over", at);
    const content = () => popupContent(over, label, detail);
    return this.#add([id], [lng, lat], { className: "trip-map-pin", dayIndex, button, content });
  }

  #sign({ ids, lat, lng, label, kind, detail }: MapSpot): Pin {
    const button = document.createElement("button");
    button.innerHTML = `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${spotGlyphs[kind]}"/></svg>`;
    button.setAttribute("aria-label", [label, detail?.split("\n")[0]].filter(Boolean).join(": "));
    const content = () => popupContent("", label, detail);
    return this.#add(ids, [lng, lat], { className: "trip-map-pin trip-map-spot", dayIndex: null, button, content });
  }

  #add(
    ids: readonly string[],
    at: LngLat,
    { className, ...rest }: Pick<Pin, "dayIndex" | "button" | "content"> & { readonly className: string },
  ): Pin {
    const { button } = rest;
    const element = document.createElement("div");
    element.className = className;
    button.type = "button";
    button.setAttribute("aria-pressed", "false");
    element.append(button);
    const marker = new Marker({ element, anchor: "center" }).setLngLat([at[0], at[1]]).addTo(this.#map);
    for (const attribute of ["role", "aria-label", "tabindex"]) element.removeAttribute(attribute);
    const pin: Pin = { ids, marker, at, offset: { x: 0, y: 0 }, ...rest };
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

function middleOf(places: readonly LngLat[]): LngLat {
  const sum = (of: 0 | 1) => places.reduce((total, place) => total + place[of], 0);
  return [sum(0) / places.length, sum(1) / places.length];
}

const isOf = ({ ids }: Pick<Pin, "ids">, id: string | null) => id !== null && ids.includes(id);

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
