import type { Ports } from "@caravan/core/kernel/ports";
import { isPicture, MOST_PIXELS } from "./picture-bytes.ts";

const thumbnail = { width: 640, height: 480, quality: 75, most: MOST_PIXELS, patienceS: 2 };
/** As many pixels as uploads of documents may have (domain/files/detect-file-kind.ts). */
const photo = { width: 2048, height: 2048, quality: 80, most: 60_000_000, patienceS: 8 };
/** Smaller pictures are icons and tracking pixels. */
const SMALLEST = 80;
/** Each waiting picture needs its megabytes. */
const MOST_WAITING = 20;

/** WebP of untrusted pictures in other sizes, one at a time; too many at once get none. */
export function thumbnails(): Ports["pictures"] {
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
  return { thumbnail: (bytes) => inTurn(bytes, thumbnail), photo: (bytes) => inTurn(bytes, photo) };
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
