import { parseCoordinates } from "../places/coordinates.ts";
import { readGe0 } from "./ge0.ts";
import { cleanUntrustedText } from "./untrusted-text.ts";

/** What a map link contains. */
export interface MapPin {
  /** Null when the link has only coordinates. */
  readonly name: string | null;
  /** The text after the name: usually street and town. */
  readonly address: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
}

/**
 * The pin of a link of Google Maps, Apple Maps, OpenStreetMap or Organic Maps, or of a `geo:` address; null for other
 * addresses or without a pin.
 */
export function readMapLink(url: URL): MapPin | null {
  if (url.protocol === "geo:") return ofGeo(url);
  if (url.protocol === "om:" || url.protocol === "ge0:") return ofGe0([url.host, ...url.pathname.split("/")]);
  if (url.protocol !== "https:" && url.protocol !== "http:") return null;
  const host = url.hostname.toLowerCase().replace(/^www\./, "");
  if (/^(?:maps\.)?google\.(?:com?\.)?[a-z]{2,3}$/.test(host)) return ofGoogle(url, host);
  // Google may redirect through a consent page.
  const behind = /^consent\.google\./.test(host) ? URL.parse(url.searchParams.get("continue") ?? "") : null;
  if (behind && !behind.hostname.startsWith("consent.")) return readMapLink(behind);
  if (host === "maps.apple.com") return ofApple(url.searchParams);
  if (host === "openstreetmap.org" || host === "osm.org") return ofOpenStreetMap(url);
  if (host === "ge0.me" || host === "omaps.app") return ofGe0(url.pathname.split("/"));
  return null;
}

/** Hosts whose links only a request to them can resolve. */
const shortHosts = new Set(["maps.app.goo.gl", "goo.gl", "g.co", "maps.apple", "osmand.net"]);

/** A short link of a map, which says nothing of the place without being opened. */
export function isShortMapLink(url: URL): boolean {
  return shortHosts.has(url.hostname.toLowerCase().replace(/^www\./, ""));
}

/** "38.69,-9.21", also with text after it. */
const pair = /^\s*([-+]?\d{1,3}(?:\.\d+)?)\s*,\s*([-+]?\d{1,3}(?:\.\d+)?)/;

function ofGoogle({ pathname, searchParams, hash }: URL, host: string): MapPin | null {
  const parts = pathname.split("/").filter((it) => it !== "");
  if (parts[0] !== "maps" && !host.startsWith("maps.")) return null;
  const below = parts.slice(parts[0] === "maps" ? 1 : 0);
  const kind = below.findIndex((it) => it === "place" || it === "search");
  const written = kind < 0 ? undefined : below[kind + 1];
  const named = written === undefined || written.startsWith("@") || written.startsWith("data=") ? "" : decoded(written);
  const query = ["query", "q", "destination", "daddr"].map((it) => searchParams.get(it)).find((it) => it) ?? "";
  // The pin itself (`!3d…!4d…`) is more exact than the middle of the map (`@…`).
  const pin = /!3d([-\d.]+)!4d([-\d.]+)/.exec(pathname + hash);
  const middle = pair.exec(below.find((it) => it.startsWith("@"))?.slice(1) ?? "");
  const ll = pair.exec(searchParams.get("ll") ?? "");
  const text = named !== "" ? named : query;
  if (text === "" && !pin && !middle && !ll) return null;
  return pinOf(text, pin ?? pair.exec(text) ?? ll ?? middle);
}

function ofApple(query: URLSearchParams): MapPin | null {
  const at = pair.exec(query.get("coordinate") ?? query.get("ll") ?? query.get("sll") ?? query.get("q") ?? "");
  const pin = pinOf(query.get("name") ?? query.get("q") ?? "", at);
  const address = cleanUntrustedText(query.get("address") ?? "", 300) ?? pin.address;
  return pin.name === null && address === null && pin.lat === null ? null : { ...pin, address };
}

/** The marker, else the middle of the map: `#map=17/38.6916/-9.2160`. */
function ofOpenStreetMap({ searchParams, hash }: URL): MapPin | null {
  const middle = /[#&]map=\d+(?:\.\d+)?\/(-?[\d.]+)\/(-?[\d.]+)/.exec(hash);
  const marker = parseCoordinates(searchParams.get("mlat"), searchParams.get("mlon"));
  const point = marker ?? (middle && parseCoordinates(middle[1], middle[2]));
  return point && { name: null, address: null, ...point };
}

/** `om://<code>/Belem_Tower`: the code of the position, then the name. */
function ofGe0(parts: readonly string[]): MapPin | null {
  const [code = "", name = ""] = parts.filter((it) => it !== "");
  const point = readGe0(code);
  return point && { ...pinOf(decoded(name).replaceAll("_", " "), null), ...point };
}

/** `geo:38.69,-9.21?q=38.69,-9.21(Belém Tower)`, as phones share it. */
function ofGeo({ pathname, searchParams }: URL): MapPin {
  const query = searchParams.get("q") ?? "";
  const label = /\(([^()]+)\)\s*$/.exec(query)?.[1] ?? (pair.test(query) ? "" : query);
  const at = pair.exec(query) ?? pair.exec(pathname);
  return pinOf(label, at);
}

function pinOf(text: string, at: RegExpExecArray | null): MapPin {
  const point = (at && parseCoordinates(at[1], at[2])) ?? { lat: null, lng: null };
  // Text that is only a position.
  const isPosition = pair.test(text) || /^\s*\d+°/.test(text);
  const line = isPosition ? null : cleanUntrustedText(text, 500);
  const [name = null, ...rest] = line?.split(/,\s+/) ?? [];
  return { name: name && cleanUntrustedText(name, 255), address: rest.length > 0 ? rest.join(", ") : null, ...point };
}

function decoded(segment: string): string {
  const spaced = segment.replaceAll("+", " ");
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
