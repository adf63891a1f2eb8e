import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { refusalOf, refuseSignUp } from "../installation/sign-up-policy.ts";
import type { Context } from "../kernel/context.ts";
import { command } from "../kernel/define.ts";
import { conflict } from "../kernel/errors.ts";
import { queueMailQuietly } from "../kernel/queue-mail.ts";
import { decidesAccess } from "../kernel/without-tool.ts";
import { existingAccountMail, signUpMail } from "./account-mails.ts";
import { findByEmail, insertAccount } from "./accounts.ts";
import { createEmailCode } from "./email-codes.ts";
import { refuseKnownPassword } from "./refuse-known-password.ts";

export const userWire = z.object({
  id: f.id,
  name: z.string().nullable(),
  email: z.string(),
  created_at: z.string(),
  email_verified: z.boolean().meta({ description: "Whether its person has proved that the address is theirs" }),
});

export function presentUser(row: {
  id: string;
  name: string | null;
  email: string;
  createdAt: Date;
  emailVerified: Date | null;
}): z.input<typeof userWire> {
  const { id, name, email } = row;
  return { id, name, email, created_at: row.createdAt.toISOString(), email_verified: row.emailVerified !== null };
}

export const createAccount = command({
  name: "create_account",
  description:
    "Creates an account with e-mail and password. Where mail is set up, a code is mailed and the account exists once POST /api/users/verify has it; until then nothing is said about whether the address has an account.",
  audience: "anyone",
  withoutTool: decidesAccess,
  rateLimit: { key: "sign-up", limit: 10, seconds: 60, counts: "network" },
  credential: true,
  errors: ["email_taken", "sign_up_refused"],
  audit: {
    event: "sign_up",
    about: (_, output) => ({
      // A sign-up that waits for its code has no account yet.
      subjectUserId: output?.verification === "none" ? output.user.id : undefined,
      detail: { code: output?.verification ?? null },
    }),
  },
  input: z.object({
    email: f.email,
    password: f.password,
    name: f.personName,
    invitation: f.opaque.optional().meta({
      description: "The token of an invitation to a trip, with which one can sign up where people are invited only",
    }),
  }),
  output: z.object({
    user: userWire,
    verification: z.enum(["sent", "none"]).meta({ description: "sent: verify the address first" }),
  }),
  rest: { method: "POST", path: "/api/users", status: 201 },
  async prepare(ctx, input): Promise<string> {
    const applicant = { email: input.email, proved: ctx.ports.mailer.configured, invitation: input.invitation };
    refuseSignUp(await refusalOf(ctx.sql, ctx.ports, applicant, ctx.now));
    refuseKnownPassword(ctx, input.password);
    return ctx.ports.passwords.hash(input.password);
  },
  async run(ctx, input, passwordHash) {
    const { email, name } = input;
    if (ctx.ports.mailer.configured) return mailCode(ctx, { email, name, passwordHash });
    const account = await insertAccount(ctx.sql, { id: ctx.newId(), email, name, passwordHash, now: ctx.now });
    if (!account) throw emailTaken();
    return { user: presentUser(account), verification: "none" as const };
  },
});

/** Gives the same answer for every address. An account whose address was never proved does not block a new one. */
async function mailCode(ctx: Context, it: { email: string; name: string; passwordHash: string }) {
  const { publicUrl } = ctx.ports;
  const holder = await findByEmail(ctx.sql, it.email);
  const isTaken = holder?.emailVerified != null;
  const { id, code } = await createEmailCode(ctx, { purpose: "sign_up", userId: null, ...it });
  await queueMailQuietly(
    ctx,
    isTaken ? existingAccountMail(publicUrl, it.email) : signUpMail(publicUrl, it.email, code),
  );
  const user = { id, name: it.name, email: it.email, createdAt: ctx.now, emailVerified: null };
  return { user: presentUser(user), verification: "sent" as const };
}

export const emailTaken = () =>
  conflict("email_taken", "There is already an account with this email address. Sign in instead.", [
    { path: "email", message: "is taken" },
  ]);
