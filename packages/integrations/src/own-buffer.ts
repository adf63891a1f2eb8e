/** The memory of an array, to be given to another thread instead of copied; undefined where others may lie in it. */
export function ownBuffer({ buffer, byteLength }: Uint8Array): ArrayBuffer | undefined {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? buffer : undefined;
}
