import { statement } from "@caravan/db/sql";
import type { CandidateStatus } from "@caravan/domain/board/types";
import { author } from "../actor.ts";
import type { Scene } from "../define.ts";
import { groupRoom, recordEvent } from "../events.ts";
import type { OpenedGroup } from "../groups/access.ts";

const update = statement(
  "candidate-status",
  "update place_candidates set status = $2, locked_in_by_id = $3, updated_at = $4 where id = $1",
);

/** Moves a candidate to another lane. Only what is locked in has somebody who locked it in. */
export async function setStatus(scene: Scene, candidateId: string, status: CandidateStatus): Promise<void> {
  const by = status === "locked_in" ? author(scene.actor).userId : null;
  await scene.sql.rows(update, [candidateId, status, by, scene.now]);
}

/** Tells the group's room that something is different about a candidate. */
export function candidateChanged(scene: Scene, group: OpenedGroup, candidateId: string): Promise<void> {
  return recordEvent(scene, groupRoom(group.id), "board.changed", {
    group_trip_id: group.id,
    candidate_id: candidateId,
  });
}
