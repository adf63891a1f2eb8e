import type { PlaceCategory } from "@caravan/domain/field-choices";
import { ownReaction } from "./reactions.ts";
import type { BoardData, Candidate } from "./types.ts";

export const laneNames = ["review", "board", "locked_in", "out"] as const;
export type LaneName = (typeof laneNames)[number];
export type Lanes = Readonly<Record<LaneName, readonly Candidate[]>>;

export const orders = ["votes", "newest", "name"] as const;
export type Order = (typeof orders)[number];

export interface BoardView {
  readonly category: PlaceCategory | "all";
  readonly notVoted: boolean;
  readonly order: Order;
}

export const wholeBoard: BoardView = { category: "all", notVoted: false, order: "votes" };

export function lanesOf(board: Pick<BoardData, "candidates" | "review_lane">): Lanes {
  const of = (status: LaneName) => board.candidates.filter((it) => it.status === status);
  return { review: board.review_lane, board: of("board"), locked_in: of("locked_in"), out: of("out") };
}

/** The places that wait for this person's vote: only on the board, because locked-in and out ones are decided. */
export function toVoteOn(board: Pick<BoardData, "candidates">, userId: string): Candidate[] {
  return board.candidates.filter((it) => it.status === "board" && !ownReaction(it, userId));
}

const score = ({ tally, stars }: Candidate) => tally.in - tally.out + stars / 2;

const compare: Record<Order, (one: Candidate, other: Candidate) => number> = {
  votes: (one, other) => score(other) - score(one) || other.tally.in - one.tally.in,
  newest: (one, other) => other.created_at.localeCompare(one.created_at),
  name: (one, other) => one.name.localeCompare(other.name, "en"),
};

/** The visible cards of a lane, in order; equal ones stay in the server's order. */
export function viewOf(lane: readonly Candidate[], view: BoardView, userId: string): Candidate[] {
  return lane
    .filter((it) => view.category === "all" || it.category === view.category)
    .filter((it) => !view.notVoted || !ownReaction(it, userId))
    .toSorted(compare[view.order]);
}

/**
 * Keeps cards in place while somebody votes: cards that were shown stay in their order as long as they are in the lane,
 * and new ones are inserted after their neighbour of the new order.
 *
 * @param lane all of it, unfiltered
 */
export function keepOrder(
  shown: readonly string[],
  next: readonly Candidate[],
  lane: readonly Candidate[],
): readonly string[] {
  const there = new Set(lane.map((it) => it.id));
  const order = shown.filter((id) => there.has(id));
  const known = new Set(order);
  let before: string | null = null;
  for (const { id } of next) {
    if (!known.has(id)) {
      order.splice(before === null ? 0 : order.indexOf(before) + 1, 0, id);
      known.add(id);
    }
    before = id;
  }
  return order;
}
