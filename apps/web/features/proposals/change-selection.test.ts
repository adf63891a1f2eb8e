import { describe, expect, it } from "vitest";
import { obstacleTo, refusalsAfterTick, selectedChanges } from "./change-selection.ts";

const change = (id: string, needs: string[] = [], obstacle: string | null = null) => ({ id, needs, obstacle });

/** A day, a stop on it, a note at the stop; and something of its own. */
const chain = [change("note", ["stop"]), change("stop", ["day"]), change("day"), change("title")];
const ids = (chosen: ReadonlySet<string>) => [...chosen].sort();

describe("what would be accepted of a proposal", () => {
  it("is at first everything", () => {
    expect(ids(selectedChanges(chain, new Set()))).toEqual(["day", "note", "stop", "title"]);
  });

  it("is nothing that needs what was refused, however far", () => {
    expect(ids(selectedChanges(chain, new Set(["day"])))).toEqual(["title"]);
    expect(ids(selectedChanges(chain, new Set(["stop"])))).toEqual(["day", "title"]);
  });

  it("brings back what fell with it when a refusal is taken back", () => {
    const refused = refusalsAfterTick(chain, new Set(["day"]), "day");
    expect(ids(selectedChanges(chain, refused))).toEqual(["day", "note", "stop", "title"]);
  });

  it("takes along what a ticked change needs, and leaves other refusals", () => {
    const refused = refusalsAfterTick(chain, new Set(["day", "stop", "note", "title"]), "note");
    expect(ids(selectedChanges(chain, refused))).toEqual(["day", "note", "stop"]);
  });

  it("leaves out what no longer fits and what needs it, and says why", () => {
    const stale = [change("stop", ["day"]), change("day", [], "Day 3 is gone."), change("title")];
    expect(ids(selectedChanges(stale, new Set()))).toEqual(["title"]);
    expect(stale.map((it) => obstacleTo(stale, it))).toEqual([
      "It needs another change that no longer fits.",
      "Day 3 is gone.",
      null,
    ]);
  });

  it("survives changes that need each other", () => {
    const pair = [change("a", ["b"]), change("b", ["a"])];
    expect(ids(selectedChanges(pair, new Set()))).toEqual(["a", "b"]);
    expect(ids(selectedChanges(pair, new Set(["a"])))).toEqual([]);
    expect(ids(selectedChanges(pair, refusalsAfterTick(pair, new Set(["a", "b"]), "a")))).toEqual(["a", "b"]);
  });
});
