import { statement } from "@caravan/db/sql";
import type { CandidateStatus } from "@caravan/domain/board/types";
import type { PlaceCategory } from "@caravan/domain/fields";
import type { OpenedGroup } from "../groups/access.ts";
import type { Context } from "../kernel/context.ts";
import { conflict, notFound } from "../kernel/errors.ts";
import type { AdviceRow } from "./store.ts";

export interface LockedCandidate {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly city: string | null;
  readonly neighborhood: string | null;
  readonly category: PlaceCategory | null;
  readonly blurb: string | null;
  readonly status: CandidateStatus;
  readonly placeId: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly source: "place" | "text" | "url";
  readonly addedByAgent: string | null;
  readonly advice: readonly AdviceRow[];
}

const lock = statement(
  "candidate-lock",
  `select id, key, name, city, neighborhood, category, blurb, status, place_id as "placeId", lat, lng, source,
          added_by_agent as "addedByAgent", advice
     from place_candidates where group_id = $1 and id = $2 for no key update`,
);

/** A candidate that is about to change: whoever else changes it or votes on it waits, and sees what came of this. */
export async function lockCandidate(ctx: Context, group: OpenedGroup, id: string): Promise<LockedCandidate> {
  const [candidate] = await ctx.sql.rows<LockedCandidate>(lock, [group.id, id]);
  if (!candidate) throw notFound("place on this board");
  return candidate;
}

/** A dropped place takes no votes and no decisions until somebody puts it back. */
export function requireNotIgnored({ status, name }: Pick<LockedCandidate, "status" | "name">): void {
  if (status !== "ignored") return;
  throw conflict(
    "candidate_ignored",
    `${name} has been dropped from the board. Put it back first, or submit it again.`,
  );
}
