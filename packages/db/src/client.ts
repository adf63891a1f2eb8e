import pg from "pg";

export type Database = {
  pool: pg.Pool;
  close(): Promise<void>;
};

/** Opens the database at `url`. Connections are made when they are first needed. */
export function createDatabase(url: string, options: { poolSize?: number } = {}): Database {
  const pool = new pg.Pool({ connectionString: url, max: options.poolSize ?? 10, connectionTimeoutMillis: 30_000 });
  // An idle connection that the server drops is replaced at the next query; unheard, the error would end the process.
  pool.on("error", () => {});
  return { pool, close: () => pool.end() };
}
