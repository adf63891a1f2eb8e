import { statement, t } from "@caravan/db/sql";
import type { Person } from "./actor.ts";
import type { Context } from "./context.ts";
import { forbidden } from "./errors.ts";
import { requireRecentSignIn } from "./recent-sign-in.ts";

const find = statement(
  "administrator-find",
  "select id from users where id = $1 and is_admin and kind = 'person' and disabled_at is null",
  [t.uuid],
  { id: t.uuid },
);
const hold = statement("administrator-hold", `${find.text} for share`, [t.uuid], { id: t.uuid });

const refusal = () =>
  forbidden("Only administrators of this installation can do this, signed in with their own account.");

/**
 * An administrator in a session of this installation. Keys and tokens of other issuers are refused.
 *
 * @throws forbidden
 */
export async function requireAdministrator({ actor, sql }: Context): Promise<Person> {
  if (actor.kind !== "person" || !actor.session) throw refusal();
  if ((await sql.rows(find, [actor.userId])).length === 0) throw refusal();
  return actor;
}

/**
 * The same for a change: they have recently confirmed who they are, and keep the role until commit.
 *
 * @throws forbidden, also `recent_sign_in_needed`
 */
export async function requireAdministratorForChange(ctx: Context): Promise<Person> {
  const person = await requireAdministrator(ctx);
  requireRecentSignIn(ctx);
  if ((await ctx.sql.rows(hold, [person.userId])).length === 0) throw refusal();
  return person;
}
