import { statement } from "@caravan/db/sql";
import { signedIn } from "../actor.ts";
import type { Scene } from "../define.ts";
import { groupFor, type OpenedGroup } from "./access.ts";

const find = statement(
  "group-of-trip",
  `select g.code from group_trips g join group_members m on m.group_id = g.id and m.user_id = $2 and m.removed_at is null
    where g.trip_id = $1`,
);

/** The group that this trip is the itinerary of, for one of its members; undefined for everybody else. */
export async function groupOfTrip(scene: Scene, tripId: string): Promise<OpenedGroup | undefined> {
  const { actor } = scene;
  if (actor.kind === "agent" && !actor.scopes.includes("group_trips:read")) return undefined;
  const [row] = await scene.sql.rows<{ code: string }>(find, [tripId, signedIn(actor).userId]);
  return row && groupFor(scene, row.code, "member");
}
