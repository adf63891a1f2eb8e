import { statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { query } from "../kernel/define.ts";
import { chosenByEye } from "../kernel/without-tool.ts";

const list = statement(
  "document-covers",
  `select d.trip_id, d.id as document_id from documents d join members m on m.trip_id = d.trip_id and m.user_id = $1
     join trips t on t.id = d.trip_id
    where d.cover and not d.private and d.trashed_at is null and t.trashed_at is null
      and (cardinality($2::uuid[]) = 0 or d.trip_id = any($2::uuid[]))
    order by d.trip_id`,
  [t.uuid, t.list(t.uuid)],
  { trip_id: t.uuid, document_id: t.uuid },
);

export const listTripCovers = query({
  name: "list_trip_covers",
  description: "The trips that have a cover of their own, with the document that is it. All others have a drawn one.",
  audience: "trips:read",
  withoutTool: chosenByEye,
  input: z.object({}),
  output: z.object({ covers: z.array(z.object({ trip_id: f.id, document_id: f.id })) }),
  rest: { method: "GET", path: "/api/trip-covers" },
  async run(ctx) {
    const actor = signedIn(ctx.actor);
    const limited = actor.kind === "agent" ? actor.tripIds : [];
    return { covers: await ctx.sql.rows(list, [actor.userId, limited]) };
  },
});
