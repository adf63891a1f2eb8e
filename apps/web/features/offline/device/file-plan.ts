import type { KeptFile } from "./database.ts";

/** What of a document says whether its file is worth keeping. */
export interface FileOf {
  readonly id: string;
  readonly size: number;
  readonly updated_at: string;
}

export interface FilePlan<Document> {
  /** In this order. */
  readonly fetch: readonly Document[];
  /** Ids of documents whose files leave the device. */
  readonly drop: readonly string[];
}

/**
 * Which files are kept on this device: of the nearest trip first, and the small ones of a trip first, so that a large scan
 * keeps out no ticket. What does not fit any more is left out, and goes if it was there.
 *
 * @param trips the documents of each trip that is kept, the nearest trip first
 * @param room bytes for all of them together
 */
export function planFiles<Document extends FileOf>(
  trips: readonly (readonly Document[])[],
  held: readonly KeptFile[],
  room: number,
): FilePlan<Document> {
  const wanted = new Map<string, Document>();
  let left = room;
  for (const document of trips.flatMap((it) => it.toSorted((a, b) => a.size - b.size || a.id.localeCompare(b.id)))) {
    if (document.size > left || wanted.has(document.id)) continue;
    left -= document.size;
    wanted.set(document.id, document);
  }
  const versions = new Map(held.map((it) => [it.id, it.version]));
  return {
    fetch: [...wanted.values()].filter((it) => versions.get(it.id) !== it.updated_at),
    drop: held.flatMap(({ id }) => (wanted.has(id) ? [] : [id])),
  };
}

const mostBytes = 100_000_000;

/**
 * How much all files together may take, in bytes: never more than a fifth of what the browser gives, since edits, pages and
 * streets need room, too. Of the whole and not of what is free, which would be another after each file.
 */
export function roomFor({ quota = Infinity }: StorageEstimate): number {
  return Math.min(mostBytes, quota / 5);
}
