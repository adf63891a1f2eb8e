import { columnList, type RowOf, type Sql, statement, t } from "@caravan/db/sql";
import { signalValue } from "@caravan/domain/fields";
import type { Signal } from "@caravan/domain/preferences/render-profile";

export const preferencesRow = {
  userId: t.uuid,
  interests: t.notNull(t.list(t.text)),
  travelStyle: t.nullable(t.text),
  accommodationType: t.nullable(t.text),
  budgetRange: t.nullable(t.text),
  preferredDestinations: t.notNull(t.list(t.text)),
  dietaryRestrictions: t.notNull(t.list(t.text)),
  accessibilityNeeds: t.notNull(t.list(t.text)),
  updatedAt: t.timestamp,
};

export type Preferences = RowOf<typeof preferencesRow>;

const stated = statement(
  "preferences-find",
  `select ${columnList(preferencesRow)} from preferences where user_id = $1`,
  [t.uuid],
  preferencesRow,
);

/** The stated preferences of a traveller; undefined when there are none. */
export async function loadPreferences(sql: Sql, userId: string): Promise<Preferences | undefined> {
  const [row] = await sql.rows(stated, [userId]);
  return row;
}

const signalRow = {
  type: t.text,
  value: t.json(),
  confidence: t.double,
  agentName: t.nullable(t.text),
  createdAt: t.timestamp,
};

const newestSignals = statement(
  "signals-newest",
  `select ${columnList(signalRow)} from preference_signals where user_id = $1 order by created_at desc limit $2`,
  [t.uuid, t.bigint],
  signalRow,
);

/** The signals of a traveller, newest first. */
export async function loadSignals(sql: Sql, userId: string, most: number): Promise<Signal[]> {
  const rows = await sql.rows(newestSignals, [userId, most]);
  return rows.map(({ createdAt, value, ...signal }) => ({
    ...signal,
    value: signalValue.parse(value),
    at: createdAt.toISOString(),
  }));
}
