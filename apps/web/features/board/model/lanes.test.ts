import { describe, expect, it } from "vitest";
import { keepOrder, toVoteOn, viewOf, wholeBoard } from "./lanes.ts";
import type { Candidate } from "./types.ts";

const place = (id: string, more: Partial<Candidate> = {}) =>
  ({
    id,
    name: id,
    status: "board",
    category: null,
    reactions: [],
    tally: { in: 0, unsure: 0, out: 0 },
    stars: 0,
    created_at: "2030-01-01T00:00:00Z",
    ...more,
  }) as unknown as Candidate;
const voted = (id: string, advisory = false) => place(id, { reactions: [{ user_id: "ana", advisory }] as never });
const ids = (places: readonly Candidate[]) => places.map((it) => it.id);

describe("how a lane is looked at", () => {
  it("puts first what is most wanted: In less Out, then stars", () => {
    const lane = [
      place("split", { tally: { in: 3, unsure: 0, out: 3 } }),
      place("loved", { tally: { in: 2, unsure: 0, out: 0 } }),
      place("starred", { tally: { in: 2, unsure: 0, out: 0 }, stars: 1 }),
    ];
    expect(ids(viewOf(lane, wholeBoard, "ana"))).toEqual(["starred", "loved", "split"]);
  });

  it("leaves out other categories, and what one has voted on oneself", () => {
    const lane = [place("a", { category: "food" }), place("b"), voted("c"), voted("d", true)];
    expect(ids(viewOf(lane, { ...wholeBoard, category: "food" }, "ana"))).toEqual(["a"]);
    expect(ids(viewOf(lane, { ...wholeBoard, notVoted: true }, "ana"))).toEqual(["a", "b", "d"]);
  });

  it("knows what waits for a vote: neither what is locked in nor what one's agent alone spoke on is done", () => {
    const candidates = [place("a"), voted("b"), voted("c", true), place("d", { status: "locked_in" })];
    expect(ids(toVoteOn({ candidates }, "ana"))).toEqual(["a", "c"]);
  });
});

describe("cards while somebody votes", () => {
  const [a, b, c, d] = ["a", "b", "c", "d"].map((id) => place(id)) as [Candidate, Candidate, Candidate, Candidate];

  it("stay where they are when the order would change, and when the filter no longer holds", () => {
    expect(keepOrder(["a", "b", "c"], [c, a], [a, b, c])).toEqual(["a", "b", "c"]);
  });

  it("leave when they leave the lane", () => {
    expect(keepOrder(["a", "b", "c"], [a, c], [a, c])).toEqual(["a", "c"]);
  });

  it("come where the new order has them", () => {
    expect(keepOrder(["a", "b"], [d, a, c, b], [a, b, c, d])).toEqual(["d", "a", "c", "b"]);
  });
});
