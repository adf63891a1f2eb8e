/**
 * The addresses of street map styles, for each theme. Null: street tiles are switched off and the built-in map is used.
 */
export interface MapStyleUrls {
  readonly light: string;
  readonly dark: string;
}

const openFreeMap: MapStyleUrls = {
  light: "https://tiles.openfreemap.org/styles/positron",
  dark: "https://tiles.openfreemap.org/styles/dark",
};

/**
 * `MAP_STYLE_URL` replaces the default style, `MAP_STYLE_URL_DARK` the one of the dark theme (else the first serves both).
 * `MAP_STYLE_URL=` or `off` switches street tiles off, and so does `LIVE_SOURCES=off` unless a style is set.
 */
export function mapStyleUrls(environment: Record<string, string | undefined> = process.env): MapStyleUrls | null {
  const light = environment.MAP_STYLE_URL?.trim();
  if (light === undefined) return environment.LIVE_SOURCES?.trim() === "off" ? null : openFreeMap;
  if (light === "" || light === "off") return null;
  return { light, dark: environment.MAP_STYLE_URL_DARK?.trim() || light };
}
