import { PrismaPg } from "@prisma/adapter-pg";
import type { Database } from "./client.ts";
import { PrismaClient } from "./generated/client.ts";

export type DatabaseWithPrisma = Database & { prisma: PrismaClient };

/** With the Prisma client, which takes 50 MB and most of a second to load: for tests and benchmarks that prepare rows. */
export function withPrisma(database: Database): DatabaseWithPrisma {
  const prisma = new PrismaClient({ adapter: new PrismaPg(database.pool) });
  return {
    ...database,
    prisma,
    async close() {
      await prisma.$disconnect();
      await database.close();
    },
  };
}
