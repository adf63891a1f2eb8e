import { statement, t } from "@caravan/db/sql";
import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { randomCode } from "../kernel/random-code.ts";
import { requireRecentSignIn } from "../kernel/recent-sign-in.ts";
import { decidesAccess } from "../kernel/without-tool.ts";
import { invalidCode } from "./email-codes.ts";
import { recoveryHash, recoveryPurpose, stepOf, totpPurpose } from "./totp.ts";

const RECOVERY_CODES = 10;

const find = statement(
  "totp-find-begun",
  "select secret from totp_secrets where user_id = $1 and confirmed_at is null for update",
  [t.uuid],
  { secret: t.text },
);
const confirm = statement(
  "totp-confirm",
  "update totp_secrets set confirmed_at = $2, last_step = $3, recovery_hashes = $4 where user_id = $1",
  [t.uuid, t.timestamp, t.integer, t.list(t.text)],
);

export const confirmTotp = command({
  name: "confirm_totp",
  description:
    "Switches the second factor on, with a first code of the app. The recovery codes are shown once; each signs in once without the app.",
  audience: "person",
  withoutTool: decidesAccess,
  withoutSecondFactor: true,
  rateLimit: { key: "totp", limit: 20, seconds: 600, counts: "account" },
  credential: true,
  errors: ["recent_sign_in_needed", "code_invalid"],
  audit: { event: "second_factor_changed", about: () => ({ detail: { on: true } }) },
  input: z.object({ code: z.string().max(100) }),
  output: z.object({ recovery_codes: z.array(z.string()) }),
  rest: { method: "POST", path: "/api/users/me/totp/confirm" },
  async run(ctx, input) {
    requireRecentSignIn(ctx);
    const { userId } = signedIn(ctx.actor);
    const [begun] = await ctx.sql.rows(find, [userId]);
    const { secretBox } = ctx.ports;
    const secret = begun && secretBox.open(begun.secret, totpPurpose(userId));
    const step = secret === undefined ? undefined : stepOf(secret, input.code, ctx.now);
    if (step === undefined) throw invalidCode();
    const codes = Array.from({ length: RECOVERY_CODES }, () => `${randomCode(5)}-${randomCode(5)}`);
    const hashes = codes.map((code) => secretBox.seal(recoveryHash(code), recoveryPurpose(userId)));
    await ctx.sql.rows(confirm, [userId, ctx.now, step, hashes]);
    return { recovery_codes: codes };
  },
});
