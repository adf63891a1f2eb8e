import { isSplit } from "@caravan/domain/board/readiness";
import { type Vote, votes } from "@caravan/domain/field-choices";
import { cautionsOf } from "@caravan/domain/trip/check/cautions";
import { blankActivity } from "@caravan/domain/trip/new-activity";
import { placeById } from "@caravan/gazetteer/cities";
import type { z } from "zod";
import { word } from "../kernel/word.ts";
import type { CandidateRow, ImportRow, ReactionRow } from "./store.ts";
import type { candidateWire, importWire } from "./wire.ts";

export type CandidateWire = z.input<typeof candidateWire>;
export type ImportWire = z.input<typeof importWire>;

/** For an account that was deleted. */
const GONE = "Somebody who left";

/** `names`: the present members. Votes of former members are neither shown nor counted. */
export function presentCandidate(
  row: CandidateRow,
  said: readonly ReactionRow[],
  names: ReadonlyMap<string, string>,
  code: string,
): CandidateWire {
  const reactions = said.flatMap((it) => presentReaction(it, names.get(it.user_id)));
  const own = reactions.filter((it) => !it.advisory);
  return {
    id: row.id,
    name: row.name,
    city: row.city,
    neighborhood: row.neighborhood,
    category: row.category,
    blurb: row.blurb,
    confidence: row.confidence,
    status: row.status,
    locked_in: row.status === "locked_in",
    place_id: row.placeId,
    lat: row.lat,
    lng: row.lng,
    cautions: cautionsAbout(row),
    picture_url: row.hasPicture ? `/api/group-trips/${code}/board/${row.id}/picture` : null,
    source: { kind: row.source, url: row.sourceUrl },
    added_by: adder(row),
    created_at: row.createdAt.toISOString(),
    reactions,
    tally: tallyOf(own),
    stars: own.filter((it) => it.starred).length,
    advisory_tally: tallyOf(reactions.filter((it) => it.advisory)),
    split: isSplit({ status: row.status, votes: own.map((it) => it.vote) }),
    advice: row.advice.flatMap((it) => {
      const name = names.get(it.user_id);
      return name === undefined ? [] : [{ user_id: it.user_id, name, agent_name: it.agent_name, at: it.at }];
    }),
    locked_in_by: row.lockedInBy,
  };
}

/** By the same rule as for an activity of a plan that the board put there. */
function cautionsAbout({ name, city, placeId, category }: CandidateRow): CandidateWire["cautions"] {
  const activityType = category === "food" ? "dining" : "general";
  const activity = { ...blankActivity(name), location: city, placeId, activityType, provenance: "board" } as const;
  const place = placeId === null ? undefined : placeById(placeId);
  const cautions = cautionsOf({ ...activity, verified: place?.verified ?? false }, place);
  return cautions.map(({ code, message }) => ({ code, message: word(message) }));
}

export function presentImport(row: ImportRow): ImportWire {
  return {
    id: row.id,
    kind: row.kind,
    url: row.url,
    status: row.status,
    reason: row.reason,
    added_by: adder(row),
    created_at: row.createdAt.toISOString(),
  };
}

function presentReaction(row: ReactionRow, name: string | undefined): CandidateWire["reactions"] {
  if (name === undefined) return [];
  const { user_id, vote, starred, reason, advisory, agent_name, updated_at } = row;
  return [
    { user_id, name, vote, starred, reason, advisory, agent_name, updated_at: new Date(updated_at).toISOString() },
  ];
}

function adder(row: Pick<CandidateRow, "addedById" | "addedByName" | "addedByAgent">): CandidateWire["added_by"] {
  return { user_id: row.addedById, name: row.addedByName ?? GONE, agent_name: row.addedByAgent };
}

function tallyOf(reactions: readonly { readonly vote: Vote }[]): Record<Vote, number> {
  const count = (vote: Vote) => reactions.filter((it) => it.vote === vote).length;
  return Object.fromEntries(votes.map((vote) => [vote, count(vote)])) as Record<Vote, number>;
}
