import { sqlOf } from "@caravan/db/sql";
import { email } from "@caravan/domain/fields";
import type { Ports } from "../kernel/ports.ts";
import { findByEmail } from "./accounts.ts";

/** The account of e-mail and password, or null. Takes as long for an unknown address as for a wrong password. */
export async function verifySignIn(
  ports: Pick<Ports, "database" | "passwords">,
  typed: { email: string; password: string },
): Promise<{ id: string; email: string; name: string | null } | null> {
  const address = email.safeParse(typed.email);
  const user = address.success ? await findByEmail(sqlOf(ports.database), address.data) : undefined;
  const hash = user?.kind === "person" && user.disabledAt === null ? user.passwordHash : null;
  const matches = await ports.passwords.verify(hash ?? (await decoyHash(ports)), typed.password.slice(0, 256));
  return user && hash && matches ? { id: user.id, email: user.email, name: user.name } : null;
}

let decoy: Promise<string> | undefined;
function decoyHash(ports: Pick<Ports, "passwords">): Promise<string> {
  decoy ??= ports.passwords.hash(crypto.randomUUID());
  return decoy;
}
