import { statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { decodeCursor, encodeCursor } from "../kernel/cursor.ts";
import { query } from "../kernel/define.ts";
import { summaryWire } from "../wire/trip.ts";

const listStatement = statement(
  "trip-list",
  `select t.id, t.title, t.destination, t.start_date, t.end_date, t.status, t.travelers, t.currency, m.role, t.revision,
          t.city_id, t.lat, t.lng,
          (select count(*)::int from proposals p
            where p.trip_id = t.id and p.status = 'pending' and m.role <> 'viewer') as waiting
     from members m join trips t on t.id = m.trip_id
    where m.user_id = $1 and t.trashed_at is null and (cardinality($2::uuid[]) = 0 or t.id = any($2::uuid[]))
      and ($3::text is null or (t.start_date, t.id) < ($3::text, $4::uuid)) and (m.archived_at is not null) = $6
    order by t.start_date desc, t.id desc limit $5`,
  [t.uuid, t.list(t.uuid), t.nullable(t.text), t.nullable(t.uuid), t.bigint, t.boolean],
  {
    id: t.uuid,
    title: t.text,
    destination: t.text,
    start_date: t.text,
    end_date: t.text,
    status: t.textOf<"confirmed" | "cancelled" | "draft" | "active" | "completed">(),
    travelers: t.integer,
    currency: t.text,
    role: t.textOf<"viewer" | "owner" | "editor">(),
    revision: t.integer,
    city_id: t.nullable(t.text),
    lat: t.nullable(t.double),
    lng: t.nullable(t.double),
    waiting: t.integer,
  },
);

export const listTrips = query({
  name: "list_trips",
  description:
    "The trips of your person, newest start first, a page at a time: id, title, destination, dates, status and role. Use it to find a trip_id.",
  audience: "trips:read",
  capability: true,
  examples: [{}, { limit: 50 }],
  input: z.object({
    limit: z.number().int().min(1).max(100).default(20),
    archived: z.boolean().default(false).meta({ description: "True: those that your person has archived" }),
    cursor: f.opaque.optional().meta({ description: "next_cursor of the page before" }),
  }),
  output: z.object({ trips: z.array(summaryWire), has_more: z.boolean(), next_cursor: z.string().nullable() }),
  rest: { method: "GET", path: "/api/trips" },
  async run(ctx, input) {
    const actor = signedIn(ctx.actor);
    const [start, id] = input.cursor === undefined ? [null, null] : decodeCursor(input.cursor, "date");
    const limited = actor.kind === "agent" ? actor.tripIds : [];
    const rows = await ctx.sql.rows(listStatement, [actor.userId, limited, start, id, input.limit + 1, input.archived]);
    const shown = rows.slice(0, input.limit);
    const last = rows.length > input.limit ? shown.at(-1) : undefined;
    const trips = shown.map(({ city_id, lat, lng, waiting, ...it }) => ({
      ...it,
      place: { city_id, lat, lng },
      ...(waiting > 0 ? { waiting_proposals: waiting } : {}),
    }));
    return { trips, has_more: last !== undefined, next_cursor: last ? encodeCursor([last.start_date, last.id]) : null };
  },
});
