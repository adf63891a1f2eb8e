import type { KeptFile } from "./database.ts";

/** What is needed of a document to decide about its file. */
export interface FileOf {
  readonly id: string;
  readonly size: number;
  readonly updated_at: string;
}

export interface FilePlan<Document> {
  /** In this order. */
  readonly fetch: readonly Document[];
  /** Ids of documents whose files are deleted. */
  readonly drop: readonly string[];
}

/**
 * Which files are kept on this device: those of the nearest trip first, and small ones before large ones, so that a large
 * scan does not displace a ticket. Files that do not fit are dropped.
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
 * How much all files together may take, in bytes: at most a fifth of the quota, since edits, pages and map tiles need room
 * too. Of the quota and not of the free space, which changes with each file.
 */
export function roomFor({ quota = Infinity }: StorageEstimate): number {
  return Math.min(mostBytes, quota / 5);
}
