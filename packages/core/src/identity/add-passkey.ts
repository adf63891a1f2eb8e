import { columnList, statement, t } from "@caravan/db/sql";
import { said } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { conflict } from "../kernel/errors.ts";
import { queueNotice } from "../kernel/queue-mail.ts";
import { requireRecentSignIn } from "../kernel/recent-sign-in.ts";
import { decidesAccess } from "../kernel/without-tool.ts";
import { passkeyAddedMail } from "./account-mails.ts";
import { passkeyName, passkeyWire, presentPasskey } from "./list-passkeys.ts";
import { takeChallenge } from "./passkey-challenges.ts";
import { requirePasskeyParty } from "./passkey-party.ts";
import { attestation, passkeyAlgorithms, passkeyRefused, passkeyRow, passkeysOf, webAuthn } from "./passkeys.ts";

const MOST = 20;

const insert = statement(
  "passkey-insert",
  `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, backed_up, name, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (credential_id) do nothing returning ${columnList(passkeyRow)}`,
  [t.uuid, t.uuid, t.text, t.text, t.bigint, t.list(t.text), t.boolean, t.text, t.timestamp],
  passkeyRow,
);

export const addPasskey = command({
  name: "add_passkey",
  description:
    "Adds a passkey to this account, from the answer of navigator.credentials.create. It signs in by itself.",
  audience: "person",
  withoutTool: decidesAccess,
  withoutSecondFactor: true,
  credential: true,
  rateLimit: { key: "passkeys", limit: 30, seconds: 600, counts: "account" },
  errors: ["recent_sign_in_needed", "passkeys_unavailable", "passkey_refused", "passkey_known", "too_many_passkeys"],
  audit: { event: "passkey_added", about: (_, output) => ({ subjectId: output?.passkey.id }) },
  input: z.object({ name: passkeyName.default("Passkey"), credential: attestation }),
  output: z.object({ passkey: passkeyWire }),
  rest: { method: "POST", path: "/api/users/me/passkeys", status: 201 },
  /** Outside the transaction, so that the challenge stays used up when the answer is refused. */
  async prepare(ctx, { credential }) {
    requireRecentSignIn(ctx);
    const { rpId, origin } = requirePasskeyParty(ctx.ports.publicUrl);
    const { userId } = signedIn(ctx.actor);
    const challenge = await takeChallenge(ctx.sql, credential.response.clientDataJSON, userId, ctx.now);
    if (challenge === undefined) throw passkeyRefused();
    const { verifyRegistrationResponse } = await webAuthn();
    const checked = await verifyRegistrationResponse({
      response: credential as never,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: passkeyAlgorithms,
    }).catch(() => undefined);
    if (!checked?.verified) throw passkeyRefused();
    return checked.registrationInfo;
  },
  async run(ctx, { name }, { credential, credentialBackedUp }) {
    const { actor } = ctx;
    const { userId } = signedIn(actor);
    if ((await passkeysOf(ctx.sql, userId)).length >= MOST)
      throw conflict(
        "too_many_passkeys",
        said`An account has at most ${MOST} passkeys. Remove one that you don't use.`,
      );
    const [passkey] = await ctx.sql.rows(insert, [
      ctx.newId(),
      userId,
      credential.id,
      Buffer.from(credential.publicKey).toString("base64url"),
      credential.counter,
      credential.transports ?? [],
      credentialBackedUp,
      name,
      ctx.now,
    ]);
    if (!passkey) throw conflict("passkey_known", "This passkey was already added.");
    if (actor.kind === "person") await queueNotice(ctx, passkeyAddedMail(ctx.ports.publicUrl, actor.email));
    return { passkey: presentPasskey(passkey) };
  },
});
