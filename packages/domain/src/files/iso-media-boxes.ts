import { ascii, standsAt, u32be } from "./bytes.ts";

/** The end of the ISO base media boxes (HEIC, MP4) that begin at a position; -1 when invalid. */
export function boxesEnd(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at + 8 <= bytes.length) {
    if (!/^[\w ©-]{4}$/.test(ascii(bytes, at + 4, at + 8))) return -1;
    let size = u32be(bytes, at);
    if (size === 0) return bytes.length;
    if (size === 1) size = u32be(bytes, at + 8) * 2 ** 32 + u32be(bytes, at + 12);
    if (size < 8) return -1;
    at += size;
  }
  return at === bytes.length ? at : -1;
}

const brands = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx"]);

/** Whether it is a HEIC photo. It is never decoded. */
export function isHeic(bytes: Uint8Array): boolean {
  if (!standsAt(bytes, "ftyp", 4)) return false;
  const end = Math.min(u32be(bytes, 0), 256, bytes.length);
  for (let at = 8; at + 4 <= end; at += 4) if (at !== 12 && brands.has(ascii(bytes, at, at + 4))) return true;
  return false;
}
