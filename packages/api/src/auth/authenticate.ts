import type { IncomingMessage } from "node:http";
import { findAgentByKey } from "@caravan/core/agents/api-key";
import type { Actor, Person } from "@caravan/core/kernel/actor";
import { DomainError, unauthenticated } from "@caravan/core/kernel/errors";
import type { Ports } from "@caravan/core/kernel/ports";
import { hashSecret, keyPrefix } from "@caravan/core/kernel/secrets";
import { sqlOf, statement, t } from "@caravan/db/sql";
import { id } from "@caravan/domain/fields";
import { errors as joseErrors } from "jose";
import { decode } from "next-auth/jwt";
import { verifyAccessToken } from "./access-token.ts";
import type { RecentKeys } from "./recent-keys.ts";
import { type PendingCredential, type ResolvedCredential, resolveCredential } from "./resolve-credential.ts";
import { sessionCookie } from "./session-cookie.ts";

export interface AuthOptions {
  readonly secret: string;
  readonly publicUrl: string;
  readonly ports: Pick<Ports, "database">;
  readonly recordKeyUse: (keyId: string) => void;
  readonly recentKeys: RecentKeys;
  /** Verifies tokens of an outside identity provider, when one is configured. */
  readonly provider: ((token: string, now: Date) => Promise<string | undefined>) | undefined;
}

const findUser = statement(
  "user-find",
  "select id, email, coalesce(name, email) as name from users where id = $1 and kind = 'person'",
  [t.uuid],
  { id: t.uuid, email: t.text, name: t.text },
);

/**
 * Resolves cookie, token or API key to an actor. No credential is anonymous; a bad one is 401, even where none is
 * needed.
 */
export async function authenticate(
  request: IncomingMessage,
  options: AuthOptions,
  now: Date,
): Promise<ResolvedCredential> {
  return resolveCredential(await pendingCredential(request, options, now));
}

/** The same, but for a recently used key the cached owner is returned while the key is looked up again. */
export async function pendingCredential(
  request: IncomingMessage,
  options: AuthOptions,
  now: Date,
): Promise<PendingCredential> {
  const header = request.headers.authorization;
  if (header !== undefined) return { ...(await bearer(header, options, now)), by: "bearer" };
  const nobody: PendingCredential = { actor: { kind: "anonymous" }, by: "nothing", confirmed: undefined };
  const session = sessionCookie(request.headers.cookie, options.publicUrl);
  const person = session === undefined ? undefined : await personOfCookie(session, options);
  return person ? { actor: person, by: "cookie", confirmed: undefined } : nobody;
}

type Bearer = Pick<PendingCredential, "actor" | "confirmed">;

async function bearer(header: string, options: AuthOptions, now: Date): Promise<Bearer> {
  const token = /^Bearer +([\w.~+/=-]+)$/i.exec(header.trim())?.[1];
  if (token === undefined) throw unauthenticated("The Authorization header must be: Bearer <credential>.");
  if (token.startsWith(keyPrefix)) return keyBearer(hashSecret(token), options, now);
  return { actor: await tokenBearer(token, options, now), confirmed: undefined };
}

async function keyBearer(hash: string, options: AuthOptions, now: Date): Promise<Bearer> {
  const known = options.recentKeys.get(hash);
  const looked = lookUp(hash, options, now);
  if (!known) return { actor: await looked, confirmed: undefined };
  // The caller awaits this promise; without a handler a rejection would end the process.
  looked.catch(() => undefined);
  return { actor: known, confirmed: looked };
}

async function lookUp(hash: string, options: AuthOptions, now: Date): Promise<Actor> {
  const agent = await findAgentByKey(hash, options.ports, now);
  options.recentKeys.set(hash, agent);
  if (!agent) throw unauthenticated("This API key is unknown, expired or revoked. Ask its owner for a new one.");
  options.recordKeyUse(agent.keyId);
  return agent;
}

async function tokenBearer(token: string, options: AuthOptions, now: Date): Promise<Actor> {
  const userId = await userOfToken(token, options, now);
  const person = userId === undefined ? undefined : await personById(userId, options);
  if (!person)
    throw unauthenticated("This token is not valid or has expired. Get a new one from POST /api/session/token.");
  return person;
}

async function userOfToken(token: string, options: AuthOptions, now: Date): Promise<string | undefined> {
  try {
    return await verifyAccessToken(token, { secret: options.secret, issuer: options.publicUrl, now });
  } catch (error) {
    if (!(error instanceof joseErrors.JOSEError)) throw error;
  }
  if (!options.provider) return undefined;
  try {
    return await options.provider(token, now);
  } catch (error) {
    if (error instanceof joseErrors.JWKSTimeout || !(error instanceof joseErrors.JOSEError)) {
      throw new DomainError(
        "unavailable",
        "identity_provider_unavailable",
        "The identity provider does not answer. Try again.",
      );
    }
    return undefined;
  }
}

async function personOfCookie(token: string, options: AuthOptions): Promise<Person | undefined> {
  const session = await decode({ token, secret: options.secret }).catch(() => null);
  return session?.sub === undefined ? undefined : personById(session.sub, options);
}

/** Looked up each time, so that a deleted account loses access at once. */
async function personById(userId: string, options: AuthOptions): Promise<Person | undefined> {
  if (!id.safeParse(userId).success) return undefined;
  const [row] = await sqlOf(options.ports.database).rows(findUser, [userId]);
  return row && { kind: "person", userId: row.id, name: row.name, email: row.email };
}
