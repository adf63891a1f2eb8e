import { unzipSync } from "fflate";

/** Of one file in it, unpacked, in bytes. */
const LARGEST = 50_000_000;

/** The map in a KMZ file; null without one, and when it is too large unpacked. */
export function kmlIn(zip: Uint8Array): Uint8Array | null {
  let isTaken = false;
  try {
    const files = unzipSync(zip, {
      filter: ({ name, originalSize }) => {
        if (isTaken || !/\.kml$/i.test(name) || originalSize > LARGEST) return false;
        isTaken = true;
        return true;
      },
    });
    return Object.values(files)[0] ?? null;
  } catch {
    // It throws errors of several kinds for what is no ZIP.
    return null;
  }
}
