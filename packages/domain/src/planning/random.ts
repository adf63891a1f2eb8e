/** 32-bit FNV-1a of a text. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** A number in [0, 1) that depends on nothing but the text: the planner's only source of chance. */
export function chance(text: string): number {
  let value = hash(text);
  // FNV leaves similar texts with similar high bits; this finaliser (murmur3) spreads them.
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return ((value ^ (value >>> 16)) >>> 0) / 0x1_0000_0000;
}
