import { useState } from "react";
import type { Activity, Alternative } from "@/features/api-client/index.ts";
import { useBuilder } from "./builder-context.tsx";

export interface Replacement {
  /** A request is on its way. */
  readonly busy: boolean;
  /** What stood here before; null while nothing has been replaced or the person is content. */
  readonly former: string | null;
  readonly start: () => Promise<void>;
  readonly pick: (other: Alternative) => Promise<void>;
  readonly undo: () => Promise<void>;
  readonly keep: () => void;
}

/** Something else for the slot of an activity: it comes at once, and can be exchanged or taken back until it is kept. */
export function useReplacement(activity: Activity): Replacement {
  const { edits } = useBuilder();
  const [busy, setBusy] = useState(false);
  const [former, setFormer] = useState<string | null>(null);
  // Oldest first: taking back goes the other way.
  const [made, setMade] = useState<readonly string[]>([]);

  const during = async (change: () => Promise<{ edit_id: string | null } | null>) => {
    if (busy) return false;
    setBusy(true);
    const answer = await change();
    setBusy(false);
    const editId = answer?.edit_id;
    if (editId) setMade((now) => [...now, editId]);
    return answer !== null;
  };
  const keep = () => {
    setFormer(null);
    setMade([]);
  };
  return {
    busy,
    former,
    keep,
    async start() {
      const before = activity.title;
      if (await during(() => edits.replace(activity))) setFormer((now) => now ?? before);
    },
    async pick(other) {
      await during(() => edits.swap(activity, other));
    },
    async undo() {
      setBusy(true);
      const title = former ?? "";
      for (const editId of made.toReversed()) {
        if (!(await edits.revert(editId, `"${title}" is back`))) break;
      }
      setBusy(false);
      keep();
    },
  };
}
