import { useEffect, useState } from "react";
import { useAccountHere } from "@/ui/account-here.ts";
import { keptDocuments } from "./answers.ts";
import { onKept } from "./changes.ts";
import { keptFilesOf } from "./file-table.ts";

/** The documents of that trip whose files are on this device. Undefined: not looked yet. */
export function useKeptFiles(tripId: string): ReadonlySet<string> | undefined {
  return useKept(tripId, filesHere);
}

/** How many documents of that trip have no file on this device. Undefined: not looked yet. */
export function useMissingFiles(tripId: string): number | undefined {
  return useKept(tripId, filesMissing);
}

async function filesHere(account: string, tripId: string): Promise<ReadonlySet<string>> {
  // Where the device does not answer, nothing is on it.
  const files = await keptFilesOf(account, tripId).catch(() => []);
  return new Set(files.map((it) => it.id));
}

async function filesMissing(account: string, tripId: string): Promise<number> {
  const [documents, here] = await Promise.all([keptDocuments(account, tripId), filesHere(account, tripId)]);
  return documents.filter((it) => !here.has(it.id)).length;
}

/** What the device says, again whenever something else is kept. */
function useKept<Found>(tripId: string, ask: (account: string, tripId: string) => Promise<Found>): Found | undefined {
  const account = useAccountHere();
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (!account) return;
    let current = true;
    const look = async () => {
      const answer = await ask(account, tripId).catch(() => undefined);
      if (current) setFound(answer);
    };
    void look();
    const stop = onKept(() => void look());
    return () => {
      current = false;
      stop();
    };
  }, [account, tripId, ask]);
  return found;
}
