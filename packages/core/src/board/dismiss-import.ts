import { statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { groupFor } from "../groups/access.ts";
import { command } from "../kernel/define.ts";
import { notFound } from "../kernel/errors.ts";
import { groupRoom, recordRoomEvent } from "../kernel/room-events.ts";
import { rareByRest } from "../kernel/without-tool.ts";

const dismiss = statement(
  "import-dismiss",
  "delete from place_imports where group_id = $1 and id = $2 and status = 'failed' returning id",
  [t.uuid, t.uuid],
  { id: t.uuid },
);

export const dismissImport = command({
  name: "dismiss_import",
  description: "Removes a failed import from the board.",
  audience: "group_trips:write",
  approval: "refused",
  withoutTool: rareByRest,
  hints: { destructive: true, idempotent: true },
  errors: ["not_found"],
  input: z.object({ trip_code: f.tripCode, import_id: f.id }),
  output: z.object({ dismissed: z.literal(true) }),
  rest: {
    method: "DELETE",
    path: "/api/group-trips/{trip_code}/imports/{importId}",
    params: { importId: "import_id" },
  },
  async run(ctx, input) {
    const group = await groupFor(ctx, input.trip_code, "member", "shared");
    const gone = await ctx.sql.rows(dismiss, [group.id, input.import_id]);
    if (gone.length === 0) throw notFound("failed import on this board");
    await recordRoomEvent(ctx, groupRoom(group.id), "board.changed", { group_trip_id: group.id });
    return { dismissed: true as const };
  },
});
