"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { type Trip, useApi, type Viewer } from "@/features/api-client/index.ts";
import { spellValues } from "@/ui/format.ts";
import { toast } from "@/ui/toast.ts";
import { type TripEdits, underWay } from "../api/use-trip-edits.ts";

export interface Undo {
  readonly available: boolean;
  readonly run: () => Promise<void>;
}

/** Undoes the person's own newest change; not changes of others, and not an undo (that would be a redo). */
export function useUndo(trip: Trip, viewer: Viewer, edits: TripEdits): Undo {
  const api = useApi();
  const enabled = trip.role !== "viewer";
  const history = useQuery({ ...api.history.list.queryOptions({ trip_id: trip.id, limit: 30 }), enabled });
  const busy = useRef(false);
  const newest = (entries = history.data?.entries ?? []) =>
    entries.find(
      (it) => it.author.user_id === viewer.id && it.revertible && !it.reverted && it.reverts_all.length === 0,
    );

  const run = async () => {
    if (busy.current || !enabled) return;
    busy.current = true;
    // Unsent changes are not in the history.
    const taken = await edits.takeBack();
    if (taken !== "none") {
      if (taken === "taken back") toast({ title: "Undone before it was sent" });
      else toast({ title: underWay, description: "You can undo it once there is a connection." });
      busy.current = false;
      return;
    }
    // The list may be older than the last change.
    const entry = newest((await history.refetch()).data?.entries);
    if (entry) await edits.revert(entry.id, `Undone: ${spellValues(entry.summary)}`);
    else toast({ title: "You have nothing to undo" });
    busy.current = false;
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "z" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest("input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog]")) return;
    event.preventDefault();
    void run();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);

  return { available: enabled && (edits.waiting > 0 || newest() !== undefined), run };
}
