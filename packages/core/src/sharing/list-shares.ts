import { statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { requireRole } from "../kernel/access.ts";
import { query } from "../kernel/define.ts";
import { presentShare, shareColumns, shareRow, shareWire } from "./wire.ts";

const list = statement(
  "share-list",
  `select ${shareColumns} from shares
    where trip_id = $1 and revoked_at is null and (expires_at is null or expires_at > $2) order by created_at desc`,
  [t.uuid, t.timestamp],
  shareRow,
);

export const listShares = query({
  name: "list_shares",
  description: "The public links of a trip that work now.",
  // A link works without its key, also after the key has ended.
  audience: "trips:write",
  errors: ["not_found", "forbidden"],
  input: z.object({ trip_id: f.id }),
  output: z.object({ shares: z.array(shareWire) }),
  rest: { method: "GET", path: "/api/trips/{id}/shares", params: { id: "trip_id" } },
  async run(ctx, input) {
    await requireRole(ctx, input.trip_id, "editor");
    const rows = await ctx.sql.rows(list, [input.trip_id, ctx.now]);
    return { shares: rows.map((row) => presentShare(ctx, row)) };
  },
});
