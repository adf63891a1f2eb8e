import type { Database } from "@caravan/db/client";
import { PrismaAdapter } from "@next-auth/prisma-adapter";
import type { Adapter } from "next-auth/adapters";

/** The packaged adapter, but ids are ours to make: the schema leaves them to the application. */
export function identityAdapter(database: Database): Adapter {
  // The adapter was written for the generated client of another major version; it uses only calls that both have.
  const packaged = PrismaAdapter(database.prisma as unknown as Parameters<typeof PrismaAdapter>[0]) as Adapter;
  return {
    ...packaged,
    async createUser(profile: {
      email: string;
      name?: string | null;
      image?: string | null;
      emailVerified: Date | null;
    }) {
      const { email, name, image, emailVerified } = profile;
      const data = {
        id: crypto.randomUUID(),
        email: email.toLowerCase(),
        name: name ?? null,
        image: image ?? null,
        emailVerified,
      };
      return database.prisma.user.create({ data });
    },
  };
}
