import { withTexts } from "@caravan/languages/texts";
import { beforeUse } from "@/ui/when-idle.ts";

type Rules = Pick<typeof import("./pending-trip.ts"), "withEdits"> &
  Pick<typeof import("./sync-worker.ts"), "SyncWorker">;

let loaded: Rules | undefined;

/** The rules by which edits are shown and sent. They are no part of the first load, because most visits begin without edits. */
export const loadedRules = () => loaded;

/** Rejects where they cannot be loaded; the next call tries again. */
export async function loadRules(): Promise<Rules> {
  if (loaded) return loaded;
  const [{ withEdits }, { SyncWorker }] = await Promise.all([
    import("./pending-trip.ts"),
    withTexts("offline/kept", () => import("./sync-worker.ts")),
  ]);
  loaded ??= { withEdits, SyncWorker };
  return loaded;
}

beforeUse(() => void loadRules().catch(() => undefined));
