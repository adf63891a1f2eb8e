import type { Ports } from "@caravan/core/kernel/ports";

const WIDTH = 640;
const HEIGHT = 480;
/** Smaller ones are marks and counters of visitors. */
const SMALLEST = 80;
/** 6000 x 4000. Decoded at once, as some kinds have to be, that is 100 MB. */
const MOST_PIXELS = 24_000_000;
const PATIENCE_S = 2;
/** Each waits with its megabytes, also when nobody waits for it any more. */
const MOST_WAITING = 20;

/** Small WebP of pictures that strangers' pages show, one at a time; of a flood the later ones are none. */
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
  // Fifteen megabytes of code that many processes never need; where it cannot be loaded, there are no pictures.
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

/** JPEG, PNG, GIF and WebP by their first bytes. What else the library reads, drawings with scripts among it, it never sees. */
function isPicture(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12)).toString("hex");
  return /^(?:ffd8ff|89504e470d0a1a0a|474946383[79]61|52494646.{8}57454250)/.test(head);
}
