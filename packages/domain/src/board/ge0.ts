import { parseCoordinates } from "../places/coordinates.ts";

/** Base 64 with the letters that addresses allow, in the order of the code. */
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** Each letter has three bits of the latitude and three of the longitude. */
const LETTERS = 10;
const BITS = 3 * LETTERS;

/**
 * The position in a code of Organic Maps and Maps.me (`om://o4B4pYZsRs/Zoo`, `http://ge0.me/o4B4pYZsRs`): a letter for
 * the zoom, then the bits of latitude and longitude in turn. Null for other texts.
 */
export function readGe0(code: string): { readonly lat: number; readonly lng: number } | null {
  const letters = [...code.slice(1)].map((it) => alphabet.indexOf(it));
  if (letters.length === 0 || letters.length > LETTERS || letters.includes(-1)) return null;
  let [lat, lng] = [0, 0];
  for (const [index, value] of letters.entries()) {
    const step = 2 ** (BITS - 3 - 3 * index);
    lat += (((value >> 5) & 1) * 4 + ((value >> 3) & 1) * 2 + ((value >> 1) & 1)) * step;
    lng += (((value >> 4) & 1) * 4 + ((value >> 2) & 1) * 2 + (value & 1)) * step;
  }
  // The middle of the square that the letters describe.
  const half = letters.length === LETTERS ? 0 : 2 ** (3 * (LETTERS - letters.length) - 1);
  const [north, east] = [((lat + half) / (2 ** BITS - 1)) * 180 - 90, ((lng + half) / 2 ** BITS) * 360 - 180];
  return parseCoordinates(north.toFixed(6), east.toFixed(6));
}
