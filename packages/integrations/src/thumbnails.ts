import { busy } from "@caravan/core/kernel/errors";
import { FairTurns } from "@caravan/core/kernel/fair-turns";
import type { Ports } from "@caravan/core/kernel/ports";
import { isPicture, MOST_PIXELS } from "./picture-bytes.ts";

const thumbnail = { width: 640, height: 480, fit: "inside", quality: 75, most: MOST_PIXELS, patienceS: 2 } as const;
/** As many pixels as uploads of documents may have (domain/files/detect-file-kind.ts). */
const photo = { width: 2048, height: 2048, fit: "inside", quality: 80, most: 60_000_000, patienceS: 8 } as const;
/** Twice the size at which the largest is shown. */
const portrait = { ...photo, width: 256, height: 256, fit: "cover" } as const;
/** Smaller pictures are icons and tracking pixels. */
const SMALLEST = 80;
/** Each waiting picture needs its megabytes. A browser asks for six at once. */
const MOST_WAITING = 60;
const MOST_WAITING_OF_ONE = 19;
const PATIENCE_MS = 20_000;

/** WebP of untrusted pictures in other sizes, on threads of the library. One account never has both turns. */
export function thumbnails(): Ports["pictures"] {
  const turns = new FairTurns({
    atOnce: 2,
    mostOfOne: 1,
    mostWaiting: MOST_WAITING,
    mostWaitingOfOne: MOST_WAITING_OF_ONE,
    patienceMs: PATIENCE_MS,
    refusal: () => busy(2),
  });
  const inTurn = (size: Size) => (bytes: Uint8Array, who: string) =>
    turns.take(who, () => smaller(bytes, size).catch(() => null), { cost: size.width });
  return { thumbnail: inTurn(thumbnail), photo: inTurn(photo), portrait: inTurn(portrait) };
}

type Size = typeof thumbnail | typeof photo | typeof portrait;

async function smaller(bytes: Uint8Array, size: Size): Promise<Uint8Array | null> {
  if (!isPicture(bytes)) return null;
  // Fifteen megabytes of code that many processes never need; where it cannot be loaded, there are no thumbnails.
  const { default: sharp } = await import("sharp");
  // A picture with a thread for each core would leave none to requests.
  sharp.concurrency(1);
  const picture = sharp(bytes, { limitInputPixels: size.most, failOn: "error", animated: false });
  const { width, height } = await picture.metadata();
  if (Math.min(width, height) < SMALLEST) return null;
  return picture
    .autoOrient()
    .resize({ width: size.width, height: size.height, fit: size.fit, withoutEnlargement: size.fit === "inside" })
    .webp({ quality: size.quality })
    .timeout({ seconds: size.patienceS })
    .toBuffer();
}
