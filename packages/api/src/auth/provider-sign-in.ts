import { execute } from "@caravan/core/composition";
import { findAccount, findByEmail, storeEmail } from "@caravan/core/identity/accounts";
import { proveAddressOf } from "@caravan/core/identity/prove-address";
import { accountOfSubject, linkSubject, type ProviderSubject } from "@caravan/core/identity/provider-accounts";
import type { Ports } from "@caravan/core/kernel/ports";
import { sqlOf } from "@caravan/db/sql";

/** What a provider says of somebody who has signed in there. */
export interface ProviderPerson extends ProviderSubject {
  /** Lower-cased; undefined when the provider tells none. */
  readonly email: string | undefined;
  /** The provider says that it has checked the address. Nothing rests on one that it has not. */
  readonly emailVerified: boolean;
  readonly type: "oauth" | "oidc";
}

/**
 * Whose account a person of a provider signs in to: the linked one, or, by an address that the provider has verified, the
 * account with that address, which is linked. `nobody`: the person is new here. `refused`: the account is somebody
 * else's as far as anybody knows, or disabled.
 */
export async function accountForProvider(
  ports: Ports,
  it: ProviderPerson,
  now: Date,
): Promise<{ readonly id: string } | "nobody" | "refused"> {
  const sql = sqlOf(ports.database);
  const linked = await accountOfSubject(sql, it);
  const holder =
    linked !== undefined
      ? await findAccount(sql, linked)
      : it.email === undefined
        ? undefined
        : await findByEmail(sql, it.email);
  if (!holder) return "nobody";
  if (holder.kind !== "person" || holder.disabledAt !== null) return "refused";
  const proves = it.emailVerified && it.email === holder.email;
  if (linked === undefined) {
    if (!proves) return "refused";
    if (holder.emailVerified === null) await noteProof(ports, holder.id, now);
    await linkSubject(sql, { ...it, userId: holder.id });
  } else if (proves && holder.emailVerified === null) {
    // It is the one who could sign in all the time, so nothing has to end.
    await storeEmail(sql, holder.id, holder.email, now);
  }
  return { id: holder.id };
}

/** The person has proved that the address of the account is theirs. */
export async function noteProof(ports: Ports, userId: string, now: Date): Promise<void> {
  const call = { actor: { kind: "anonymous" as const }, ports, now, signal: new AbortController().signal };
  await execute(proveAddressOf, call, { user_id: userId });
}
