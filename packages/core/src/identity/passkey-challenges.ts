import { type Sql, statement, t } from "@caravan/db/sql";

/** A page that offers to sign in asks for a new one before this one ends. */
export const challengeMinutes = 10;

const keep = statement(
  "passkey-challenge-keep",
  "insert into passkey_challenges (challenge, user_id, expires_at) values ($1, $2, $3)",
  [t.text, t.nullable(t.uuid), t.timestamp],
);

/** @param userId the person who adds a passkey with it; null for signing in, when the person is not known yet */
export async function keepChallenge(sql: Sql, challenge: string, userId: string | null, now: Date): Promise<void> {
  await sql.rows(keep, [challenge, userId, new Date(now.getTime() + challengeMinutes * 60_000)]);
}

const take = statement(
  "passkey-challenge-take",
  "delete from passkey_challenges where challenge = $1 and user_id is not distinct from $2 and expires_at > $3 returning challenge",
  [t.text, t.nullable(t.uuid), t.timestamp],
  { challenge: t.text },
);

/**
 * The stored challenge that an answer was made for. It is deleted, so that no other answer to it is accepted. Undefined
 * when it is unknown or expired, or the answer was made in a frame of another site.
 *
 * @param clientData `clientDataJSON` as it was sent
 */
export async function takeChallenge(
  sql: Sql,
  clientData: string,
  userId: string | null,
  now: Date,
): Promise<string | undefined> {
  const challenge = challengeOf(clientData);
  if (challenge === undefined) return undefined;
  const [row] = await sql.rows(take, [challenge, userId, now]);
  return row?.challenge;
}

function challengeOf(clientData: string): string | undefined {
  try {
    const { challenge, crossOrigin } = JSON.parse(Buffer.from(clientData, "base64url").toString("utf8"));
    // Our pages are never framed by others, so an answer from such a frame is not meant for us.
    if (crossOrigin === true) return undefined;
    return typeof challenge === "string" && /^[\w-]{1,200}$/.test(challenge) ? challenge : undefined;
  } catch {
    return undefined;
  }
}

export const deleteOldChallenges = statement(
  "passkey-challenges-delete-old",
  "delete from passkey_challenges where expires_at < now()",
  [],
);
