import { parseCoordinates } from "../places/coordinates.ts";
import type { Point } from "../places/travel-time.ts";
import { isShortMapLink, type MapPin, readMapLink } from "./map-link.ts";

/** A place that a text points at without naming it in any list. */
export type PlaceInText =
  | (MapPin & Point & { readonly kind: "coordinates" | "map_link" })
  /** A link with a name and no position. */
  | { readonly kind: "name"; readonly name: string; readonly address: string | null }
  /** A link that only says where after a request, which is not made. */
  | { readonly kind: "short_link" };

/**
 * The place of pasted coordinates ("38.69, -9.21", "38°41′30″N 9°12′57″W") or of a pasted link of a map, also inside a
 * shared text. Null for words.
 */
export function placeInText(text: string): PlaceInText | null {
  const point = readCoordinates(text);
  if (point) return { kind: "coordinates", name: null, address: null, ...point };
  const written = /(?:https?|om|ge0):\/\/\S+|geo:\S+/i.exec(text);
  const url = written && URL.parse(inOneCase(written[0]));
  if (!written || !url) return null;
  // Phones share a name, and the link on a line of its own.
  const [said = null] = /^[^\n]+(?=\n)/.exec(text.slice(0, written.index).trimStart()) ?? [];
  if (isShortMapLink(url)) return said === null ? { kind: "short_link" } : { kind: "name", name: said, address: null };
  const pin = readMapLink(url);
  if (!pin) return null;
  const name = pin.name ?? said;
  const { lat, lng } = pin;
  if (lat !== null && lng !== null) return { kind: "map_link", ...pin, name, lat, lng };
  return name === null ? null : { kind: "name", name, address: pin.address };
}

/** URL parsing lowers the host, and the host of an Organic Maps link is a code in which case counts. */
function inOneCase(written: string): string {
  return written.replace(/^(om|ge0):\/\/(?!\/)/i, "$1:///");
}

const decimal = "[-+]?\\d{1,3}(?:\\.\\d+)?";
const pair = new RegExp(`^(${decimal})\\s*°?\\s*([NS])?[,;\\s]\\s*(${decimal})\\s*°?\\s*([EW])?$`, "i");
/** With decimal commas, only where something else parts the two: "38,69; -9,21". */
const commaPair = /^([-+]?\d{1,3},\d+)\s*[;\s]\s*([-+]?\d{1,3},\d+)$/;
const sexagesimal =
  /^(\d{1,3})°\s*(?:(\d{1,2})[′']\s*(?:(\d{1,2}(?:\.\d+)?)(?:″|"|'')\s*)?)?([NS])[,;\s]*(\d{1,3})°\s*(?:(\d{1,2})[′']\s*(?:(\d{1,2}(?:\.\d+)?)(?:″|"|'')\s*)?)?([EW])$/i;

/** Degrees as people write and maps copy them, and nothing else in the text; null for all other texts. */
export function readCoordinates(text: string): Point | null {
  const written = text.trim().replace(/^\((.*)\)$/s, "$1");
  const plain = pair.exec(written);
  // "12 5" are two numbers.
  if (plain && /[.,;°NSEW]/i.test(written))
    return parseCoordinates(signed(plain[1], plain[2]), signed(plain[3], plain[4]));
  const comma = commaPair.exec(written);
  if (comma) return parseCoordinates(comma[1], comma[2]);
  const parts = sexagesimal.exec(written);
  if (!parts) return null;
  const [, d1, m1, s1, ns, d2, m2, s2, ew] = parts;
  return parseCoordinates(degrees(d1, m1, s1, ns), degrees(d2, m2, s2, ew));
}

function signed(written: string | undefined, side: string | undefined): number {
  return Number(written) * (side !== undefined && /[SW]/i.test(side) ? -1 : 1);
}

function degrees(whole = "0", minutes = "0", seconds = "0", side = "N"): number {
  const value = Number(whole) + Number(minutes) / 60 + Number(seconds) / 3600;
  return Number((/[SW]/i.test(side) ? -value : value).toFixed(6));
}
