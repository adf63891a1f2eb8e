import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { Prisma, PrismaClient } from "./generated/client.ts";

export type { ApiKey, Preferences } from "./generated/client.ts";
export { Prisma, PrismaClient };

export type Database = {
  prisma: PrismaClient;
  /** The pool under `prisma`, for statements that need one round trip. */
  pool: pg.Pool;
  close(): Promise<void>;
};

/** Opens the database at `url`. Connections are made on first use. */
export function createDatabase(url: string, options: { poolSize?: number } = {}): Database {
  const pool = new pg.Pool({ connectionString: url, max: options.poolSize ?? 10, connectionTimeoutMillis: 30_000 });
  // A dropped idle connection is replaced at the next query; without a listener the error would end the process.
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
