/** 6000 x 4000: 100 MB when decoded at once. */
export const MOST_PIXELS = 24_000_000;

/** JPEG, PNG, GIF and WebP by their first bytes. The library gets no other formats, such as SVG with scripts. */
export function isPicture(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12)).toString("hex");
  return /^(?:ffd8ff|89504e470d0a1a0a|474946383[79]61|52494646.{8}57454250)/.test(head);
}
