import { findAccount, findByEmail, type StoredAccount } from "@caravan/core/identity/accounts";
import { accountOfSubject, linkSubject } from "@caravan/core/identity/provider-accounts";
import { saveSignInLink, useSignInLink } from "@caravan/core/identity/sign-in-links";
import { recordFailure } from "@caravan/core/kernel/audit-log";
import type { Ports } from "@caravan/core/kernel/ports";
import { sqlOf } from "@caravan/db/sql";
import type { Adapter, AdapterAccount, AdapterUser } from "next-auth/adapters";
import { noteProof, signUp } from "./provider-sign-in.ts";
import { isAddressProved } from "./sign-in-providers.ts";

/** Accounts for next-auth. Sessions are handled in session-token.ts. */
export function nextAuthAdapter(ports: Ports, network: string): Adapter {
  const sql = sqlOf(ports.database);
  const getUser = async (id: string) => userOf(await findAccount(sql, id));
  return {
    getUser,
    getUserByEmail: async (email) => userOf(await findByEmail(sql, email.toLowerCase())),
    async getUserByAccount({ provider, providerAccountId }) {
      const id = await accountOfSubject(sql, { provider, subject: providerAccountId });
      return id === undefined ? null : getUser(id);
    },
    async createUser({ email, name, image, emailVerified, ...given }: Omit<AdapterUser, "id">) {
      const account = await signUp(ports, network, {
        email: email.toLowerCase(),
        name: name ?? null,
        image: image ?? null,
        emailVerified: emailVerified ?? (isAddressProved(given) ? new Date() : null),
      });
      if (!account) throw new Error("another account with this e-mail address was made in the same moment");
      return asUser(account);
    },
    async updateUser({ id, emailVerified }) {
      if (emailVerified) await noteProof(ports, id, emailVerified);
      const account = await findAccount(sql, id);
      if (!account) throw new Error("the account has gone");
      return asUser(account);
    },
    // The provider's tokens are not stored, because nothing uses them.
    async linkAccount({ userId, type, provider, providerAccountId }: AdapterAccount) {
      const linked = await linkSubject(sql, { provider, subject: providerAccountId, userId, type });
      if (!linked) throw new Error("this account of the provider was linked in the same moment");
    },
    async createVerificationToken(link) {
      await saveSignInLink(sql, { email: link.identifier, tokenHash: link.token }, link.expires);
      return link;
    },
    async useVerificationToken({ identifier, token }) {
      const expires = await useSignInLink(sql, { email: identifier, tokenHash: token });
      if (expires && expires > new Date()) return { identifier, token, expires };
      const source = { actor: { kind: "anonymous" as const }, network, now: new Date() };
      await recordFailure(ports, source, { event: "sign_in", detail: { method: "email", reason: "link_not_valid" } });
      return expires ? { identifier, token, expires } : null;
    },
  };
}

const userOf = (account: StoredAccount | undefined) => (account ? asUser(account) : null);

function asUser({ id, email, name, image, emailVerified }: StoredAccount): AdapterUser {
  return { id, email, name, image, emailVerified };
}
