/** Reads numbers and letters from bytes. Positions beyond the end read as zero and match nothing. */

export const u16be = (bytes: Uint8Array, at: number): number => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
export const u16le = (bytes: Uint8Array, at: number): number => (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
export const u24le = (bytes: Uint8Array, at: number): number => u16le(bytes, at) | ((bytes[at + 2] ?? 0) << 16);
export const u32be = (bytes: Uint8Array, at: number): number => u16be(bytes, at) * 65_536 + u16be(bytes, at + 2);
export const u32le = (bytes: Uint8Array, at: number): number => u16le(bytes, at) + u16le(bytes, at + 2) * 65_536;

export function ascii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

/** Whether these ASCII letters are at a position. */
export function standsAt(bytes: Uint8Array, letters: string, at: number): boolean {
  for (let index = 0; index < letters.length; index++)
    if (bytes[at + index] !== letters.charCodeAt(index)) return false;
  return true;
}

/** The last position of these letters, at `from` or later; -1 when absent. */
export function lastAt(bytes: Uint8Array, letters: string, from: number): number {
  for (let at = bytes.length - letters.length; at >= Math.max(0, from); at--)
    if (standsAt(bytes, letters, at)) return at;
  return -1;
}

/** Whether all bytes from a position on are of a kind. */
export function onlyFrom(bytes: Uint8Array, at: number, isKind: (byte: number) => boolean): boolean {
  for (let index = at; index < bytes.length; index++) if (!isKind(bytes[index] as number)) return false;
  return true;
}
