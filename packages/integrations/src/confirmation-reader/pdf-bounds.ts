import { constants, createInflate } from "node:zlib";

const MOST_OF_ONE = 64 * 1024 * 1024;
const MOST_OF_ALL = 256 * 1024 * 1024;
const MOST_STREAMS = 20_000;
const opening = /stream\r?\n/g;

/**
 * Whether the compressed parts of a PDF unfold into more than any ticket does. The reader of PDFs unfolds them in memory
 * that the bounds of a thread do not count.
 */
export async function unfoldsTooFar(bytes: Uint8Array): Promise<boolean> {
  const source = new TextDecoder("latin1").decode(bytes);
  let [all, streams] = [0, 0];
  for (const match of source.matchAll(opening)) {
    const at = match.index + match[0].length;
    // The end of one is written alike.
    if (source.endsWith("end", match.index) || !isZlib(bytes, at)) continue;
    if (++streams > MOST_STREAMS) return true;
    const end = source.indexOf("endstream", at);
    const length = await unfolded(bytes.subarray(at, end < 0 ? bytes.length : end));
    all += length;
    if (length > MOST_OF_ONE || all > MOST_OF_ALL) return true;
  }
  return false;
}

/** By its first two bytes. */
function isZlib(bytes: Uint8Array, at: number): boolean {
  const [method = 0, flags = 0] = bytes.subarray(at, at + 2);
  return (method & 15) === 8 && (256 * method + flags) % 31 === 0;
}

/** In bytes, as far as it can be unfolded; broken ones are counted up to where they break, as readers of PDFs take them. */
async function unfolded(packed: Uint8Array): Promise<number> {
  const inflate = createInflate({ finishFlush: constants.Z_SYNC_FLUSH, chunkSize: 256 * 1024 });
  inflate.end(packed);
  let length = 0;
  try {
    for await (const piece of inflate as AsyncIterable<Uint8Array>) {
      length += piece.byteLength;
      if (length > MOST_OF_ONE) break;
    }
  } catch {
    // What is behind the fault is not unfolded by anybody.
  }
  return length;
}
