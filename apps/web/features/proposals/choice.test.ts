import { describe, expect, it } from "vitest";
import { accepted, chosenOf, hindrance } from "./choice.ts";

const change = (id: string, needs: string[] = [], obstacle: string | null = null) => ({ id, needs, obstacle });

/** A day, a stop on it, a note at the stop; and something of its own. */
const chain = [change("note", ["stop"]), change("stop", ["day"]), change("day"), change("title")];
const ids = (chosen: ReadonlySet<string>) => [...chosen].sort();

describe("what would be accepted of a proposal", () => {
  it("is at first everything", () => {
    expect(ids(chosenOf(chain, new Set()))).toEqual(["day", "note", "stop", "title"]);
  });

  it("is nothing that needs what was refused, however far", () => {
    expect(ids(chosenOf(chain, new Set(["day"])))).toEqual(["title"]);
    expect(ids(chosenOf(chain, new Set(["stop"])))).toEqual(["day", "title"]);
  });

  it("brings back what fell with it when a refusal is taken back", () => {
    const refused = accepted(chain, new Set(["day"]), "day");
    expect(ids(chosenOf(chain, refused))).toEqual(["day", "note", "stop", "title"]);
  });

  it("takes along what a ticked change needs, and leaves other refusals", () => {
    const refused = accepted(chain, new Set(["day", "stop", "note", "title"]), "note");
    expect(ids(chosenOf(chain, refused))).toEqual(["day", "note", "stop"]);
  });

  it("leaves out what no longer fits and what needs it, and says why", () => {
    const stale = [change("stop", ["day"]), change("day", [], "Day 3 is gone."), change("title")];
    expect(ids(chosenOf(stale, new Set()))).toEqual(["title"]);
    expect(stale.map((it) => hindrance(stale, it))).toEqual([
      "It needs another change that no longer fits.",
      "Day 3 is gone.",
      null,
    ]);
  });

  it("survives changes that need each other", () => {
    const pair = [change("a", ["b"]), change("b", ["a"])];
    expect(ids(chosenOf(pair, new Set()))).toEqual(["a", "b"]);
    expect(ids(chosenOf(pair, new Set(["a"])))).toEqual([]);
    expect(ids(chosenOf(pair, accepted(pair, new Set(["a", "b"]), "a")))).toEqual(["a", "b"]);
  });
});
