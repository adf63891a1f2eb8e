import { statement, t } from "@caravan/db/sql";
import { type ChosenFormats, formatChoices } from "@caravan/languages/formats";
import { readFormats } from "@caravan/languages/reader";
import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { decidesAccess } from "../kernel/without-tool.ts";

export const formatsWire = z.object({
  clock: z.enum(formatChoices.clock).nullable(),
  week: z.enum(formatChoices.week).nullable().meta({ description: "The first day of a week" }),
  distance: z.enum(formatChoices.distance).nullable(),
  temperature: z.enum(formatChoices.temperature).nullable(),
});

export function presentFormats(stored: unknown): z.input<typeof formatsWire> {
  const { clock = null, week = null, distance = null, temperature = null } = readFormats(stored);
  return { clock, week, distance, temperature };
}

const update = statement("user-formats", "update users set formats = $2 where id = $1", [
  t.uuid,
  t.json<ChosenFormats>(),
]);

/** Not published: programs read codes and plain values. */
export const setFormats = command({
  name: "set_formats",
  description: "Chooses how clocks, calendars and measures are written on the pages and in the mails of this account.",
  audience: "person",
  withoutTool: decidesAccess,
  guests: true,
  hints: { destructive: false, idempotent: true },
  input: formatsWire,
  output: formatsWire,
  async run(ctx, chosen) {
    const formats = readFormats(chosen);
    await ctx.sql.rows(update, [signedIn(ctx.actor).userId, formats]);
    return presentFormats(formats);
  },
});
