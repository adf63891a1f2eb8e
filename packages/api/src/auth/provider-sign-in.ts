import { execute } from "@caravan/core/composition";
import {
  findAccount,
  findByEmail,
  insertAccount,
  type StoredAccount,
  storeEmail,
} from "@caravan/core/identity/accounts";
import { proveAddressOf } from "@caravan/core/identity/prove-address";
import { accountOfSubject, linkSubject, type ProviderSubject } from "@caravan/core/identity/provider-accounts";
import { recordAudit } from "@caravan/core/kernel/audit-log";
import type { Ports } from "@caravan/core/kernel/ports";
import { sqlOf, transaction } from "@caravan/db/sql";

/** The claims of a provider about somebody who has signed in there. */
export interface ProviderPerson extends ProviderSubject {
  /** In lower case; undefined when the provider states none. */
  readonly email: string | undefined;
  /** Whether the provider has verified the address. An unverified address is never trusted. */
  readonly emailVerified: boolean;
  readonly type: "oauth" | "oidc";
}

/**
 * The account that a person of a provider signs in to: the linked one, or the account with the address that the
 * provider has verified, which is then linked. `nobody`: the person has no account yet. `refused`: the account may
 * belong to somebody else, or is disabled.
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
    // The same person could already sign in to this account, so nothing has to end.
    await storeEmail(sql, holder.id, holder.email, now);
  }
  return { id: holder.id };
}

/** Records that the person has proved the address of the account. */
export async function noteProof(ports: Ports, userId: string, now: Date): Promise<void> {
  const call = { actor: { kind: "anonymous" as const }, ports, now, signal: new AbortController().signal };
  await execute(proveAddressOf, call, { user_id: userId });
}

/**
 * Creates an account for somebody who signed in with a provider or a link; undefined when the address has one already.
 */
export async function signUp(
  ports: Ports,
  network: string | undefined,
  it: Pick<StoredAccount, "email" | "name"> & Partial<Pick<StoredAccount, "image" | "emailVerified">>,
): Promise<StoredAccount | undefined> {
  const source = { actor: { kind: "anonymous" as const }, network, now: new Date() };
  const made = await transaction(ports.database, async (sql) => {
    const account = await insertAccount(sql, { id: crypto.randomUUID(), ...it, now: source.now });
    if (!account) return undefined;
    const fact = { event: "sign_up", subjectUserId: account.id, detail: { elsewhere: true } } as const;
    return { account, sendOn: await recordAudit(sql, ports, source, fact) };
  });
  made?.sendOn();
  return made?.account;
}
