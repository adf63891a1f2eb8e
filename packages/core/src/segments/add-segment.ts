import * as f from "@caravan/domain/fields";
import { segmentFieldNames, titleOf } from "@caravan/domain/segments/segment";
import { z } from "zod";
import { roleOn } from "../access.ts";
import { signedIn } from "../actor.ts";
import { recordBeside } from "../beside.ts";
import { command } from "../define.ts";
import { notFound } from "../errors.ts";
import { holdTrip } from "../members/membership.ts";
import { blank, corrected, segmentFields } from "./corrections.ts";
import { inOrder } from "./in-order.ts";
import { presentSegment } from "./present.ts";
import { roomFor } from "./room-for.ts";
import { findSegment, insertSegment } from "./store.ts";
import { segmentWire } from "./wire.ts";

export const addSegment = command({
  name: "add_segment",
  description: "Adds a flight, train, stay, rented car or meeting to a trip by hand.",
  audience: "trips:write",
  logged: true,
  errors: ["not_found", "forbidden", "segments_full"],
  input: segmentFields.required({ kind: true }).extend({ trip_id: f.id }),
  output: z.object({ segment: segmentWire }),
  rest: { method: "POST", path: "/api/trips/{id}/segments", status: 201, params: { id: "trip_id" } },
  async run(scene, { trip_id, ...input }) {
    const { userId } = signedIn(scene.actor);
    await roleOn(scene, trip_id, "editor");
    if (!(await holdTrip(scene, trip_id))) throw notFound("trip");
    await roomFor(scene, trip_id, 1);
    const { next, fields } = corrected(blank, input);
    inOrder(next, fields);
    const id = scene.newId();
    // By hand is set by a person, every field of it.
    const mine = segmentFieldNames.filter((it) => JSON.stringify(next[it]) !== JSON.stringify(blank[it]));
    const to = { id, tripId: trip_id, createdById: userId, sourceId: null, corrected: mine };
    await insertSegment(scene.sql, to, next, scene.now);
    await recordBeside(scene, trip_id, {
      action: "add_segment",
      summary: `Added ${titleOf(next)}`,
      records: "segments",
    });
    const kept = await findSegment(scene.sql, id);
    if (!kept) throw new Error("a segment that was added is not there");
    return { segment: presentSegment(kept, userId) };
  },
});
