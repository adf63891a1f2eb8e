/** Fewer bytes come in one chunk or two. */
const LARGE_BYTES = 65_536;

/**
 * Joins the chunks of something large as they come: ten megabytes joined at the end keep the event loop busy.
 *
 * @param mostBytes how many there will be at most; 0 when that is not known
 * @param own nobody else has the chunks: their memory is given back at once, since garbage of some dozen megabytes makes
 *   the runtime stop for tens of milliseconds to clean up
 */
export function gather(mostBytes: number, { own = false } = {}) {
  const chunks: Buffer[] = [];
  let place = mostBytes > LARGE_BYTES ? Buffer.allocUnsafeSlow(mostBytes) : undefined;
  let size = 0;
  return {
    add(chunk: Buffer): void {
      const { length } = chunk;
      if (place) {
        chunk.copy(place, size);
        if (own && chunk.buffer.byteLength === length && chunk.buffer instanceof ArrayBuffer) chunk.buffer.transfer(0);
      } else chunks.push(chunk);
      size += length;
    },
    /** Forgets what came so far. */
    drop(): void {
      chunks.length = 0;
      place = undefined;
    },
    /** In memory of its own where it is large. Called once. */
    whole(): Buffer {
      if (!place) return chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks);
      return size === place.length ? place : Buffer.from(place.buffer.transfer(size));
    },
  };
}
