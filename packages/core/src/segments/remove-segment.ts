import * as f from "@caravan/domain/fields";
import { titleOf } from "@caravan/domain/segments/segment";
import { z } from "zod";
import { recordBeside } from "../beside.ts";
import { command } from "../define.ts";
import { segmentForChange } from "./access.ts";
import { markRemoved } from "./store.ts";

export const removeSegment = command({
  name: "remove_segment",
  description:
    "Takes a segment off its trip. The same confirmation read again does not bring it back; update_segment with removed false does.",
  audience: "trips:write",
  logged: true,
  hints: { destructive: true, idempotent: true },
  errors: ["not_found", "forbidden"],
  input: z.object({ segment_id: f.id }),
  output: z.object({ removed: z.literal(true) }),
  rest: { method: "DELETE", path: "/api/segments/{id}", params: { id: "segment_id" } },
  async run(scene, { segment_id }) {
    const before = await segmentForChange(scene, segment_id);
    if (!before.removed) await markRemoved(scene.sql, before.id, scene.now, scene.now);
    const summary = `Took ${titleOf(before)} off the trip`;
    await recordBeside(scene, before.tripId, { action: "remove_segment", summary, records: "segments" });
    return { removed: true as const };
  },
});
