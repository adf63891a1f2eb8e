import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { decodeCursor, encodeCursor } from "../kernel/cursor.ts";
import { query } from "../kernel/define.ts";
import { segmentsOfBookings } from "../segments/write-segments.ts";
import { listOwn, UNDATED } from "./store.ts";
import { ownBookingWire, presentOwn } from "./wire.ts";

export const listBookings = query({
  name: "list_bookings",
  description: "The booking records of your person, cancelled ones too, newest start first, in pages.",
  audience: "bookings:read",
  capability: true,
  examples: [{}],
  input: z.object({
    limit: z.number().int().min(1).max(100).default(20),
    cursor: f.opaque.optional().meta({ description: "next_cursor of the page before" }),
  }),
  output: z.object({ bookings: z.array(ownBookingWire), has_more: z.boolean(), next_cursor: z.string().nullable() }),
  rest: { method: "GET", path: "/api/bookings" },
  async run(ctx, { limit, cursor }) {
    const actor = signedIn(ctx.actor);
    const rows = await listOwn(ctx.sql, {
      ownerId: actor.userId,
      tripIds: actor.kind === "agent" ? actor.tripIds : [],
      after: cursor === undefined ? null : decodeCursor(cursor, "date"),
      most: limit + 1,
    });
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    const segments = await segmentsOfBookings(
      ctx.sql,
      page.map((it) => it.id),
    );
    return {
      bookings: page.map((it) => presentOwn(it, segments)),
      has_more: last !== undefined,
      next_cursor: last ? encodeCursor([last.startDate ?? UNDATED, last.id]) : null,
    };
  },
});
