import * as f from "@caravan/domain/fields";
import { signUpRefusal } from "@caravan/domain/sign-up-policy";
import { z } from "zod";
import { readSettings } from "../installation/settings.ts";
import { refuseSignUp } from "../installation/sign-up-policy.ts";
import { command } from "../kernel/define.ts";
import { decidesAccess } from "../kernel/without-tool.ts";
import { findByEmail, insertAccount, renameAccount, type StoredAccount, storePassword } from "./accounts.ts";
import { emailTaken, presentUser, userWire } from "./create-account.ts";
import { findEmailCode, invalidCode, useEmailCode } from "./email-codes.ts";
import { proveAddress } from "./prove-address.ts";

export const verifySignUp = command({
  name: "verify_sign_up",
  description:
    "Finishes a sign-up with the code that was mailed and the password that was chosen. The password tells the one who signed up from the one who only got the mail.",
  audience: "anyone",
  withoutTool: decidesAccess,
  rateLimit: { key: "email-code", limit: 20, seconds: 60, counts: "network" },
  credential: true,
  errors: ["code_invalid", "email_taken", "sign_up_refused"],
  audit: { event: "sign_up", about: (_, output) => ({ subjectUserId: output?.user.id }) },
  input: z.object({ email: f.email, code: f.emailCode, password: f.password }),
  output: z.object({ user: userWire }),
  rest: { method: "POST", path: "/api/users/verify", status: 201 },
  async prepare(ctx, input) {
    const asked = await findEmailCode(ctx, { purpose: "sign_up", ...input });
    if (!asked?.passwordHash || !(await ctx.ports.passwords.verify(asked.passwordHash, input.password)))
      throw invalidCode();
    // The settings may have changed since the code was requested; an invitation still counts.
    const { sign_up: mode, sign_up_domains: domains } = await readSettings(ctx.sql, ctx.ports);
    refuseSignUp(signUpRefusal({ mode, domains }, { email: input.email, proved: true, invited: true }));
  },
  async run(ctx, input) {
    const { email } = input;
    const { id, name, passwordHash } = await useEmailCode(ctx, { purpose: "sign_up", ...input });
    const given = { name: name ?? "", passwordHash, emailVerified: ctx.now };
    const made = await insertAccount(ctx.sql, { id, email, ...given, now: ctx.now });
    if (made) return { user: presentUser(made) };
    const holder = (await findByEmail(ctx.sql, email)) as StoredAccount;
    if (holder.emailVerified !== null) throw emailTaken();
    await proveAddress(ctx, holder.id);
    await storePassword(ctx.sql, holder.id, passwordHash);
    await renameAccount(ctx.sql, holder.id, given.name);
    return { user: presentUser({ ...holder, ...given }) };
  },
});
