import { type PhotoFile, photoFormats, photoWidths } from "@caravan/domain/pictures/photo-address";
import { isPicture, MOST_PIXELS } from "../picture-bytes.ts";

export type SizedPhoto = Pick<PhotoFile, "width" | "format"> & { readonly bytes: Uint8Array };

/** A smaller picture would be blurred at the head of a page. */
const SMALLEST = 300;
const PATIENCE_S = 5;
/** Higher than this, as of a tower, is cropped to where most is to be seen: pages show photographs in wide frames. */
const TALLEST = 0.75;
/** A higher effort takes four times as long for some hundredths of the size. */
const encoded = { avif: { quality: 48, effort: 2 }, webp: { quality: 72, effort: 4 } } as const;

/** An untrusted picture in all widths and formats, upright and without metadata; null for an unusable one. Never rejects. */
export async function photoSizes(bytes: Uint8Array): Promise<readonly SizedPhoto[] | null> {
  if (!isPicture(bytes)) return null;
  try {
    // Fifteen megabytes of code that many processes never need.
    const { default: sharp } = await import("sharp");
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error", animated: false });
    const { width, height } = (await picture.metadata()).autoOrient;
    if (Math.min(width, height) < SMALLEST) return null;
    const widest = Math.min(width, Math.max(...photoWidths));
    const tallest = Math.round(widest * Math.min(height / width, TALLEST));
    // Decoded and cropped once; everything else is made from that.
    const { data, info } = await picture
      .autoOrient()
      .resize({ width: widest, height: tallest, fit: "cover", position: "attention" })
      .timeout({ seconds: PATIENCE_S })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const made: SizedPhoto[] = [];
    for (const wide of photoWidths) {
      for (const format of photoFormats) {
        const sized = sharp(data, { raw }).resize({ width: Math.min(wide, info.width) });
        const encodedPhoto = await sized[format](encoded[format]).timeout({ seconds: PATIENCE_S }).toBuffer();
        made.push({ width: wide, format, bytes: encodedPhoto });
      }
    }
    return made;
  } catch {
    // Damaged, too large when decoded, or too slow: it is somebody else's file.
    return null;
  }
}
