import { standsAt, u32le } from "./bytes.ts";

/** What shows the picture. EXIF and XMP are chunks of their own, which have the place, the time and the device. */
const shown = ["VP8X", "VP8 ", "VP8L", "ALPH", "ICCP"];

/** Whether a WebP has nothing but its picture: so is what the service has written itself. */
export function isBareWebp(bytes: Uint8Array): boolean {
  if (!standsAt(bytes, "RIFF", 0) || !standsAt(bytes, "WEBP", 8)) return false;
  let at = 12;
  while (at + 8 <= bytes.length) {
    if (!shown.some((it) => standsAt(bytes, it, at))) return false;
    const size = u32le(bytes, at + 4);
    at += 8 + size + (size % 2);
  }
  return at === bytes.length;
}
