import type { BoardPlace } from "@caravan/domain/planning/group-board";
import type { Context } from "../kernel/context.ts";
import { type CandidateRow, listCandidates, listReactions, namesOf, type ReactionRow } from "./store.ts";

/** A place of the board, before the destination of the trip is known. */
export interface PlaceOnBoard extends Omit<BoardPlace, "id" | "elsewhere"> {
  readonly candidateId: string;
  /** Gazetteer id, if it has one. */
  readonly placeId: string | null;
}

export interface BoardForPlan {
  /** The most wanted first. */
  readonly lockedIn: readonly PlaceOnBoard[];
  /** On the board with at least one vote for it, most votes first. */
  readonly runnersUp: readonly PlaceOnBoard[];
  /** Voted out or dropped. */
  readonly declined: readonly PlaceOnBoard[];
  /** Who is in the group now. */
  readonly members: number;
}

/** Votes of present members count; advice of agents does not. */
export async function boardForPlan(ctx: Context, groupId: string): Promise<BoardForPlan> {
  const rows = await listCandidates(ctx.sql, groupId, null);
  const reactions = await listReactions(ctx.sql, groupId, null);
  const names = await namesOf(ctx.sql, groupId);
  const of = (...statuses: readonly CandidateRow["status"][]) =>
    rows
      .filter((row) => statuses.includes(row.status))
      .map((row) => placeOf(row, reactions.get(row.id) ?? [], names))
      .sort((a, b) => b.wantedBy.length - a.wantedBy.length);
  return {
    lockedIn: of("locked_in"),
    runnersUp: of("board").filter((it) => it.wantedBy.length > 0),
    declined: of("out", "ignored"),
    members: names.size,
  };
}

function placeOf(
  row: CandidateRow,
  reactions: readonly ReactionRow[],
  names: ReadonlyMap<string, string>,
): PlaceOnBoard {
  const { id, name, city, neighborhood, category, blurb, placeId, lat, lng, lockedInBy } = row;
  const voters = reactions.filter((it) => it.vote === "in" && !it.advisory);
  const wantedBy = voters.flatMap((it) => names.get(it.user_id) ?? []);
  return { candidateId: id, name, city, neighborhood, category, blurb, placeId, lat, lng, lockedInBy, wantedBy };
}
