import { statement, t } from "@caravan/db/sql";
import { Secret } from "otpauth";
import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { conflict, notFound } from "../kernel/errors.ts";
import { requireRecentSignIn } from "../kernel/recent-sign-in.ts";
import { decidesAccess } from "../kernel/without-tool.ts";
import { findAccount } from "./accounts.ts";
import { totpOf, totpPurpose } from "./totp.ts";

const begin = statement(
  "totp-begin",
  `insert into totp_secrets (user_id, secret, created_at, recovery_hashes) values ($1, $2, $3, '{}')
   on conflict (user_id) do update set secret = excluded.secret, created_at = excluded.created_at
     where totp_secrets.confirmed_at is null returning user_id`,
  [t.uuid, t.text, t.timestamp],
  { user_id: t.uuid },
);

export const startTotp = command({
  name: "start_totp",
  description:
    "Begins to set up a second factor: the secret for an authenticator app. It counts once POST /api/users/me/totp/confirm has a first code.",
  audience: "person",
  withoutTool: decidesAccess,
  withoutSecondFactor: true,
  credential: true,
  errors: ["recent_sign_in_needed", "second_factor_set"],
  input: z.object({}),
  output: z.object({ secret: z.string(), uri: z.string().meta({ description: "otpauth: address, for a QR code" }) }),
  rest: { method: "POST", path: "/api/users/me/totp" },
  async run(ctx) {
    requireRecentSignIn(ctx);
    const { userId } = signedIn(ctx.actor);
    const account = await findAccount(ctx.sql, userId);
    if (!account) throw notFound("account");
    const secret = new Secret({ size: 20 }).base32;
    const sealed = ctx.ports.secretBox.seal(secret, totpPurpose(userId));
    if ((await ctx.sql.rows(begin, [userId, sealed, ctx.now])).length === 0)
      throw conflict("second_factor_set", "Two-step sign-in is already on. Turn it off first.");
    return { secret, uri: totpOf(secret, account.email).toString() };
  },
});
