import type { Vote } from "@caravan/domain/field-choices";
import type { BoardData, Candidate, Reaction } from "./types.ts";

export interface OwnVote {
  readonly vote: Vote;
  readonly starred: boolean;
  readonly reason: string | null;
}

/** A person's own vote, without the advice of their agents. */
export function ownReaction(candidate: Pick<Candidate, "reactions">, userId: string): Reaction | null {
  return candidate.reactions.find((it) => it.user_id === userId && !it.advisory) ?? null;
}

export const byPeople = (candidate: Pick<Candidate, "reactions">) => candidate.reactions.filter((it) => !it.advisory);
export const byAgents = (candidate: Pick<Candidate, "reactions">) => candidate.reactions.filter((it) => it.advisory);

/** The vote after one press. A star votes In; Out removes the star. */
export function afterVote(now: OwnVote | null, vote: Vote, reason: string | null): OwnVote {
  return { vote, starred: vote !== "out" && (now?.starred ?? false), reason };
}

export function afterStar(now: OwnVote | null): OwnVote {
  const vote = now && now.vote !== "out" ? now.vote : "in";
  return { vote, starred: !now?.starred, reason: now?.vote === vote ? now.reason : null };
}

/** The candidate after the vote; whether the group is split is decided by the server. Null removes the vote. */
export function withReaction(
  candidate: Candidate,
  person: { readonly user_id: string; readonly name: string },
  given: OwnVote | null,
  now: string,
): Candidate {
  const before = ownReaction(candidate, person.user_id);
  const mine = given && { ...person, ...given, advisory: false, agent_name: null, updated_at: now };
  const reactions = before
    ? candidate.reactions.flatMap((it) => (it === before ? (mine ?? []) : it))
    : [...candidate.reactions, ...(mine ? [mine] : [])];
  const votes = reactions.filter((it) => !it.advisory);
  const tally = { in: 0, unsure: 0, out: 0 };
  for (const it of votes) tally[it.vote] += 1;
  return { ...candidate, reactions, tally, stars: votes.filter((it) => it.starred).length };
}

/** The board with that candidate changed, in whichever lane it is. */
export function withCandidate(board: BoardData, id: string, change: (candidate: Candidate) => Candidate): BoardData {
  const changed = (list: readonly Candidate[]) => list.map((it) => (it.id === id ? change(it) : it));
  return {
    ...board,
    candidates: changed(board.candidates),
    review_lane: changed(board.review_lane),
    ignored: changed(board.ignored),
  };
}

/** The board after a decision: the candidate moves to its new lane. */
export function withStatus(board: BoardData, id: string, status: Candidate["status"]): BoardData {
  const found = [...board.review_lane, ...board.candidates, ...board.ignored].find((it) => it.id === id);
  if (!found) return board;
  const moved = { ...found, status, locked_in: status === "locked_in" };
  const stays = board.candidates.some((it) => it.id === id);
  const shown = status !== "ignored" && status !== "review";
  return {
    ...board,
    review_lane: board.review_lane.filter((it) => it.id !== id),
    ignored: [...(status === "ignored" ? [moved] : []), ...board.ignored.filter((it) => it.id !== id)],
    candidates: [
      ...(shown && !stays ? [moved] : []),
      ...board.candidates.flatMap((it) => (it.id === id ? (shown ? moved : []) : it)),
    ],
  };
}
