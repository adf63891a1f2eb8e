import { describe, expect, it } from "vitest";
import { obstacleTo, refusalsAfterTick, selectedChanges } from "./change-selection.ts";

const change = (id: string, needs: string[] = [], obstacle: string | null = null) => ({ id, needs, obstacle });

/** A day, a stop on it, a note at the stop; and an independent change. */
const chain = [change("note", ["stop"]), change("stop", ["day"]), change("day"), change("title")];
const ids = (chosen: ReadonlySet<string>) => [...chosen].sort();

describe("the selection of changes", () => {
  it("is everything at first", () => {
    expect(ids(selectedChanges(chain, new Set()))).toEqual(["day", "note", "stop", "title"]);
  });

  it("loses all changes that depend on a rejected one", () => {
    expect(ids(selectedChanges(chain, new Set(["day"])))).toEqual(["title"]);
    expect(ids(selectedChanges(chain, new Set(["stop"])))).toEqual(["day", "title"]);
  });

  it("gets dependent changes back with the one that they need", () => {
    const refused = refusalsAfterTick(chain, new Set(["day"]), "day");
    expect(ids(selectedChanges(chain, refused))).toEqual(["day", "note", "stop", "title"]);
  });

  it("gets what a ticked change needs, and keeps other rejections", () => {
    const refused = refusalsAfterTick(chain, new Set(["day", "stop", "note", "title"]), "note");
    expect(ids(selectedChanges(chain, refused))).toEqual(["day", "note", "stop"]);
  });

  it("leaves out changes that no longer fit and those that need them, with the reason", () => {
    const stale = [change("stop", ["day"]), change("day", [], "Day 3 is gone."), change("title")];
    expect(ids(selectedChanges(stale, new Set()))).toEqual(["title"]);
    expect(stale.map((it) => obstacleTo(stale, it))).toEqual([
      "It needs another change that no longer fits.",
      "Day 3 is gone.",
      null,
    ]);
  });

  it("handles changes that need each other", () => {
    const pair = [change("a", ["b"]), change("b", ["a"])];
    expect(ids(selectedChanges(pair, new Set()))).toEqual(["a", "b"]);
    expect(ids(selectedChanges(pair, new Set(["a"])))).toEqual([]);
    expect(ids(selectedChanges(pair, refusalsAfterTick(pair, new Set(["a", "b"]), "a")))).toEqual(["a", "b"]);
  });
});
