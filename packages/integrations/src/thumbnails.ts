import type { Ports } from "@caravan/core/kernel/ports";
import { isPicture, MOST_PIXELS } from "./picture-bytes.ts";

const WIDTH = 640;
const HEIGHT = 480;
/** Smaller pictures are icons and tracking pixels. */
const SMALLEST = 80;
const PATIENCE_S = 2;
/** Each waiting picture needs its megabytes. */
const MOST_WAITING = 20;

/** Small WebP of untrusted pictures, one at a time; too many at once get none. */
export function thumbnails(): Ports["pictures"] {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    async thumbnail(bytes) {
      if (waiting >= MOST_WAITING) return null;
      waiting++;
      const made = last
        .then(() => smaller(bytes))
        .catch(() => null)
        .finally(() => waiting--);
      last = made;
      return made;
    },
  };
}

async function smaller(bytes: Uint8Array): Promise<Uint8Array | null> {
  if (!isPicture(bytes)) return null;
  // Fifteen megabytes of code that many processes never need; where it cannot be loaded, there are no thumbnails.
  const { default: sharp } = await import("sharp");
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error", animated: false });
  const { width, height } = await picture.metadata();
  if (Math.min(width, height) < SMALLEST) return null;
  return picture
    .autoOrient()
    .resize({ width: WIDTH, height: HEIGHT, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 75 })
    .timeout({ seconds: PATIENCE_S })
    .toBuffer();
}
