import { type Scope, scopes } from "@caravan/domain/scopes";
import type { TestApi, TestPerson } from "../api-server.ts";

/**
 * The callers. A person uses a token; a key has all scopes unless its name says otherwise. In a group trip the owner is
 * its creator, the editor its lead, the viewer a member, and the removed one was removed by the creator.
 */
export const credentialKinds = [
  "none",
  "malformed",
  "unknownKey",
  "expiredKey",
  "revokedKey",
  "wrongScopeKey",
  "stranger",
  "strangerKey",
  "removed",
  "removedKey",
  "viewer",
  "viewerKey",
  "editor",
  "editorKey",
  "owner",
  "ownerKey",
  "limitedKey",
  "askingOwnerKey",
  "askingViewerKey",
  "administrator",
  "administratorKey",
] as const;
export type CredentialKind = (typeof credentialKinds)[number];

const roles = ["owner", "editor", "viewer", "guest", "removed", "stranger", "administrator"] as const;
type Role = (typeof roles)[number];

type KeyEnd = "expired" | "revoked";
type MadeKey = Awaited<ReturnType<TestApi["key"]>>;

export interface Credentials {
  /** A new key of the owner with all scopes. */
  key(): Promise<MadeKey>;
  end(key: MadeKey, how: KeyEnd): Promise<void>;
  /** Deletes what rows made for these people: some verbs read all that the owner has. */
  forget(): Promise<void>;
  readonly people: Readonly<Record<Role, TestPerson>>;
  /** The value of the Authorization header; `scope` is the missing one of the key with the wrong scopes. */
  header(column: CredentialKind, scope: Scope | undefined): Promise<string | undefined>;
}

/** One of each for all rows. */
export async function credentials(api: TestApi): Promise<Credentials> {
  const named = await Promise.all(roles.map(async (role) => [role, await api.person(role)] as const));
  const people = Object.fromEntries(named) as Credentials["people"];
  const { owner, editor, viewer, removed, stranger, administrator } = people;
  await api.database.prisma.user.update({ where: { id: administrator.id }, data: { isAdmin: true } });
  const secret = async (token: string, more: object = {}) => (await api.key(token, { scopes, ...more })).secret;
  const key = () => api.key(owner.token, { scopes, expires_in_days: 1 });
  const end = async ({ id }: MadeKey, how: KeyEnd) => {
    if (how === "revoked") await api.send("DELETE", `/api/users/me/api-keys/${id}`, { token: owner.token });
    else await api.database.prisma.apiKey.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1000) } });
  };
  const ended = async (how: KeyEnd) => {
    const it = await key();
    await end(it, how);
    return it.secret;
  };

  const lacking = await Promise.all(
    scopes.map(async (scope) => [scope, await secret(owner.token, { scopes: scopes.filter((it) => it !== scope) })]),
  );
  const without = Object.fromEntries(lacking) as Record<Scope, string>;
  const otherTrip = await api.send("POST", "/api/trips", {
    token: owner.token,
    body: { destination: "Porto", start_date: "2030-05-03", end_date: "2030-05-03", skip_ai_generation: true },
  });
  const bearers: Partial<Record<CredentialKind, string>> = {
    expiredKey: await ended("expired"),
    revokedKey: await ended("revoked"),
    unknownKey: `cvn_${"A".repeat(43)}`,
    stranger: stranger.token,
    strangerKey: await secret(stranger.token),
    removed: removed.token,
    removedKey: await secret(removed.token),
    viewer: viewer.token,
    viewerKey: await secret(viewer.token),
    editor: editor.token,
    editorKey: await secret(editor.token),
    owner: owner.token,
    ownerKey: await secret(owner.token),
    limitedKey: await secret(owner.token, { trip_ids: [otherTrip.body.trip.id] }),
    askingOwnerKey: await secret(owner.token, { mode: "propose" }),
    askingViewerKey: await secret(viewer.token, { mode: "propose" }),
    administrator: administrator.token,
    administratorKey: await secret(administrator.token),
  };
  return {
    people,
    key,
    end,
    async forget() {
      const theirs = `in (${Object.values(people).map(({ id }) => `'${id}'`)})`;
      await api.database.pool.query(`
        delete from bookings where owner_id ${theirs};
        delete from group_trips where creator_id ${theirs};
        delete from trips where owner_id ${theirs} and id <> '${otherTrip.body.trip.id}'`);
    },
    async header(column, scope) {
      if (column === "none") return undefined;
      if (column === "malformed") return "Bearer of good news";
      const token = column === "wrongScopeKey" ? without[scope ?? "bookings:write"] : bearers[column];
      return `Bearer ${token}`;
    },
  };
}
