import { statement, t } from "@caravan/db/sql";
import { writtenColumns } from "@caravan/db/written-columns";
import { deepEqual } from "@caravan/domain/deep-equal";
import type { PlaceCategory } from "@caravan/domain/field-choices";
import { said } from "@caravan/domain/words/sentence";
import { placeById } from "@caravan/gazetteer/cities";
import type { OpenedGroup } from "../groups/access.ts";
import type { Context } from "../kernel/context.ts";
import { conflict, forbidden } from "../kernel/errors.ts";
import { setStatus } from "./candidate-status.ts";
import { completePlace } from "./complete-place.ts";
import { citiesOfGroup } from "./group-cities.ts";
import { type LockedCandidate, placeColumns, requireNotIgnored } from "./lock-candidate.ts";

/** The fields that were sent. Empty text clears a field; missing fields stay. */
interface Edit {
  readonly name?: string | undefined;
  readonly city?: string | undefined;
  readonly neighborhood?: string | undefined;
  readonly category?: PlaceCategory | undefined;
  readonly blurb?: string | undefined;
}

/**
 * Accepts a candidate with the given fields: from review onto the board; in other lanes it stays. An agent cannot edit
 * what people are voting on or have decided: a vote for one place must not become a vote for another.
 *
 * @returns whether anything changed
 * @throws 409 `duplicate_place` when another candidate is that place
 */
export async function editCandidate(
  ctx: Context,
  group: OpenedGroup,
  candidate: LockedCandidate,
  sent: Edit,
): Promise<boolean> {
  requireNotIgnored(candidate);
  if (ctx.actor.kind === "agent" && candidate.status !== "review")
    throw forbidden("This place is no longer in review, so a person has to edit it.");
  const changed = await write(ctx, group, candidate, sent);
  const accepts = candidate.status === "review";
  if (accepts) await setStatus(ctx, candidate.id, "board");
  return changed || accepts;
}

const taken = statement(
  "candidate-taken",
  "select id from place_candidates where group_id = $1 and key = $2 and id <> $3",
  [t.uuid, t.text, t.uuid],
  { id: t.uuid },
);
const place = writtenColumns(placeColumns);
const update = statement(
  "candidate-edit",
  `update place_candidates set updated_at = $2, ${place.assignments(3)} where id = $1`,
  [t.uuid, t.timestamp, ...place.types],
);

async function write(ctx: Context, group: OpenedGroup, old: LockedCandidate, sent: Edit): Promise<boolean> {
  const next = await edited(ctx, group, old, sent);
  const values = place.valuesOf(next);
  if (deepEqual(values, place.valuesOf(old))) return false;
  const [other] = await ctx.sql.rows(taken, [group.id, next.key, old.id]);
  if (other) throw duplicate(next.name, other.id);
  await ctx.sql.rows(update, [old.id, ctx.now, ...values]);
  return true;
}

/** With another name or city it is another place, so values from the gazetteer are removed. */
async function edited(ctx: Context, group: OpenedGroup, old: LockedCandidate, sent: Edit) {
  const said = {
    name: sent.name ?? old.name,
    city: text(sent.city, old.city),
    neighborhood: text(sent.neighborhood, old.neighborhood),
    category: sent.category ?? old.category,
    blurb: text(sent.blurb, old.blurb),
  };
  if (said.name === old.name && said.city === old.city)
    return { ...said, key: old.key, placeId: old.placeId, lat: old.lat, lng: old.lng };
  const place = old.placeId === null ? undefined : placeById(old.placeId);
  const bare = {
    ...said,
    neighborhood:
      sent.neighborhood === undefined && said.neighborhood === place?.neighborhood ? null : said.neighborhood,
    category: sent.category === undefined && said.category === place?.category ? null : said.category,
    placeId: null,
    // A position that a page stated is kept: names are mostly edited for their spelling.
    lat: place ? null : old.lat,
    lng: place ? null : old.lng,
  };
  const next = completePlace(bare, await citiesOfGroup(ctx, group));
  return {
    ...next,
    city: sent.city === undefined ? next.city : said.city,
    neighborhood: sent.neighborhood === undefined ? next.neighborhood : said.neighborhood,
  };
}

function text(sent: string | undefined, old: string | null): string | null {
  return sent === undefined ? old : sent.trim() || null;
}

function duplicate(name: string, id: string) {
  return conflict("duplicate_place", said`${name} is already on this board.`, [
    { path: "name", message: "another candidate is this place", candidate_id: id },
  ]);
}
