import type pg from "pg";
import type { Database } from "./client.ts";

/**
 * Prepared statements on the pool that Prisma uses too. The trip document is read with one statement and written with
 * one; through the ORM the same work was measured at about twice the CPU (docs/decisions/0003-sql-for-the-document.md).
 */
export interface Sql {
  rows<Row extends object>(statement: Statement, values: readonly unknown[]): Promise<Row[]>;
}

export interface Statement {
  /** Unique in the process; the server keeps the plan under it. */
  readonly name: string;
  readonly text: string;
}

export function statement(name: string, text: string): Statement {
  return { name, text };
}

class Connection implements Sql {
  private readonly connection: Pick<pg.Pool, "query">;
  constructor(connection: Pick<pg.Pool, "query">) {
    this.connection = connection;
  }
  async rows<Row extends object>(statement: Statement, values: readonly unknown[]): Promise<Row[]> {
    const result = await this.connection.query<Row>({
      name: statement.name,
      text: statement.text,
      values: [...values],
    });
    return result.rows;
  }
}

/** Each statement on its own, on any connection. */
export function sqlOf(database: Pick<Database, "pool">): Sql {
  return new Connection(database.pool);
}

/** Runs `work` in one transaction: all of it or nothing. An error rolls back and is passed on. */
export async function transaction<T>(database: Pick<Database, "pool">, work: (sql: Sql) => Promise<T>): Promise<T> {
  const client = await database.pool.connect();
  let broken: Error | undefined;
  try {
    await client.query("begin");
    const result = await work(new Connection(client));
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch((failure: Error) => {
      // The connection itself has gone: the server rolls back by itself, and the pool must not hand it out again.
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
