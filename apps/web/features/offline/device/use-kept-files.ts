import { keptDocuments, keptFilesOf } from "./kept-answers.ts";
import { useKept } from "./use-kept.ts";

/** The documents of that trip whose files are on this device. Undefined: not looked yet. */
export function useKeptFiles(tripId: string): ReadonlySet<string> | undefined {
  return useKept(tripId, filesHere);
}

/** How many documents of that trip have no file on this device. Undefined: not looked yet. */
export function useMissingFiles(tripId: string): number | undefined {
  return useKept(tripId, filesMissing);
}

async function filesHere(account: string, tripId: string): Promise<ReadonlySet<string>> {
  // A device without storage has no files.
  const files = await keptFilesOf(account, tripId).catch(() => []);
  return new Set(files.map((it) => it.id));
}

async function filesMissing(account: string, tripId: string): Promise<number> {
  const [documents, here] = await Promise.all([keptDocuments(account, tripId), filesHere(account, tripId)]);
  return documents.filter((it) => !here.has(it.id)).length;
}
