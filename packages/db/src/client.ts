import { Socket } from "node:net";
import pg from "pg";

export type Database = {
  pool: pg.Pool;
  close(): Promise<void>;
};

/** Timeouts that the database server enforces, in milliseconds; 0 means none. */
export type SessionLimits = {
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
  // A statement is sent before the one ahead of it is answered: the driver's types do not know the setting yet.
  const pipelined: pg.PoolConfig & { pipeline: boolean } = {
    ...connectionSettings(url, options.limits),
    pipeline: true,
    stream: batchingSocket,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: options.waitMs ?? POOL_WAIT_MS,
  };
  const pool = new pg.Pool(pipelined);
  // An idle connection that the server drops is replaced at the next query; unheard, the error would end the process.
  pool.on("error", () => {});
  return { pool, close: () => pool.end() };
}

/** Sends everything that is written in one turn of the event loop at once: each packet is a system call at both ends. */
function batchingSocket(): Socket {
  const socket = new Socket();
  const write = socket.write.bind(socket);
  let isBatching = false;
  const batch = (...sent: Parameters<typeof write>) => {
    if (!isBatching) {
      isBatching = true;
      socket.cork();
      process.nextTick(() => {
        isBatching = false;
        socket.uncork();
      });
    }
    return write(...sent);
  };
  // Connecting resets the method.
  socket.once("connect", () => {
    socket.write = batch as typeof socket.write;
  });
  return socket;
}
