import { isReachable } from "../connection.ts";
import type { KeptFile } from "./database.ts";
import { fetchFile, fetchPreview } from "./fetch-file.ts";
import { dropFiles, keptDocuments, keptFiles, putFile } from "./kept-answers.ts";
import { announceKept } from "./kept-channel.ts";
import { lastAccount } from "./last-account.ts";
import { keptTrips } from "./use-kept.ts";

/**
 * A function that fetches files of the kept trips' documents and drops those that are not wanted any more. Called while it
 * runs, it runs once more afterwards. One window at a time. Never rejects.
 */
export function filesKeeper(account: string): () => Promise<void> {
  let wanted = false;
  let busy = false;
  /** Versions of files that did not fit: fetching them again would only cost data. */
  const refused = new Set<string>();
  return async () => {
    wanted = true;
    if (busy) return;
    busy = true;
    while (wanted) {
      wanted = false;
      // Without locks (insecure pages) there is no service worker either.
      await navigator.locks
        ?.request(`caravan-files-of-${account}`, () => keepNow(account, refused))
        .catch(() => undefined);
    }
    busy = false;
  };
}

async function keepNow(account: string, refused: Set<string>): Promise<void> {
  const trips = await keptTrips(account);
  const documents = await Promise.all(trips.map(({ id }) => keptDocuments(account, id)));
  const held = await keptFiles(account);
  const estimate = (await navigator.storage?.estimate?.().catch(() => null)) ?? {};
  const { fetch, drop } = planFiles(documents, held, roomFor(estimate));
  if (drop.length > 0) {
    await dropFiles(account, drop);
    announceKept("files");
  }
  for (const document of fetch) {
    // False after signing out in another window.
    const mayKeep = () => lastAccount() === account;
    const version = `${document.id} ${document.updated_at}`;
    if (refused.has(version)) continue;
    if (savesData() || !isReachable() || !mayKeep()) return;
    const file = await fetchFile(document).catch(unlessSlow);
    // Without a preview, the list shows an icon.
    const preview = file && (await fetchPreview(document).catch(() => null));
    if (!file || !mayKeep()) continue;
    const { id, trip_id, updated_at, size } = document;
    try {
      await putFile(account, { id, tripId: trip_id, version: updated_at, size }, file, preview);
    } catch (error) {
      refused.add(version);
      throw error;
    }
    announceKept("files");
  }
}

/** A file that takes too long does not stop the others. */
function unlessSlow(error: unknown): null {
  if (error instanceof DOMException && error.name === "TimeoutError") return null;
  throw error;
}

/** The browser's setting to save data. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** What is needed of a document to decide about its file. */
interface FileOf {
  readonly id: string;
  readonly size: number;
  readonly updated_at: string;
}

interface FilePlan<Document> {
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
