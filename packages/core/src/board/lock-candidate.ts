import { columnList, type RowOf, statement, t } from "@caravan/db/sql";
import type { CandidateStatus } from "@caravan/domain/board/types";
import type { PlaceCategory } from "@caravan/domain/field-choices";
import { said } from "@caravan/domain/words/sentence";
import type { OpenedGroup } from "../groups/access.ts";
import type { Context } from "../kernel/context.ts";
import { conflict, notFound } from "../kernel/errors.ts";
import type { AdviceRow } from "./store.ts";

/** The fields that identify the place. */
export const placeColumns = {
  key: t.text,
  name: t.text,
  city: t.nullable(t.text),
  neighborhood: t.nullable(t.text),
  category: t.nullable(t.textOf<PlaceCategory>()),
  blurb: t.nullable(t.text),
  placeId: t.nullable(t.text),
  lat: t.nullable(t.double),
  lng: t.nullable(t.double),
};
const lockedRow = {
  id: t.uuid,
  ...placeColumns,
  status: t.textOf<CandidateStatus>(),
  source: t.textOf<"place" | "text" | "url">(),
  addedByAgent: t.nullable(t.text),
  advice: t.json<readonly AdviceRow[]>(),
};

export type LockedCandidate = RowOf<typeof lockedRow>;

const lock = statement(
  "candidate-lock",
  `select ${columnList(lockedRow)} from place_candidates where group_id = $1 and id = $2 for no key update`,
  [t.uuid, t.uuid],
  lockedRow,
);

/** Locks a candidate that is about to change: other changes and votes wait. */
export async function lockCandidate(ctx: Context, group: OpenedGroup, id: string): Promise<LockedCandidate> {
  const [candidate] = await ctx.sql.rows(lock, [group.id, id]);
  if (!candidate) throw notFound("place on this board");
  return candidate;
}

/** A dropped place accepts no votes and decisions until it is restored. */
export function requireNotIgnored({ status, name }: Pick<LockedCandidate, "status" | "name">): void {
  if (status !== "ignored") return;
  throw conflict(
    "candidate_ignored",
    said`${name} has been dropped from the board. Put it back first, or submit it again.`,
  );
}
