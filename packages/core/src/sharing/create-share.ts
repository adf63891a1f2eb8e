import { statement } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { tripForChange } from "../access.ts";
import { signedIn } from "../actor.ts";
import { command } from "../define.ts";
import { logBeside } from "../history.ts";
import { randomToken } from "../secrets.ts";
import { presentShare, type ShareRow, shareWire } from "./wire.ts";

const insert = statement(
  "share-insert",
  `insert into shares (id, trip_id, token, created_by_id, created_at, expires_at) values ($1, $2, $3, $4, $5, $6)
   returning id, token, created_at, expires_at`,
);

export const createShare = command({
  name: "create_share",
  description:
    "Makes a public read-only link to a trip. Whoever holds it can look, without an account, until it expires or is revoked.",
  audience: "trips:write",
  askedFirst: "refused",
  logged: true,
  errors: ["not_found", "forbidden"],
  input: z.object({ trip_id: f.id, expires_in_days: z.number().int().min(1).max(3650).optional() }),
  output: z.object({ share: shareWire }),
  rest: { method: "POST", path: "/api/trips/{id}/shares", status: 201, params: { id: "trip_id" } },
  async run(scene, input) {
    const { document } = await tripForChange(scene, input.trip_id, "editor", undefined);
    const days = input.expires_in_days;
    const expiresAt = days === undefined ? null : new Date(scene.now.getTime() + days * 86_400_000);
    const [row] = await scene.sql.rows<ShareRow>(insert, [
      scene.newId(),
      document.id,
      randomToken(),
      signedIn(scene.actor).userId,
      scene.now,
      expiresAt,
    ]);
    await logBeside(scene, document, "create_share", "Made a public link");
    return { share: presentShare(scene, row as ShareRow) };
  },
});
