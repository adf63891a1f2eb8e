import { hash } from "node:crypto";
import { type RowOf, statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { inLanguage } from "@caravan/languages/node";
import type { Reader } from "@caravan/languages/texts";
import { z } from "zod";
import { cachedLivePlaces } from "../destinations/places-for-trip.ts";
import type { Context } from "../kernel/context.ts";
import { download } from "../kernel/define.ts";
import { notFound } from "../kernel/errors.ts";
import { keptResults } from "../kernel/kept-results.ts";
import { loadDocument, loadVersion } from "../kernel/load-trip.ts";
import { readerOfPerson } from "../kernel/reader-language.ts";
import { hashSecret } from "../kernel/secrets.ts";
import { versionOfSegments } from "../segments/segments-on-trip.ts";
import { addressOf, tripToWrite } from "./plan-of-trip.ts";

const find = statement(
  "calendar-feed-by-token",
  `select c.trip_id, c.user_id from calendar_feeds c join users u on u.id = c.user_id
    where c.token_hash = $1 and u.disabled_at is null`,
  [t.text],
  { trip_id: t.uuid, user_id: t.uuid },
);

export const readCalendarFeed = download({
  name: "read_calendar_feed",
  description: "The trip behind a secret calendar address, as iCalendar. Ask again with If-None-Match.",
  audience: "anyone",
  errors: ["not_found"],
  input: z.object({ token: f.opaque }),
  path: "/api/calendars/{token}/trip.ics",
  types: ["text/calendar"],
  async run(ctx, { token }) {
    const [feed] = await ctx.sql.rows(find, [hashSecret(token)]);
    // Read as that member, so that the feed ends with the membership and while the trip is in the trash.
    const reader = feed && (await readerOfPerson(ctx.sql, ctx.ports, feed.user_id));
    const version = feed && (await versionOf(ctx, feed, reader));
    if (!version || !reader) throw notFound("calendar");
    const file = await keptOf(ctx)(version, () => inLanguage(reader, () => written(ctx, feed)));
    return { type: "text/calendar; charset=utf-8", ...file };
  },
});

type Feed = RowOf<typeof find>;

interface Written {
  readonly bytes: Uint8Array;
  readonly tag: string;
}

/** Calendars ask every hour, and most of the time nothing has changed. */
const MOST_BYTES = 16_000_000;
const byDatabase = new WeakMap<object, ReturnType<typeof keptResults<Written>>>();

function keptOf({ ports: { database } }: Context) {
  const kept = byDatabase.get(database.pool) ?? keptResults<Written>(MOST_BYTES, (it) => it.bytes.byteLength);
  byDatabase.set(database.pool, kept);
  return kept;
}

/** Another text whenever the calendar could be another one; undefined without access. */
async function versionOf(
  ctx: Context,
  { trip_id, user_id }: Feed,
  reader: Reader | undefined,
): Promise<string | undefined> {
  const found = await loadVersion(ctx.sql, trip_id, user_id);
  if (!found) return undefined;
  const segments = await versionOfSegments(ctx, trip_id);
  const places = await cachedLivePlaces(ctx, found);
  return hash("sha256", JSON.stringify([trip_id, user_id, reader, found.version, segments, places]), "base64url");
}

async function written(ctx: Context, { trip_id, user_id }: Feed): Promise<Written> {
  const stored = await loadDocument(ctx.sql, trip_id, user_id);
  if (!stored) throw notFound("calendar");
  const { document: trip, role } = stored;
  const { toWrite } = await tripToWrite(ctx, trip, role);
  // For all who ask for it meanwhile, so it goes on when the first one hangs up.
  const { signal } = new AbortController();
  const text = await ctx.ports.planFiles.write({ kind: "ics", ...toWrite, url: addressOf(ctx, trip) }, user_id, signal);
  const bytes = Buffer.from(text);
  return { bytes, tag: hash("sha256", bytes, "base64url") };
}
