import { isLanguage, languages } from "@caravan/languages/language";
import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { query } from "../kernel/define.ts";
import { notFound } from "../kernel/errors.ts";
import { decidesAccess } from "../kernel/without-tool.ts";
import { findAccount } from "./accounts.ts";
import { presentUser, userWire } from "./create-account.ts";
import { passkeyParty } from "./passkey-party.ts";
import { passkeysOf } from "./passkeys.ts";
import { personPictureAddress, pictureVersionOf } from "./person-pictures.ts";
import { formatsWire, presentFormats } from "./set-formats.ts";
import { hasSecondFactor } from "./totp.ts";

export const getAccount = query({
  name: "get_account",
  description: "The account of the person who is signed in.",
  audience: "person",
  withoutTool: decidesAccess,
  withoutSecondFactor: true,
  guests: true,
  input: z.object({}),
  output: z.object({
    user: userWire.extend({
      has_password: z.boolean(),
      second_factor: z.boolean().meta({ description: "Whether signing in with the password also needs a code" }),
      needs_second_factor: z.boolean().meta({
        description: "This installation requires one, and this session began without: only setting one up is possible",
      }),
      is_guest: z.boolean().meta({ description: "Plans without an account" }),
      passkeys: z.number().int().nullable().meta({ description: "How many; null where this installation has none" }),
      is_admin: z.boolean(),
      language: z.enum(languages).nullable().meta({ description: "Chosen for pages" }),
      formats: formatsWire.meta({
        description: "How clocks, calendars and measures are written; null: as the browser asks",
      }),
      currency: z.string().nullable().meta({ description: "Of new trips; null: that of the destination" }),
      picture: z
        .string()
        .nullable()
        .meta({ description: "The address of the picture by which others see this person" }),
      mail: z.boolean().meta({ description: "Whether this installation sends mail, so that addresses can be proved" }),
    }),
  }),
  rest: { method: "GET", path: "/api/users/me" },
  async run(ctx) {
    const row = await findAccount(ctx.sql, signedIn(ctx.actor).userId);
    if (!row) throw notFound("account");
    const { passwordHash, isAdmin } = row;
    const mail = ctx.ports.mailer.configured;
    const second_factor = await hasSecondFactor(ctx.ports, row.id);
    const passkeys = passkeyParty(ctx.ports.publicUrl) ? (await passkeysOf(ctx.sql, row.id)).length : null;
    const version = await pictureVersionOf(ctx.sql, row.id);
    return {
      user: {
        ...presentUser(row),
        has_password: passwordHash !== null,
        second_factor,
        passkeys,
        needs_second_factor: ctx.actor.kind === "person" && ctx.actor.lacksSecondFactor === true,
        is_guest: row.kind === "guest",
        is_admin: isAdmin,
        language: isLanguage(row.language) ? row.language : null,
        formats: presentFormats(row.formats),
        currency: row.currency,
        picture: version === undefined ? null : personPictureAddress(row.id, version),
        mail,
      },
    };
  },
});
