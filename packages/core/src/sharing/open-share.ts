import { createHash } from "node:crypto";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { cachedLivePlaces, cachedPlacesForTrip } from "../destinations/places-for-trip.ts";
import { coverOfTrip } from "../documents/covers.ts";
import { sharedTrip, sharedTripVersion } from "../kernel/access.ts";
import { query } from "../kernel/define.ts";
import { forReadersOfLink } from "../kernel/without-tool.ts";
import { presentSegment } from "../segments/present.ts";
import { segmentsOnTrip, versionOfSegments } from "../segments/segments-on-trip.ts";
import { sharedSegmentWire } from "../segments/wire.ts";
import { presentTrip, sharedTripWire } from "../wire/trip.ts";

export const openShare = query({
  name: "open_share",
  description:
    "The trip behind a public link: its plan, without budgets, people and private notes; notes of days, bookings and its own cover only where the link shows them.",
  audience: "anyone",
  withoutTool: forReadersOfLink,
  errors: ["not_found"],
  input: z.object({ token: f.opaque }),
  output: z.object({
    trip: sharedTripWire,
    template: z.boolean().meta({
      description: "A plan to take over, without dates, people and prices: its days count from 2001-01-01",
    }),
    segments: z.array(sharedSegmentWire).meta({
      description: "Flights, stays and other bookings, only where the link shows them; never with their numbers",
    }),
    has_cover: z.boolean().meta({ description: "Whether the link shows the trip's own cover, at …/cover" }),
  }),
  rest: { method: "GET", path: "/api/public/trips/{token}" },
  async version(ctx, { token }) {
    const { id, version, showsBookings, showsCover, ...place } = await sharedTripVersion(ctx, token);
    const [segments, cover, places] = await Promise.all([
      showsBookings ? versionOfSegments(ctx, id) : "",
      showsCover ? coverOfTrip(ctx.sql, id) : undefined,
      cachedLivePlaces(ctx, place),
    ]);
    const all = JSON.stringify([version, segments, cover?.id, places]);
    return createHash("sha256").update(all).digest("base64");
  },
  async run(ctx, input) {
    const { document, showsBookings, showsCover, isTemplate } = await sharedTrip(ctx, input.token);
    const segments = showsBookings ? await segmentsOnTrip(ctx, document.id) : [];
    const trip = presentTrip(document, "viewer", await cachedPlacesForTrip(ctx, document));
    // A meeting is nobody else's business, and what is cancelled is not part of the trip.
    const travel = segments
      .filter((it) => it.status !== "cancelled" && it.kind !== "meeting")
      .map((it) => presentSegment(it, null));
    const cover = showsCover ? await coverOfTrip(ctx.sql, document.id) : undefined;
    return { trip, segments: travel, template: isTemplate, has_cover: cover !== undefined };
  },
});
