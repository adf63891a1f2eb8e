import { isReachable } from "../connection.ts";
import { fetchFile, fetchPreview } from "./fetch-file.ts";
import { planFiles, roomFor } from "./file-plan.ts";
import { dropFiles, keptFiles, putFile } from "./file-table.ts";
import { keptDocuments } from "./kept-answers.ts";
import { announceKept } from "./kept-channel.ts";
import { keptTrips } from "./kept-trips.ts";
import { lastAccount } from "./last-account.ts";

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
