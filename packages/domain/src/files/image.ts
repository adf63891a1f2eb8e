import { standsAt, u16be, u16le, u24le, u32be, u32le } from "./bytes.ts";
import { boxesEnd } from "./iso-media-boxes.ts";

export interface ImageInfo {
  readonly kind: "png" | "jpeg" | "gif" | "webp";
  readonly width: number;
  readonly height: number;
  /** Where the image data ends. */
  readonly end: number;
}

/** Reads the structure of an image without decoding it; null when it is none or incomplete. */
export function readImage(bytes: Uint8Array): ImageInfo | null {
  if (standsAt(bytes, "\x89PNG\r\n\x1a\n", 0)) return png(bytes);
  if (standsAt(bytes, "\xff\xd8\xff", 0)) return jpeg(bytes, 0);
  if (standsAt(bytes, "GIF87a", 0) || standsAt(bytes, "GIF89a", 0)) return gif(bytes);
  if (standsAt(bytes, "RIFF", 0) && standsAt(bytes, "WEBP", 8)) return webp(bytes);
  return null;
}

/**
 * Whether only usual data follows the image: padding, further JPEGs, the film of a moving photo, or a Samsung trailer.
 */
export function hasUsualTail({ kind, end }: ImageInfo, bytes: Uint8Array): boolean {
  let at = end;
  for (;;) {
    const padded = at;
    while (bytes[at] === 0) at++;
    if (at >= bytes.length) return true;
    if (kind !== "jpeg") return false;
    // The size of a film's first box begins with zeros.
    const film = [at - 3, at - 2, at - 1, at].find((it) => it >= padded && standsAt(bytes, "ftyp", it + 4));
    if (film !== undefined) return boxesEnd(bytes, film) === bytes.length;
    if (!standsAt(bytes, "\xff\xd8\xff", at)) return standsAt(bytes, "SEFT", bytes.length - 4);
    const next = jpeg(bytes, at);
    if (!next) return false;
    at = next.end;
  }
}

function png(bytes: Uint8Array): ImageInfo | null {
  if (!standsAt(bytes, "IHDR", 12)) return null;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + u32be(bytes, at);
    if (end > bytes.length) return null;
    if (standsAt(bytes, "IEND", at + 4)) return { kind: "png", width: u32be(bytes, 16), height: u32be(bytes, 20), end };
    at = end;
  }
  return null;
}

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

function jpeg(bytes: Uint8Array, from: number): ImageInfo | null {
  let [width, height] = [0, 0];
  let at = from + 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] as number;
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker === END_OF_IMAGE) return width > 0 ? { kind: "jpeg", width, height, end: at + 2 } : null;
    if (isBare(marker)) {
      at += 2;
      continue;
    }
    const length = u16be(bytes, at + 2);
    if (length < 2) return null;
    if (isFrame(marker)) [height, width] = [u16be(bytes, at + 5), u16be(bytes, at + 7)];
    at += 2 + length;
    if (marker === START_OF_SCAN) at = afterScan(bytes, at);
  }
  return null;
}

/** Markers without data: restarts and TEM. */
const isBare = (marker: number) => (marker >= 0xd0 && marker <= 0xd7) || marker === 0x01;
/** SOF0 to SOF15, except three other codes. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** The next marker after compressed data. */
function afterScan(bytes: Uint8Array, from: number): number {
  let at = from;
  for (; at + 1 < bytes.length; at++) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] as number;
    if (next !== 0 && next !== 0xff && !isBare(next)) return at;
  }
  return bytes.length;
}

function gif(bytes: Uint8Array): ImageInfo | null {
  const colours = (flags: number) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);
  let at = 13 + colours(bytes[10] ?? 0);
  while (at < bytes.length) {
    const block = bytes[at];
    if (block === 0x3b) return { kind: "gif", width: u16le(bytes, 6), height: u16le(bytes, 8), end: at + 1 };
    if (block === 0x21) at += 2;
    else if (block === 0x2c) at += 11 + colours(bytes[at + 9] ?? 0);
    else return null;
    while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] as number);
    at++;
  }
  return null;
}

function webp(bytes: Uint8Array): ImageInfo | null {
  const size = u32le(bytes, 4);
  const end = 8 + size + (size % 2);
  const measures = webpSize(bytes);
  return end > bytes.length || !measures ? null : { kind: "webp", ...measures, end };
}

function webpSize(bytes: Uint8Array): { width: number; height: number } | null {
  if (standsAt(bytes, "VP8X", 12)) return { width: u24le(bytes, 24) + 1, height: u24le(bytes, 27) + 1 };
  if (standsAt(bytes, "VP8L", 12) && bytes[20] === 0x2f) {
    const packed = u32le(bytes, 21);
    return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
  }
  if (standsAt(bytes, "VP8 ", 12) && standsAt(bytes, "\x9d\x01\x2a", 23))
    return { width: u16le(bytes, 26) & 0x3fff, height: u16le(bytes, 28) & 0x3fff };
  return null;
}
