import { unzipSync } from "fflate";

/** Of all that is taken, unpacked, in bytes. */
const LARGEST = 50_000_000;
const MOST_FILES = 400;

/**
 * What is in a ZIP: a trip file with its documents, or the map of a KMZ file; by name. Null for what is no ZIP, and empty when
 * it holds neither or is too large unpacked.
 */
export function filesInZip(zip: Uint8Array): Readonly<Record<string, Uint8Array>> | null {
  let bytes = 0;
  let count = 0;
  try {
    return unzipSync(zip, {
      filter: ({ name, originalSize }) => {
        if (!/^(?:trip\.json|documents\/\d+)$|\.kml$/i.test(name)) return false;
        bytes += originalSize;
        count += 1;
        return bytes <= LARGEST && count <= MOST_FILES;
      },
    });
  } catch {
    // It throws errors of several kinds for what is no ZIP.
    return null;
  }
}
