import { columnList, type RowOf, type Sql, sqlOf, statement, t } from "@caravan/db/sql";
import { z } from "zod";
import { DomainError } from "../kernel/errors.ts";
import type { Ports } from "../kernel/ports.ts";
import { takeChallenge } from "./passkey-challenges.ts";
import { requirePasskeyParty } from "./passkey-party.ts";

/** Loaded on first use, because that takes a quarter of a second. */
export const webAuthn = () => import("@simplewebauthn/server");

/** Ed25519, ECDSA with P-256, and RSA: the algorithms that authenticators support. */
export const passkeyAlgorithms = [-8, -7, -257];

export const passkeyRow = {
  id: t.uuid,
  userId: t.uuid,
  credentialId: t.text,
  publicKey: t.text,
  counter: t.bigint,
  transports: t.notNull(t.list(t.text)),
  backedUp: t.boolean,
  name: t.text,
  createdAt: t.timestamp,
  lastUsedAt: t.nullable(t.timestamp),
};
export type Passkey = RowOf<typeof passkeyRow>;

const ofUser = statement(
  "passkeys-of",
  `select ${columnList(passkeyRow)} from passkeys where user_id = $1 order by created_at, id`,
  [t.uuid],
  passkeyRow,
);

export const passkeysOf = (sql: Sql, userId: string): Promise<Passkey[]> => sql.rows(ofUser, [userId]);

const byCredential = statement(
  "passkey-by-credential",
  `select ${columnList(passkeyRow)} from passkeys where credential_id = $1`,
  [t.text],
  passkeyRow,
);
const used = statement(
  "passkey-used",
  `update passkeys set counter = $2, last_used_at = $3, backed_up = $4
    where id = $1 and (counter < $2 or counter = 0 and $2 = 0) returning id`,
  [t.uuid, t.bigint, t.timestamp, t.boolean],
  { id: t.uuid },
);

export const deletePasskeys = statement("passkeys-delete", "delete from passkeys where user_id = $1", [t.uuid]);

const bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+=*$/);

/** The answer of an authenticator that makes or uses a passkey, as browsers write it (`PublicKeyCredential.toJSON`). */
const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal("public-key"),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
  authenticatorAttachment: z.enum(["platform", "cross-platform"]).optional().catch(undefined),
};
export const attestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(40_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});
export const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: z.string().max(200).nullish(),
  }),
});

/** The same answer for all failures: details would help only attackers. */
export const passkeyRefused = () =>
  new DomainError("invalid", "passkey_refused", "This passkey could not be checked. Try again.");

/**
 * The passkey that signed a challenge of ours. Its authenticator has verified the person by fingerprint, face or PIN,
 * which replaces password and code. The challenge is used up in any case.
 *
 * @param sent unchecked
 * @throws invalid `passkey_refused`
 */
export async function checkPasskey(ports: Pick<Ports, "database" | "publicUrl">, sent: unknown, now: Date) {
  const { rpId, origin } = requirePasskeyParty(ports.publicUrl);
  const sql = sqlOf(ports.database);
  const { data: answer } = assertion.safeParse(sent);
  if (!answer) throw passkeyRefused();
  const challenge = await takeChallenge(sql, answer.response.clientDataJSON, null, now);
  const [passkey] = await sql.rows(byCredential, [answer.id]);
  if (challenge === undefined || !passkey) throw passkeyRefused();
  // The authenticator also states the owner, and both must agree.
  const { userHandle } = answer.response;
  if (userHandle && Buffer.from(userHandle, "base64url").toString() !== passkey.userId) throw passkeyRefused();
  const { verifyAuthenticationResponse } = await webAuthn();
  const checked = await verifyAuthenticationResponse({
    response: { ...answer, response: { ...answer.response, userHandle: userHandle ?? undefined } } as never,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
      counter: Number(passkey.counter),
    },
  }).catch(() => undefined);
  if (!checked?.verified) throw passkeyRefused();
  const { newCounter, credentialBackedUp } = checked.authenticationInfo;
  // Compared in the database, because two answers may come at once. A counter that does not grow means that the
  // authenticator was copied.
  if ((await sql.rows(used, [passkey.id, newCounter, now, credentialBackedUp])).length === 0) throw passkeyRefused();
  return passkey;
}
