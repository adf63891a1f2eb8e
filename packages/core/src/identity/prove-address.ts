import { statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import type { Context } from "../kernel/context.ts";
import { command } from "../kernel/define.ts";
import { publish } from "../kernel/domain-events.ts";
import { credentialRoom } from "../kernel/room-events.ts";
import { markEmailVerified } from "./accounts.ts";
import { dropEmailCodes } from "./email-codes.ts";
import { deletePasskeys } from "./passkeys.ts";
import { endSessions } from "./sessions.ts";
import { deleteTotp } from "./totp.ts";

const unlink = statement("provider-unlink-all", "delete from accounts where user_id = $1", [t.uuid]);

/**
 * Records that somebody has proved the address of an account. On the first proof, the account may have been created by
 * somebody else: password, providers, keys and sessions are removed, so that only the reader of the mail has it.
 */
export async function proveAddress(ctx: Context, userId: string): Promise<void> {
  if (await markEmailVerified(ctx.sql, userId, ctx.now)) await dropCredentials(ctx, userId);
}

/** Removes every credential of this account. */
export async function dropCredentials(ctx: Context, userId: string): Promise<void> {
  for (const it of [unlink, deleteTotp, deletePasskeys]) await ctx.sql.rows(it, [userId]);
  await endAccess(ctx, userId);
}

/** Ends everything that acts for somebody now: sessions, keys, codes, devices. Their ways to sign in stay. */
export async function endAccess(ctx: Context, userId: string): Promise<void> {
  await dropEmailCodes(ctx.sql, userId);
  for (const id of await endSessions(ctx.sql, userId, ctx.now, null)) ctx.effects.rooms.add(credentialRoom(id));
  await publish(ctx, "credentials_dropped", { userId });
}

/** For sign-in by link and by provider, which are not verbs. */
export const proveAddressOf = command({
  name: "prove_address",
  description: "Notes that the person who signs in has proved the address of this account.",
  audience: "anyone",
  input: z.object({ user_id: f.id }),
  output: z.object({}),
  async run(ctx, input) {
    await proveAddress(ctx, input.user_id);
    return {};
  },
});
