import type { IncomingMessage } from "node:http";
import { expiryOfKey, findAgentByKey } from "@caravan/core/agents/api-key";
import { personOfSession } from "@caravan/core/identity/sessions";
import type { Actor, Person } from "@caravan/core/kernel/actor";
import { DomainError, unauthenticated } from "@caravan/core/kernel/errors";
import type { Ports } from "@caravan/core/kernel/ports";
import { hashSecret, keyPrefix } from "@caravan/core/kernel/secrets";
import { sqlOf, statement, t } from "@caravan/db/sql";
import { errors as joseErrors } from "jose";
import { verifyAccessToken } from "./access-token.ts";
import { sessionCookie } from "./cookies.ts";
import type { SecretRing } from "./derived-keys.ts";
import type { RecentKeys } from "./recent-keys.ts";
import { type PendingCredential, type ResolvedCredential, resolveCredential } from "./resolve-credential.ts";

export interface AuthOptions {
  readonly secrets: SecretRing;
  readonly publicUrl: string;
  readonly ports: Pick<Ports, "database">;
  readonly recordKeyUse: (keyId: string) => void;
  readonly recordSessionUse: (sessionId: string) => void;
  readonly recentKeys: RecentKeys;
  /** Verifies tokens of an outside identity provider, when one is configured. */
  readonly provider: ((token: string, now: Date) => Promise<string | undefined>) | undefined;
}

const findUser = statement(
  "user-find",
  "select id, email, coalesce(name, email) as name from users where id = $1 and kind = 'person' and disabled_at is null",
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
  const person = session === undefined ? undefined : await sessionPerson({ token: session }, options, now);
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
  if (!agent) throw unauthenticated(await whyNoAgent(hash, options, now));
  options.recordKeyUse(agent.keyId);
  return agent;
}

async function whyNoAgent(hash: string, { ports, publicUrl }: AuthOptions, now: Date): Promise<string> {
  const expiredAt = await expiryOfKey(hash, ports, now);
  if (!expiredAt) return "This API key is unknown or was revoked. Ask its owner for a new one.";
  const renew = `${publicUrl}/profile?tab=keys`;
  return `This API key expired on ${expiredAt.toISOString().slice(0, 10)}. Ask your person to renew it at ${renew}; the same key works again then.`;
}

async function tokenBearer(token: string, options: AuthOptions, now: Date): Promise<Actor> {
  const person = (await personOfToken(token, options, now)) ?? (await personOfProvider(token, options, now));
  if (!person)
    throw unauthenticated("This token is not valid or has expired. Get a new one from POST /api/session/token.");
  return person;
}

async function personOfToken(token: string, options: AuthOptions, now: Date): Promise<Person | undefined> {
  try {
    const claims = await verifyAccessToken(token, { secrets: options.secrets, issuer: options.publicUrl, now });
    return await sessionPerson({ id: claims.sessionId, userId: claims.userId }, options, now);
  } catch (error) {
    if (!(error instanceof joseErrors.JOSEError)) throw error;
    return undefined;
  }
}

async function personOfProvider(token: string, options: AuthOptions, now: Date): Promise<Person | undefined> {
  if (!options.provider) return undefined;
  try {
    const userId = await options.provider(token, now);
    return userId === undefined ? undefined : await personById(userId, options);
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

/** Looked up for each request, so that an ended session or a deleted account loses access at once. */
async function sessionPerson(
  session: Parameters<typeof personOfSession>[1],
  options: AuthOptions,
  now: Date,
): Promise<Person | undefined> {
  const person = await personOfSession(sqlOf(options.ports.database), session, now);
  if (person?.session) options.recordSessionUse(person.session.id);
  return person;
}

async function personById(userId: string, options: AuthOptions): Promise<Person | undefined> {
  const [row] = await sqlOf(options.ports.database).rows(findUser, [userId]);
  return row && { kind: "person", userId: row.id, name: row.name, email: row.email };
}
