import { type RowOf, statement, t } from "@caravan/db/sql";
import type { Proposal, Score } from "@caravan/domain/alignment/types";
import type { Amount } from "@caravan/domain/amount";
import { type Actor, authorize, reachesTrip, signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { forbidden, missing, notFound } from "../kernel/errors.ts";

export type GroupRight = "member" | "creator" | "lead";

interface GroupPlan {
  readonly destination: string;
  readonly start_date: string;
  readonly end_date: string;
}

export const groupRow = {
  id: t.uuid,
  code: t.text,
  title: t.nullable(t.text),
  creatorId: t.uuid,
  leadId: t.uuid,
  tentativeStart: t.nullable(t.text),
  tentativeEnd: t.nullable(t.text),
  destinationOptions: t.list(t.text),
  budgetMin: t.nullable(t.textOf<Amount>()),
  budgetMax: t.nullable(t.textOf<Amount>()),
  currency: t.text,
  alignment: t.textOf<"collecting" | "aligning" | "aligned" | "escalation_pending">(),
  planned: t.boolean,
  roundNumber: t.integer,
  maxRounds: t.integer,
  /** Of the last round, as is `proposal`; null before the first. */
  alignmentScore: t.nullable(t.integerOf<Score>()),
  reconciled: t.boolean,
  proposal: t.nullable(t.json<Proposal>()),
  responseDeadline: t.nullable(t.timestamp),
  policy: t.nullable(t.json<object>()),
  /** The linked itinerary. */
  tripId: t.nullable(t.uuid),
  /** Where and when that itinerary is now; null for members who are not on it. */
  plan: t.nullable(t.json<GroupPlan>()),
  createdAt: t.timestamp,
  role: t.textOf<"creator" | "member">(),
  isLead: t.boolean,
};

/** A stored group, for one of its members. */
export type OpenedGroup = RowOf<typeof groupRow>;

export const groupColumns = `g.id, g.code, g.title, g.creator_id as "creatorId", g.lead_id as "leadId",
  g.tentative_start as "tentativeStart", g.tentative_end as "tentativeEnd", coalesce(g.destination_options, '{}') as "destinationOptions",
  trim_scale(g.budget_min)::text as "budgetMin", trim_scale(g.budget_max)::text as "budgetMax", g.currency, g.alignment,
  g.planned, g.round_number as "roundNumber", g.max_rounds as "maxRounds", g.alignment_score as "alignmentScore", g.reconciled,
  g.proposal, g.response_deadline as "responseDeadline",
  g.policy, g.trip_id as "tripId", g.created_at as "createdAt",
  (select jsonb_build_object('destination', l.destination, 'start_date', l.start_date, 'end_date', l.end_date)
     from trips l join members o on o.trip_id = l.id and o.user_id = m.user_id
    where l.id = g.trip_id and l.trashed_at is null) as plan,
  case when g.creator_id = m.user_id then 'creator' else 'member' end as role, g.lead_id = m.user_id as "isLead"`;

const find = `select ${groupColumns} from group_trips g
  join group_members m on m.group_id = g.id and m.user_id = $2 and m.removed_at is null
  where g.code = $1 and g.trashed_at is null`;
// The membership is locked after the group, and so checked again after waiting.
const locks = {
  none: statement("group-find", find, [t.text, t.uuid], groupRow),
  shared: statement("group-find-shared", `${find} for share of g, m`, [t.text, t.uuid], groupRow),
  alone: statement("group-find-alone", `${find} for update of g for share of m`, [t.text, t.uuid], groupRow),
};

/** An id without its dashes, as codes are read. */
const idAsCode = /^[0-9A-F]{32}$/i;
const namedByCode = "A group trip is named by its trip_code, eight letters and digits, not by its id.";

/**
 * The only way to a group. People outside it get 404, a member without the right 403. A key that is limited to trips
 * gets 404, unless the linked trip is one of them.
 *
 * @param lock `shared` lets members submit at the same time while no round runs; `alone` is exclusive
 */
export async function groupFor(
  ctx: Context,
  code: string,
  right: GroupRight,
  lock: keyof typeof locks = "none",
): Promise<OpenedGroup> {
  if (idAsCode.test(code)) throw missing("not_found", namedByCode);
  const [group] = await ctx.sql.rows(locks[lock], [code, signedIn(ctx.actor).userId]);
  if (!group || !reachesTrip(ctx.actor, group.tripId)) throw notFound("group trip");
  if (right === "creator" && group.role !== "creator")
    throw forbidden("Only the creator of this group trip can do this.");
  if (right === "lead" && !group.isLead)
    throw forbidden("Only the lead of this group trip can do this: its creator, or the member they made lead.");
  return group;
}

/** A key that is limited to some trips cannot create or join a group: none of its trips is linked yet. */
export function requireUnlimitedKey(actor: Actor): void {
  if (!reachesTrip(actor, null))
    throw forbidden("This key is limited to some trips, so it cannot create or join a group trip.");
}

/** For verbs of other scopes that also read or change a group. */
export function requireGroupScope(
  actor: Actor,
  scope: "group_trips:read" | "group_trips:write" = "group_trips:read",
): void {
  authorize(actor, scope);
}

/** The status on the wire. When the trip was deleted, or a round was run after it, the group counts as unplanned. */
export function groupStatus(group: Pick<OpenedGroup, "alignment" | "planned" | "tripId">) {
  return group.planned && group.tripId !== null ? ("planned" as const) : group.alignment;
}
