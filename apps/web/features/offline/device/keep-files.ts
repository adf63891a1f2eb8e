import { isReachable } from "../connection.ts";
import { fetchFile, fetchPreview } from "./fetch-file.ts";
import { planFiles, roomFor } from "./file-plan.ts";
import { dropFiles, keptFiles, putFile } from "./file-table.ts";
import { keptDocuments } from "./kept-answers.ts";
import { announceKept } from "./kept-channel.ts";
import { keptTrips } from "./kept-trips.ts";
import { lastAccount } from "./last-account.ts";

/**
 * How to bring the files of documents of the kept trips here, and to take away those that do not belong here any more. Called
 * while it is at work, it looks once more afterwards. Of several windows one works at a time. Never rejects: what cannot be
 * kept is only not there later.
 */
export function filesKeeper(account: string): () => Promise<void> {
  let wanted = false;
  let busy = false;
  /** What the device had no room for, as it was then: loaded again and again, it would only cost the traveller. */
  const refused = new Set<string>();
  return async () => {
    wanted = true;
    if (busy) return;
    busy = true;
    while (wanted) {
      wanted = false;
      // Without locks, which secure pages have, there is no worker either, and nothing is kept ahead.
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
    // Signed out in another window: what is under way for them comes too late.
    const mayKeep = () => lastAccount() === account;
    const version = `${document.id} ${document.updated_at}`;
    if (refused.has(version)) continue;
    if (savesData() || !isReachable() || !mayKeep()) return;
    const file = await fetchFile(document).catch(unlessSlow);
    // Without it there is a sign in the list; the file is what somebody needs.
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

/** One that takes too long holds up no others. */
function unlessSlow(error: unknown): null {
  if (error instanceof DOMException && error.name === "TimeoutError") return null;
  throw error;
}

/** Asked of the browser by whoever pays for what they load. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
