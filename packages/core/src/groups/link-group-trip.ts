import { statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { said } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { tripForChange } from "../kernel/access.ts";
import { command } from "../kernel/define.ts";
import { conflict } from "../kernel/errors.ts";
import { logWithoutPatch } from "../kernel/history.ts";
import { groupFor } from "./access.ts";
import { linkTrip } from "./link-trip.ts";
import { presentGroup } from "./present.ts";
import { groupWire } from "./wire.ts";

// Also of a group in the trash, which may be restored.
const groupWith = statement("group-of-linked-trip", "select id from group_trips where trip_id = $1", [t.uuid], {
  id: t.uuid,
});

export const linkGroupTrip = command({
  name: "link_group_trip",
  description:
    "Makes an existing trip the plan of a group without one. All members of the group become its editors and see all of it.",
  // Whoever is on a trip sees all of it, so only a person lets a group in.
  audience: "person",
  withoutTool: "lets a whole group into a trip, which a person does; create_trip with groupTripCode plans for a group",
  guests: false,
  logged: true,
  errors: ["not_found", "forbidden", "group_has_trip", "trip_has_group"],
  input: z.object({ trip_code: f.tripCode, trip_id: f.id }),
  output: z.object({ group_trip: groupWire }),
  rest: { method: "POST", path: "/api/group-trips/{trip_code}/trip" },
  async run(ctx, input) {
    const group = await groupFor(ctx, input.trip_code, "creator", "alone");
    if (group.tripId !== null)
      throw conflict("group_has_trip", "This group already has a plan. Move that trip to the trash first.");
    const { document } = await tripForChange(ctx, input.trip_id, "owner", undefined);
    const [taken] = await ctx.sql.rows(groupWith, [document.id]);
    if (taken) throw conflict("trip_has_group", "This trip is already the plan of another group.");
    await linkTrip(ctx, group, document.id);
    await logWithoutPatch(ctx, document, "link_group_trip", said`Made it the plan of a group`);
    return { group_trip: await presentGroup(ctx, await groupFor(ctx, input.trip_code, "creator")) };
  },
});
