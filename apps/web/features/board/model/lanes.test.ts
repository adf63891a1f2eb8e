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

describe("a lane", () => {
  it("is sorted by In votes less Out votes, then stars", () => {
    const lane = [
      place("split", { tally: { in: 3, unsure: 0, out: 3 } }),
      place("loved", { tally: { in: 2, unsure: 0, out: 0 } }),
      place("starred", { tally: { in: 2, unsure: 0, out: 0 }, stars: 1 }),
    ];
    expect(ids(viewOf(lane, wholeBoard, "ana"))).toEqual(["starred", "loved", "split"]);
  });

  it("can be filtered by category and by what one has not voted on", () => {
    const lane = [place("a", { category: "food" }), place("b"), voted("c"), voted("d", true)];
    expect(ids(viewOf(lane, { ...wholeBoard, category: "food" }, "ana"))).toEqual(["a"]);
    expect(ids(viewOf(lane, { ...wholeBoard, notVoted: true }, "ana"))).toEqual(["a", "b", "d"]);
  });

  it("counts what one has not voted on: not locked-in places, but places with one's agent's vote only", () => {
    const candidates = [place("a"), voted("b"), voted("c", true), place("d", { status: "locked_in" })];
    expect(ids(toVoteOn({ candidates }, "ana"))).toEqual(["a", "c"]);
  });
});

describe("the cards during voting", () => {
  const [a, b, c, d] = ["a", "b", "c", "d"].map((id) => place(id)) as [Candidate, Candidate, Candidate, Candidate];

  it("stay in place when the order or the filter would move them", () => {
    expect(keepOrder(["a", "b", "c"], [c, a], [a, b, c])).toEqual(["a", "b", "c"]);
  });

  it("leave when they leave the lane", () => {
    expect(keepOrder(["a", "b", "c"], [a, c], [a, c])).toEqual(["a", "c"]);
  });

  it("are inserted by the new order", () => {
    expect(keepOrder(["a", "b"], [d, a, c, b], [a, b, c, d])).toEqual(["d", "a", "c", "b"]);
  });
});
