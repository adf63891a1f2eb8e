"use client";

import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { type HistoryEntry, type Trip, useApi, type Viewer } from "@/features/api-client/index.ts";
import { spellValues } from "@/ui/format.ts";
import { toast } from "@/ui/toast.ts";
import type { TripEdits } from "../api/use-trip-edits.ts";
import { t } from "../messages/index.ts";

export interface Undo {
  readonly undo: UndoAction;
  readonly redo: UndoAction;
}

export interface UndoAction {
  readonly available: boolean;
  /** What it would undo or redo; null where that is not known. */
  readonly action: string | null;
  readonly run: () => Promise<void>;
}

/** Undoes and redoes the person's own changes. */
export function useUndo(trip: Trip, viewer: Viewer, edits: TripEdits): Undo {
  const api = useApi();
  const enabled = trip.role !== "viewer";
  const history = useQuery({ ...api.history.list.queryOptions({ trip_id: trip.id, limit: 30 }), enabled });
  const last = useRef<Promise<void>>(Promise.resolve());
  const stepsOf = (entries: readonly HistoryEntry[] = history.data?.entries ?? []) => undoSteps(entries, viewer.id);

  /** Several presses in a row are done one after the other. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    if (!enabled) return Promise.resolve();
    const run = last.current.then(work);
    last.current = run.catch(() => undefined);
    return run;
  };
  const undo = () =>
    inTurn(async () => {
      // Unsent changes are not in the history.
      const taken = await edits.takeBack();
      if (taken === "taken back") toast({ title: t("undo.beforeSent") });
      if (taken === "under way") toast({ title: t("edit.underWay"), description: t("undo.later") });
      if (taken !== "none") return;
      // The list may be older than the last change.
      const step = stepsOf((await history.refetch()).data?.entries).undo;
      if (step) await edits.revert(step.editId, t("undo.done", { action: spellValues(step.action) }));
      else toast({ title: t("undo.nothing") });
    });
  const redo = () =>
    inTurn(async () => {
      const step = edits.waiting > 0 ? null : stepsOf((await history.refetch()).data?.entries).redo;
      if (step) await edits.revert(step.editId, t("redo.done", { action: spellValues(step.action) }));
      else toast({ title: t("redo.nothing") });
    });

  const steps = stepsOf();
  const waits = edits.waiting > 0;
  return {
    undo: {
      available: enabled && (waits || steps.undo !== null),
      action: waits ? null : (steps.undo?.action ?? null),
      run: undo,
    },
    redo: {
      available: enabled && !waits && steps.redo !== null,
      action: waits ? null : (steps.redo?.action ?? null),
      run: redo,
    },
  };
}

/** What can be undone and redone, as the entry to revert and what it says was done. */
interface UndoStep {
  readonly editId: string;
  readonly action: string;
}

interface UndoSteps {
  readonly undo: UndoStep | null;
  readonly redo: UndoStep | null;
}

type Entry = Pick<HistoryEntry, "id" | "summary" | "reverted" | "revertible" | "reverts_all"> & {
  readonly author: Pick<HistoryEntry["author"], "user_id">;
};

/** As the server names an entry that reverts another one. */
const undone = /^(?:Undid|Redid): /;

/**
 * A person's next undo and redo. Undoing reverts an entry and redoing reverts that undo, until the person changes
 * something else. Changes of others are no part of it.
 *
 * @param newestFirst entries of the history; of older ones nothing is known
 */
export function undoSteps(newestFirst: readonly Entry[], userId: string): UndoSteps {
  const undoes = new Map<string, boolean>();
  const undo: UndoStep[] = [];
  let redo: UndoStep[] = [];
  for (const entry of newestFirst.toReversed()) {
    const [reverted] = entry.reverts_all;
    const isUndo = reverted !== undefined && !undoes.get(reverted);
    undoes.set(entry.id, isUndo);
    if (entry.author.user_id !== userId) continue;
    if (reverted === undefined) redo = [];
    // A reverted entry has its turn again as the entry that reverted it.
    if (entry.reverted || !entry.revertible) continue;
    (isUndo ? redo : undo).push({
      editId: entry.id,
      action: reverted === undefined ? entry.summary : entry.summary.replace(undone, ""),
    });
  }
  return { undo: undo.at(-1) ?? null, redo: redo.at(-1) ?? null };
}
