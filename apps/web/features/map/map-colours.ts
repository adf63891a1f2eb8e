/** The theme's colours as maplibre understands them: WebGL knows no CSS variables. */
export interface MapColours {
  readonly sea: string;
  readonly land: string;
  readonly border: string;
  readonly grid: string;
  readonly ring: string;
  /** Under a route, so that it stands out from what it crosses. */
  readonly casing: string;
  readonly journey: string;
}

export function readMapColours(within: HTMLElement): MapColours {
  return {
    sea: resolveColour(within, "var(--map-sea)"),
    land: resolveColour(within, "var(--map-land)"),
    border: resolveColour(within, "var(--map-border)"),
    grid: resolveColour(within, "var(--map-grid)"),
    ring: resolveColour(within, "var(--map-ring)"),
    casing: resolveColour(within, "var(--raised)"),
    journey: resolveColour(within, "var(--muted)"),
  };
}

/** What any CSS colour comes to in the theme in force. */
export function resolveColour(within: HTMLElement, colour: string): string {
  const probe = document.createElement("span");
  probe.style.color = colour;
  probe.hidden = true;
  within.append(probe);
  const resolved = getComputedStyle(probe).color;
  probe.remove();
  return resolved;
}
