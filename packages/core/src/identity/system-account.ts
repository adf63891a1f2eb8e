import type { Ports } from "../kernel/ports.ts";

/** An account of the installation's own. It has no password and no provider, so nobody can sign in to it. */
export async function ensureSystemAccount(
  { database }: Pick<Ports, "database">,
  { email, name }: { readonly email: string; readonly name: string },
  now: Date,
): Promise<{ readonly id: string; readonly email: string }> {
  return database.prisma.user.upsert({
    where: { email },
    create: { id: crypto.randomUUID(), email, name, kind: "system", createdAt: now },
    update: {},
  });
}
