import { type RowOf, type Sql, statement, t } from "@caravan/db/sql";
import { z } from "zod";
import { displayNameSql } from "../identity/display-name-sql.ts";

/** A person in an expense: a present or former member of the trip. */
export type ExpensePerson = RowOf<typeof find>;

export const personWire = z.object({
  user_id: z.guid(),
  name: z.string(),
  former: z.boolean().meta({ description: "Has left the trip" }),
});

const find = statement(
  "money-people",
  `select u.id as "userId", ${displayNameSql("u")} as name, m.user_id is null as former
     from users u left join members m on m.user_id = u.id and m.trip_id = $1
    where m.user_id is not null or u.id = any($2::uuid[]) order by m.created_at nulls last, u.id`,
  [t.uuid, t.list(t.uuid)],
  { userId: t.uuid, name: t.text, former: t.boolean },
);

/** The members of a trip, and those of `others` whose account exists. */
export class ExpensePeople {
  private readonly known: ReadonlyMap<string, ExpensePerson>;

  private constructor(people: readonly ExpensePerson[]) {
    this.known = new Map(people.map((it) => [it.userId, it]));
  }

  static async on(sql: Sql, tripId: string, others: readonly string[] = []): Promise<ExpensePeople> {
    return new ExpensePeople(await sql.rows(find, [tripId, others]));
  }

  /** In the order in which they joined. */
  members(): readonly ExpensePerson[] {
    return [...this.known.values()].filter((it) => !it.former);
  }

  isMember(userId: string): boolean {
    return this.known.get(userId)?.former === false;
  }

  /** With a placeholder for the name of a deleted account. */
  of(userId: string): ExpensePerson {
    return this.known.get(userId) ?? { userId, name: "Former member", former: true };
  }

  present(userId: string): z.input<typeof personWire> {
    const { name, former } = this.of(userId);
    return { user_id: userId, name, former };
  }
}
