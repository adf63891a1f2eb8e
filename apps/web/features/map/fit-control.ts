import type { IControl } from "maplibre-gl";
import { t } from "./messages/index.ts";

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
