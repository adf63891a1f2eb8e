import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { Prisma, PrismaClient } from "./generated/client.ts";

export type { ApiKey, Preferences } from "./generated/client.ts";
export { Prisma, PrismaClient };

export type Database = {
  prisma: PrismaClient;
  /** The pool under `prisma`, for statements where the round trip of an ORM is too much. */
  pool: pg.Pool;
  close(): Promise<void>;
};

/** Opens the database at `url`. Connections are made when they are first needed. */
export function createDatabase(url: string, options: { poolSize?: number } = {}): Database {
  const pool = new pg.Pool({ connectionString: url, max: options.poolSize ?? 10, connectionTimeoutMillis: 30_000 });
  // An idle connection that the server drops is replaced at the next query; unheard, the error would end the process.
  pool.on("error", () => {});
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool) });
  return {
    prisma,
    pool,
    async close() {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}
