import { createHash } from "node:crypto";
import type { Ports } from "@caravan/core/kernel/ports";
import { isPicture, MOST_PIXELS } from "./picture-bytes.ts";

const thumbnail = { width: 640, height: 480, quality: 75, most: MOST_PIXELS, patienceS: 2 };
/** As many pixels as uploads of documents may have (domain/files/detect-file-kind.ts). */
const photo = { width: 2048, height: 2048, quality: 80, most: 60_000_000, patienceS: 8 };
/** Smaller pictures are icons and tracking pixels. */
const SMALLEST = 80;
/** Each waiting picture needs its megabytes. */
const MOST_WAITING = 20;
/** Of photos that were made last: some thirty. */
const KEPT_BYTES = 16_000_000;

/**
 * WebP of untrusted pictures in other sizes, one at a time; too many at once get none. The photos made last are kept,
 * because a cover on a public link is asked for by everybody who reads it.
 */
export function thumbnails(keptBytes: number = KEPT_BYTES): Ports["pictures"] {
  const kept = lastMade(keptBytes);
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  async function inTurn(bytes: Uint8Array, size: typeof thumbnail): Promise<Uint8Array | null> {
    if (waiting >= MOST_WAITING) return null;
    waiting++;
    const made = last
      .then(() => smaller(bytes, size))
      .catch(() => null)
      .finally(() => waiting--);
    last = made;
    return made;
  }
  return {
    thumbnail: (bytes) => inTurn(bytes, thumbnail),
    photo: (bytes) => kept(bytes, () => inTurn(bytes, photo)),
  };
}

/** Makes each picture once, also for those who ask while it is being made, as long as it is among those used last. */
function lastMade(mostBytes: number) {
  const pictures = new Map<string, { readonly picture: Promise<Uint8Array | null>; bytes: number }>();
  const dropOldest = () => {
    let total = 0;
    for (const { bytes } of pictures.values()) total += bytes;
    for (const [key, { bytes }] of pictures) {
      if (total <= mostBytes) return;
      total -= bytes;
      if (bytes > 0) pictures.delete(key);
    }
  };
  return (source: Uint8Array, make: () => Promise<Uint8Array | null>): Promise<Uint8Array | null> => {
    const key = createHash("sha256").update(source).digest("base64");
    const known = pictures.get(key);
    // The last one used is the last one dropped.
    pictures.delete(key);
    const entry = known ?? { picture: make(), bytes: 0 };
    pictures.set(key, entry);
    if (!known)
      void entry.picture.then((made) => {
        // Another time there may be a turn for it.
        if (made === null) pictures.delete(key);
        else entry.bytes = made.byteLength;
        dropOldest();
      });
    return entry.picture;
  };
}

async function smaller(bytes: Uint8Array, size: typeof thumbnail): Promise<Uint8Array | null> {
  if (!isPicture(bytes)) return null;
  // Fifteen megabytes of code that many processes never need; where it cannot be loaded, there are no thumbnails.
  const { default: sharp } = await import("sharp");
  const picture = sharp(bytes, { limitInputPixels: size.most, failOn: "error", animated: false });
  const { width, height } = await picture.metadata();
  if (Math.min(width, height) < SMALLEST) return null;
  return picture
    .autoOrient()
    .resize({ width: size.width, height: size.height, fit: "inside", withoutEnlargement: true })
    .webp({ quality: size.quality })
    .timeout({ seconds: size.patienceS })
    .toBuffer();
}
