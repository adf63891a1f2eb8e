"use client";

import { useMemo, useState } from "react";
import { type BoardView, settled, viewOf } from "./lanes.ts";
import type { Candidate } from "./types.ts";

/** What to show of a lane, so that no card goes away from under the hand that votes on it; another view looks anew. */
export function useSettled(lane: readonly Candidate[], view: BoardView, you: string): readonly Candidate[] {
  const next = useMemo(() => viewOf(lane, view, you), [lane, view, you]);
  const [kept, setKept] = useState<{ view: BoardView; ids: readonly string[] }>({ view, ids: [] });
  const ids = useMemo(
    () => (kept.view === view ? settled(kept.ids, next, lane) : next.map((it) => it.id)),
    [kept, view, next, lane],
  );
  if (kept.view !== view || ids.length !== kept.ids.length || ids.some((id, index) => id !== kept.ids[index])) {
    setKept({ view, ids });
  }
  return useMemo(() => {
    const byId = new Map(lane.map((it) => [it.id, it]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }, [ids, lane]);
}
