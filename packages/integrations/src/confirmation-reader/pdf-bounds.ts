import { Readable } from "node:stream";
import { constants, createInflate } from "node:zlib";

const MOST_OF_ONE = 64 * 1024 * 1024;
const MOST_OF_ALL = 256 * 1024 * 1024;
const MOST_STREAMS = 20_000;
/** Nobody folds a ticket even twice. */
const MOST_LAYERS = 4;
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

/**
 * In bytes, as far as it can be unfolded; broken ones are counted up to where they break, as readers of PDFs take them. What
 * is folded several times is unfolded as often: six hundred bytes can become three hundred megabytes.
 */
async function unfolded(packed: Uint8Array): Promise<number> {
  let length = 0;
  let pieces: AsyncIterable<Uint8Array> = counted(inflated([packed]));
  for (let layer = 1; layer < MOST_LAYERS; layer++) {
    const { first, all } = await begun(pieces);
    pieces = isZlib(first, 0) ? counted(inflated(all)) : all;
    if (pieces === all) break;
  }
  for await (const _ of pieces) if (length > MOST_OF_ONE) break;
  return length;

  async function* counted(of: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
    for await (const piece of of) {
      length += piece.byteLength;
      yield piece;
      if (length > MOST_OF_ONE) return;
    }
  }
}

async function* inflated(packed: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  const inflate = createInflate({ finishFlush: constants.Z_SYNC_FLUSH, chunkSize: 256 * 1024 });
  try {
    yield* Readable.from(packed, { objectMode: false })
      .on("error", (error) => inflate.destroy(error))
      .pipe(inflate);
  } catch {
    // What is behind the fault is not unfolded by anybody.
  }
}

/** The first piece, and all of them again. */
async function begun(pieces: AsyncIterable<Uint8Array>) {
  const rest = pieces[Symbol.asyncIterator]();
  const { value: first = new Uint8Array() } = await rest.next();
  async function* all(): AsyncIterable<Uint8Array> {
    yield first;
    yield* { [Symbol.asyncIterator]: () => rest };
  }
  return { first, all: all() };
}
