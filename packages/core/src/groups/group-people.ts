import { type RowOf, statement, t } from "@caravan/db/sql";
import type { Amount } from "@caravan/domain/amount";
import type { z } from "zod";
import { displayNameSql } from "../identity/display-name-sql.ts";
import type { Context } from "../kernel/context.ts";
import type { OpenedGroup } from "./access.ts";
import type { preferencesWire } from "./wire.ts";

/** A member's stored preferences: the shapes of the interface, amounts as exact strings. */
export interface StoredPreferences {
  readonly dates: {
    readonly ideal_start?: string;
    readonly ideal_end?: string;
    readonly flexibility_days: number;
    readonly blackout_dates: readonly string[];
  } | null;
  readonly destination: { readonly top_choices: readonly string[]; readonly veto: readonly string[] } | null;
  readonly budget: StoredBudget | null;
  readonly accommodation: string | null;
  readonly activities: readonly string[] | null;
}

/** `ignored`: something that is not a budget was sent. */
export type StoredBudget =
  | { readonly min?: Amount; readonly max?: Amount; readonly private: boolean; readonly ignored?: undefined }
  | { readonly ignored: true };

export type GroupPerson = RowOf<typeof find>;

const find = statement(
  "group-people",
  `select m.user_id as "userId", ${displayNameSql("u")} as name, m.joined_at as "joinedAt",
          p.responded_round as "respondedRound", p.responded_at as "respondedAt", p.agent_name as "agentName",
          case when p.user_id is null then null else jsonb_build_object('dates', p.dates, 'destination', p.destination,
            'budget', p.budget, 'accommodation', p.accommodation, 'activities', p.activities) end as preferences
     from group_members m join users u on u.id = m.user_id
     left join group_preferences p on p.group_id = m.group_id and p.user_id = m.user_id
    where m.group_id = $1 and m.removed_at is null order by m.joined_at, m.user_id`,
  [t.uuid],
  {
    userId: t.uuid,
    name: t.text,
    joinedAt: t.timestamp,
    /** The group's round number at their last answer. */
    respondedRound: t.nullable(t.integer),
    respondedAt: t.nullable(t.timestamp),
    agentName: t.nullable(t.text),
    /** Null until the first answer. */
    preferences: t.nullable(t.json<StoredPreferences>()),
  },
);

/** All members with their preferences, in one query, so that a round reads one moment. Includes private budgets. */
export function loadGroupPeople(ctx: Context, groupId: string): Promise<GroupPerson[]> {
  return ctx.sql.rows(find, [groupId]);
}

/** The state of a member's answer. Before the first round, only members who never answered are awaited. */
export function stateOf(
  group: Pick<OpenedGroup, "roundNumber" | "responseDeadline">,
  person: Pick<GroupPerson, "respondedRound">,
  now: Date,
): "answered" | "pending" | "timed_out" {
  if (person.respondedRound !== null && person.respondedRound >= group.roundNumber) return "answered";
  return group.responseDeadline !== null && group.responseDeadline <= now ? "timed_out" : "pending";
}

export function hasPrivateBudget({ preferences }: Pick<GroupPerson, "preferences">): boolean {
  const budget = preferences?.budget;
  return budget !== null && budget !== undefined && !budget.ignored && budget.private;
}

/** What `reader` may see: of another member's private budget only that there is one. */
export function presentPreferences(
  { userId, preferences }: Pick<GroupPerson, "userId" | "preferences">,
  reader: string,
): z.input<typeof preferencesWire> | null {
  if (!preferences) return null;
  const { dates, destination, budget, accommodation, activities } = preferences;
  return {
    dates: dates && {
      ideal_start: dates.ideal_start ?? null,
      ideal_end: dates.ideal_end ?? null,
      flexibility_days: dates.flexibility_days,
      blackout_dates: [...dates.blackout_dates],
    },
    destination: destination && { top_choices: [...destination.top_choices], veto: [...destination.veto] },
    budget: budget && presentBudget(budget, userId === reader),
    accommodation,
    activities: activities && [...activities],
  };
}

function presentBudget(budget: StoredBudget, isOwn: boolean) {
  if (budget.ignored) return { min: 0, max: 0, private: false, ignored: true };
  if (budget.private && !isOwn) return { min: null, max: null, private: true, ignored: false };
  const { min, max } = budget;
  return {
    min: Number(min ?? 0),
    max: max === undefined ? null : Number(max),
    private: budget.private,
    ignored: false,
  };
}
