import pg from "pg";

export type Database = {
  pool: pg.Pool;
  close(): Promise<void>;
};

/** Timeouts that the database server enforces, in milliseconds; 0 means none. */
export type SessionLimits = {
  /** For one statement. */
  statementMs: number;
  /** For waiting for a lock. */
  lockMs: number;
  /** For a transaction that does nothing. */
  idleInTransactionMs: number;
};

/** Statements normally take milliseconds; these limits end those that would hold a connection for too long. */
export const sessionLimits: SessionLimits = { statementMs: 15_000, lockMs: 10_000, idleInTransactionMs: 30_000 };

/** The settings of every connection to the database, with the timeouts that its server enforces. */
export function connectionSettings(url: string, limits: Partial<SessionLimits> = {}): pg.ClientConfig {
  const { statementMs, lockMs, idleInTransactionMs } = { ...sessionLimits, ...limits };
  return {
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    keepAlive: true,
  };
}

/** How long a caller waits for a connection before it is told to retry. */
const POOL_WAIT_MS = 5000;

/** Opens the database at `url`. Connections are made when they are first needed. */
export function createDatabase(
  url: string,
  options: { poolSize?: number; waitMs?: number; limits?: Partial<SessionLimits> } = {},
): Database {
  const pool = new pg.Pool({
    ...connectionSettings(url, options.limits),
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: options.waitMs ?? POOL_WAIT_MS,
  });
  // An idle connection that the server drops is replaced at the next query; unheard, the error would end the process.
  pool.on("error", () => {});
  return { pool, close: () => pool.end() };
}
