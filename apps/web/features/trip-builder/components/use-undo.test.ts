import { describe, expect, it } from "vitest";
import { undoSteps } from "./use-undo.ts";

type Entry = Parameters<typeof undoSteps>[0][number];

/** A history, oldest first; `reverts` names the entry that an entry reverts. */
function history(...entries: { id: string; by?: string; summary?: string; reverts?: string }[]): Entry[] {
  const all = entries.map(({ id, by = "ana", summary = id, reverts }) => ({
    id,
    summary,
    author: { user_id: by },
    revertible: !entries.some((it) => it.reverts === id),
    reverted: entries.some((it) => it.reverts === id),
    reverts_all: reverts === undefined ? [] : [reverts],
  }));
  return all.reverse();
}

const steps = (...entries: Parameters<typeof history>) => {
  const { undo, redo } = undoSteps(history(...entries), "ana");
  return { undo: undo?.editId ?? null, redo: redo?.editId ?? null };
};

describe("undo and redo", () => {
  it("undoes the newest change of the person, not that of somebody else", () => {
    expect(steps({ id: "a" }, { id: "b" }, { id: "c", by: "bo" })).toEqual({ undo: "b", redo: null });
    expect(steps({ id: "c", by: "bo" })).toEqual({ undo: null, redo: null });
  });

  it("redoes what was undone, the last undo first", () => {
    const undone = [{ id: "a" }, { id: "b" }, { id: "undo-b", reverts: "b" }, { id: "undo-a", reverts: "a" }];
    expect(steps(...undone.slice(0, 3))).toEqual({ undo: "a", redo: "undo-b" });
    expect(steps(...undone)).toEqual({ undo: null, redo: "undo-a" });
    expect(steps(...undone, { id: "redo-a", reverts: "undo-a" })).toEqual({ undo: "redo-a", redo: "undo-b" });
  });

  it("undoes again what was redone", () => {
    const redone = [{ id: "a" }, { id: "undo", reverts: "a" }, { id: "redo", reverts: "undo" }];
    expect(steps(...redone)).toEqual({ undo: "redo", redo: null });
    expect(steps(...redone, { id: "again", reverts: "redo" })).toEqual({ undo: null, redo: "again" });
  });

  it("forgets what was undone when the person changes something else, but not when somebody else does", () => {
    const undone = [{ id: "a" }, { id: "undo", reverts: "a" }];
    expect(steps(...undone, { id: "b" })).toEqual({ undo: "b", redo: null });
    expect(steps(...undone, { id: "b", by: "bo" })).toEqual({ undo: null, redo: "undo" });
  });

  it("takes what reverts an entry that is not listed any more for an undo", () => {
    expect(steps({ id: "undo", reverts: "long ago" })).toEqual({ undo: null, redo: "undo" });
  });

  it("names what was done, however often it was undone", () => {
    const entries = history(
      { id: "a", summary: "Moved Castle" },
      { id: "undo", summary: "Undid: Moved Castle", reverts: "a" },
      { id: "redo", summary: "Redid: Moved Castle", reverts: "undo" },
    );
    expect(undoSteps(entries, "ana").undo?.action).toBe("Moved Castle");
    expect(undoSteps(entries.slice(1), "ana").redo).toBeNull();
  });
});
