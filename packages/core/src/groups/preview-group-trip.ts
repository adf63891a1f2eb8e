import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { reachesTrip } from "../kernel/actor.ts";
import { query } from "../kernel/define.ts";
import { lookUpTripCode, tripCodeRateLimit, wrongCode } from "./look-up-trip-code.ts";
import { presentTentativeDates } from "./present.ts";
import { loadPreview } from "./store.ts";
import { dateRangeWire } from "./wire.ts";

export const previewGroupTrip = query({
  name: "preview_group_trip",
  description: "What a trip code is for, before joining.",
  audience: "anyone",
  withoutTool: "for whoever has a code and no account yet; join_group_trip answers the rest",
  rateLimit: tripCodeRateLimit,
  errors: ["not_found"],
  input: z.object({ trip_code: f.tripCode }),
  output: z.object({
    preview: z.object({
      trip_code: z.string(),
      title: z.string().nullable(),
      invited_by: z.string(),
      tentative_dates: dateRangeWire.nullable(),
      destination_options: z.array(z.string()),
      member_count: z.number(),
      /** False when not signed in. */
      already_member: z.boolean(),
    }),
  }),
  rest: { method: "GET", path: "/api/group-trips/{trip_code}/preview" },
  async run(ctx, input) {
    const { actor } = ctx;
    const groupId = await lookUpTripCode(ctx, input.trip_code);
    const found = await loadPreview(ctx.sql, groupId, actor.kind === "anonymous" ? null : actor.userId);
    if (!found) throw wrongCode();
    return {
      preview: {
        trip_code: found.code,
        title: found.title,
        invited_by: found.invitedBy,
        tentative_dates: presentTentativeDates(found),
        destination_options: [...found.destinationOptions],
        member_count: found.memberCount,
        already_member: found.isMember && reachesTrip(actor, found.tripId),
      },
    };
  },
});
