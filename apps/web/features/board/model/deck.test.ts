import { describe, expect, it } from "vitest";
import { refreshPile, voteOfSwipe } from "./deck.ts";

const set = (...ids: string[]) => new Set(ids);

describe("the deck", () => {
  const pile = { ids: ["a", "b", "c", "d"], at: 2 };

  it("stays the same after votes", () => {
    const all = set("a", "b", "c", "d");
    expect(refreshPile(pile, ["c", "d"], all, all)).toBe(pile);
  });

  it("adds new places at the end", () => {
    const all = set("a", "b", "c", "d", "e");
    expect(refreshPile(pile, ["e", "c", "d"], all, all)).toEqual({ ids: ["a", "b", "c", "d", "e"], at: 2 });
  });

  it("loses decided places that were not shown, and keeps shown ones to go back to", () => {
    // b was voted out, d was locked in.
    expect(refreshPile(pile, ["c"], set("a", "c"), set("a", "b", "c", "d"))).toEqual({ ids: ["a", "b", "c"], at: 2 });
  });

  it("stays at its card when one before it is dropped", () => {
    expect(refreshPile(pile, ["c", "d"], set("b", "c", "d"), set("b", "c", "d"))).toEqual({
      ids: ["b", "c", "d"],
      at: 1,
    });
  });
});

describe("releasing a card", () => {
  it.each([
    [{ x: 140, y: 20, milliseconds: 600 }, "in"],
    [{ x: -140, y: -20, milliseconds: 600 }, "out"],
    [{ x: 10, y: -140, milliseconds: 600 }, "unsure"],
    [{ x: 50, y: 0, milliseconds: 60 }, "in"],
  ])("%j votes %s", (drawn, vote) => {
    expect(voteOfSwipe(drawn)).toBe(vote);
  });

  it.each([
    { x: 50, y: 0, milliseconds: 600 },
    { x: 10, y: 0, milliseconds: 5 },
    { x: 0, y: 200, milliseconds: 300 },
  ])("%j votes nothing", (drawn) => {
    expect(voteOfSwipe(drawn)).toBeNull();
  });
});
