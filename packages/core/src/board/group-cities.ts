import { statement, t } from "@caravan/db/sql";
import type { OpenedGroup } from "../groups/access.ts";
import type { Context } from "../kernel/context.ts";

/** Of the members' choices: a large group has thousands, and this is read for each new place. */
const MOST_WANTED = 200;

const wanted = statement(
  "board-cities-wanted",
  `select c.name from group_members m join group_preferences p on p.group_id = m.group_id and p.user_id = m.user_id
    cross join lateral jsonb_array_elements_text(p.destination -> 'top_choices') with ordinality c (name, place)
    where m.group_id = $1 and m.removed_at is null order by m.joined_at, m.user_id, c.place limit ${MOST_WANTED}`,
  [t.uuid],
  { name: t.text },
);

/**
 * The cities that the group considers, as written: its options, then what a round proposed, then the members' choices.
 */
export async function citiesOfGroup(ctx: Context, group: OpenedGroup): Promise<readonly string[]> {
  const rows = await ctx.sql.rows(wanted, [group.id]);
  const proposed = group.proposal?.destination ?? null;
  return [
    ...new Set([...group.destinationOptions, ...(proposed === null ? [] : [proposed]), ...rows.map((it) => it.name)]),
  ];
}
