import { Unzip, type UnzipFile, UnzipInflate } from "fflate";

/** Of all that is taken, unpacked, in bytes. */
const LARGEST = 50_000_000;
const MOST_FILES = 400;
/** Of all that is in it, also what is not taken. */
const MOST_ENTRIES = 5000;
/** What is unpacked in one step, which unfolds a thousandfold at most. */
const STEP = 16_384;

/**
 * What is in a ZIP: a trip file with its documents, or the map of a KMZ file; by name. Null for what is no ZIP, is too large
 * unpacked, or does not have the sizes that it says. Read from its begin to its end, since a list of contents may name the same
 * bytes again and again.
 */
export function filesInZip(zip: Uint8Array): Readonly<Record<string, Uint8Array>> | null {
  const files = new Map<string, Uint8Array>();
  let bytes = 0;
  let taken = 0;
  let entries = 0;
  const take = (file: UnzipFile) => {
    const parts: Uint8Array[] = [];
    let own = 0;
    file.ondata = (error, part, isLast) => {
      if (error) throw error;
      bytes += part.byteLength;
      own += part.byteLength;
      // At once, before the rest is unpacked.
      if (own > (file.originalSize ?? own)) throw new Error("its sizes are wrong");
      if (bytes > LARGEST) throw new Error("it is too large unpacked");
      parts.push(part);
      if (isLast) files.set(file.name, joined(parts, file.originalSize));
    };
    file.start();
  };
  const unzip = new Unzip((file) => {
    entries += 1;
    if (entries > MOST_ENTRIES) throw new Error("it has too many files");
    if (!/^(?:trip\.json|documents\/\d+)$|\.kml$/i.test(file.name)) return;
    taken += 1;
    if (taken > MOST_FILES || files.has(file.name)) throw new Error("it has too many files");
    take(file);
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < zip.byteLength; at += STEP)
      unzip.push(zip.subarray(at, at + STEP), at + STEP >= zip.byteLength);
    return Object.fromEntries(files);
  } catch {
    // It throws errors of several kinds for what is no ZIP.
    return null;
  }
}

/** @param said is undefined where the size follows the file */
function joined(parts: readonly Uint8Array[], said: number | undefined): Uint8Array {
  const size = parts.reduce((sum, it) => sum + it.byteLength, 0);
  if (said !== undefined && said !== size) throw new Error("its sizes are wrong");
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.byteLength;
  }
  return all;
}
