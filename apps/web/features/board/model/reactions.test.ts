import { describe, expect, it } from "vitest";
import { afterStar, afterVote, withReaction, withStatus } from "./reactions.ts";
import type { BoardData, Candidate, Reaction } from "./types.ts";

const ana = { user_id: "ana", name: "Ana" };
const now = "2030-05-01T10:00:00.000Z";
const reaction = (more: Partial<Reaction>): Reaction => ({
  ...ana,
  vote: "in",
  starred: false,
  reason: null,
  advisory: false,
  agent_name: null,
  updated_at: now,
  ...more,
});
const candidate = (reactions: Reaction[], more: Partial<Candidate> = {}) =>
  ({ id: "a", status: "board", locked_in: false, reactions, ...more }) as Candidate;

describe("a vote button", () => {
  it("keeps a star when the vote changes, except to Out", () => {
    const starred = { vote: "in", starred: true, reason: null } as const;
    expect(afterVote(starred, "unsure", null)).toEqual({ vote: "unsure", starred: true, reason: null });
    expect(afterVote(starred, "out", "Too far")).toEqual({ vote: "out", starred: false, reason: "Too far" });
  });

  it("for the star votes In for no vote or Out, and keeps Unsure", () => {
    expect(afterStar(null)).toEqual({ vote: "in", starred: true, reason: null });
    expect(afterStar({ vote: "out", starred: false, reason: "Too far" })).toEqual({
      vote: "in",
      starred: true,
      reason: null,
    });
    expect(afterStar({ vote: "unsure", starred: true, reason: "Maybe" })).toEqual({
      vote: "unsure",
      starred: false,
      reason: "Maybe",
    });
  });
});

describe("an optimistic vote", () => {
  it("replaces the person's own, and counts people only", () => {
    const advice = reaction({ advisory: true, agent_name: "Planner", vote: "out" });
    const ben = reaction({ user_id: "ben", name: "Ben", vote: "out", starred: false });
    const before = candidate([reaction({ vote: "unsure" }), advice, ben]);
    const after = withReaction(before, ana, { vote: "in", starred: true, reason: null }, now);
    expect(after.tally).toEqual({ in: 1, unsure: 0, out: 1 });
    expect(after.stars).toBe(1);
    expect(after.reactions).toHaveLength(3);
    expect(after.reactions).toContain(advice);
  });

  it("is added where there was none", () => {
    const after = withReaction(candidate([]), ana, { vote: "out", starred: false, reason: "Too far" }, now);
    expect(after.tally).toEqual({ in: 0, unsure: 0, out: 1 });
    expect(after.reactions[0]).toMatchObject({ name: "Ana", reason: "Too far", advisory: false });
  });
});

describe("an optimistic decision", () => {
  const board = {
    review_lane: [candidate([], { id: "r", status: "review" })],
    candidates: [candidate([], { id: "b" })],
    ignored: [candidate([], { id: "d", status: "ignored" })],
  } as unknown as BoardData;
  const where = (it: BoardData) => ({
    review: it.review_lane.map(({ id }) => id),
    rest: it.candidates.map(({ id, status }) => `${id} ${status}`),
  });

  it("moves a kept place from the review to the board, once", () => {
    const kept = withStatus(board, "r", "board");
    expect(where(kept)).toEqual({ review: [], rest: ["r board", "b board"] });
    expect(where(withStatus(kept, "r", "board"))).toEqual(where(kept));
  });

  it("locks in a place in its position, and drops it from any lane", () => {
    expect(where(withStatus(board, "b", "locked_in")).rest).toEqual(["b locked_in"]);
    expect(withStatus(board, "b", "locked_in").candidates[0]?.locked_in).toBe(true);
    expect(where(withStatus(board, "b", "ignored"))).toEqual({ review: ["r"], rest: [] });
    expect(where(withStatus(board, "r", "ignored"))).toEqual({ review: [], rest: ["b board"] });
    expect(withStatus(board, "b", "ignored").ignored.map((it) => it.id)).toEqual(["b", "d"]);
  });

  it("restores a dropped place", () => {
    const back = withStatus(board, "d", "board");
    expect(where(back)).toEqual({ review: ["r"], rest: ["d board", "b board"] });
    expect(back.ignored).toEqual([]);
  });
});
