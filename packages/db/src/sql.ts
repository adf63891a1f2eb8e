import type pg from "pg";
import type { Database } from "./client.ts";
import type { AnyType, In, Out } from "./column-types.ts";
import { named } from "./unavailable.ts";

export * as t from "./column-types.ts";

/**
 * Prepared statements: the only way in which Caravan itself reads and writes rows (docs/decisions/0003-checked-sql.md).
 * Each declares the types of its parameters and columns, and a test compares them with the migrated database.
 */
export interface Sql {
  rows<Values extends readonly unknown[], Row extends object>(
    statement: Statement<Values, Row>,
    values: NoInfer<Values>,
  ): Promise<Row[]>;
  /** For statements of a library or a test: parameters and columns are not declared. */
  unchecked(name: string, text: string, values: readonly unknown[]): Promise<object[]>;
}

export interface Statement<Values extends readonly unknown[] = readonly unknown[], Row extends object = object> {
  /** Unique in the process; the server caches the plan under it. */
  readonly name: string;
  readonly text: string;
  readonly parameters: readonly AnyType[];
  readonly columns: Columns;
  /** Only for the compiler. */
  readonly types?: { readonly values: Values; readonly row: Row };
}

export type Columns = Readonly<Record<string, AnyType>>;
type ValuesOf<Parameters extends readonly AnyType[]> = { readonly [Index in keyof Parameters]: In<Parameters[Index]> };
type ColumnsRow<C extends Columns> = { readonly [Name in keyof C]: Out<C[Name]> };

// biome-ignore lint/suspicious/noExplicitAny: whatever its parameters and columns are.
type AnyStatement = Statement<any, any>;

/** The row type of a statement, or of a list of columns. */
export type RowOf<It extends AnyStatement | Columns> =
  It extends Statement<infer _Values, infer Row> ? Row : It extends Columns ? ColumnsRow<It> : never;

/** All statements that have been declared, for the test that prepares them. */
export const declaredStatements: Statement[] = [];

/**
 * @param parameters the types of `$1`, `$2` and so on
 *
 * @param columns its result columns, by name; none for a statement that only writes
 */
export function statement<const Parameters extends readonly AnyType[], C extends Columns = Record<never, never>>(
  name: string,
  text: string,
  parameters: Parameters,
  columns?: C,
): Statement<ValuesOf<Parameters>, ColumnsRow<C>> {
  const it = { name, text, parameters, columns: columns ?? {} };
  declaredStatements.push(it);
  return it;
}

/**
 * The list of columns for a `select` or `returning`: `{ createdAt: t.timestamp }` of `s` is `s.created_at as "createdAt"`.
 *
 * @param table the alias of the table in the statement
 * @param expressions for columns that are not simply the table's
 */
export function columnList<C extends Columns>(
  columns: C,
  table?: string,
  expressions: { readonly [Name in keyof C]?: string } = {},
): string {
  return Object.keys(columns)
    .map((name) => {
      const column = columnName(name);
      const expression = expressions[name] ?? (table === undefined ? column : `${table}.${column}`);
      return column === name && expressions[name] === undefined ? expression : `${expression} as "${name}"`;
    })
    .join(", ");
}

/** The column name for a row's `createdAt`. */
export function columnName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

class Connection implements Sql {
  private readonly connection: Pick<pg.Pool, "query">;
  constructor(connection: Pick<pg.Pool, "query">) {
    this.connection = connection;
  }
  async rows<Values extends readonly unknown[], Row extends object>(
    { name, text, parameters }: Statement<Values, Row>,
    values: NoInfer<Values>,
  ): Promise<Row[]> {
    return this.run<Row>({ name, text, values: encoded(parameters, values) });
  }
  unchecked(name: string, text: string, values: readonly unknown[]): Promise<object[]> {
    return this.run<object>({ name, text, values: [...values] });
  }
  private async run<Row extends object>(query: pg.QueryConfig): Promise<Row[]> {
    try {
      return (await this.connection.query<Row>(query)).rows;
    } catch (error) {
      throw named(error);
    }
  }
}

/**
 * The driver would write an array as a PostgreSQL array, and a text without quotes. Null is JSON null unless the column
 * is nullable.
 */
function encoded(parameters: readonly AnyType[], values: readonly unknown[]): unknown[] {
  const sent = [...values];
  for (let index = 0; index < sent.length; index++) {
    const type = parameters[index];
    if (!type?.isJson) continue;
    const value = sent[index] ?? null;
    if (value !== null || type.nulls !== "null") sent[index] = JSON.stringify(value);
  }
  return sent;
}

/** Runs each statement on any connection of the pool, or on the given client. */
export function sqlOf(database: { readonly pool: Pick<Database["pool"], "query"> }): Sql {
  return new Connection(database.pool);
}

/** Sends statements at once, but answers none before `before` has resolved; rejects with its error. */
export function answeredAfter(before: Promise<unknown>, sql: Sql): Sql {
  let isDone = false;
  const done = before.then(() => {
    isDone = true;
  });
  done.catch(() => undefined);
  const later = async <T>(answer: Promise<T>): Promise<T> => {
    answer.catch(() => undefined);
    await done;
    return answer;
  };
  const after = <T>(answer: Promise<T>) => (isDone ? answer : later(answer));
  return {
    rows: (of, values) => after(sql.rows(of, values)),
    unchecked: (name, text, values) => after(sql.unchecked(name, text, values)),
  };
}

/**
 * Runs `work` in one transaction. An error rolls back and is thrown again.
 *
 * @throws DatabaseUnavailable when no connection was free in time, or the server ended it
 */
export async function transaction<T>(database: Pick<Database, "pool">, work: (sql: Sql) => Promise<T>): Promise<T> {
  const client = await database.pool.connect().catch((error: unknown) => {
    throw named(error);
  });
  let broken: Error | undefined;
  try {
    // Sent together with the first statement of `work`, which is answered only once this was.
    const begun = client.query("begin");
    const result = await work(answeredAfter(begun, new Connection(client)));
    await begun;
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch((failure: Error) => {
      // The connection is broken: the server rolls back by itself, and the pool must not reuse it.
      broken = failure;
    });
    throw named(error);
  } finally {
    client.release(broken);
  }
}
