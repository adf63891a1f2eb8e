import { statement } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { shortened } from "@caravan/domain/shortened";
import { apply, type Obstacle, PatchConflict, type TripPatch } from "@caravan/domain/trip/patch";
import { builtOn } from "@caravan/domain/trip/revert";
import { z } from "zod";
import { tripForChange } from "../access.ts";
import { command, type Scene } from "../define.ts";
import { conflict, notFound } from "../errors.ts";
import { changeTrip } from "../history.ts";
import { changeInput } from "../trips/change-input.ts";
import { presentTrip, tripWire, warningsWire } from "../trips/wire.ts";
import { historySince } from "./past.ts";

const findEntry = statement(
  "edit-log-find",
  `select e.id, e.summary, e.revision, e.inverse, exists (select 1 from edit_log r where r.trip_id = e.trip_id and e.id = any(r.reverts)) as reverted
     from edit_log e where e.id = $1 and e.trip_id = $2`,
);

/** Enough to see what to take back first. */
const MOST_NAMED = 20;

interface Entry {
  id: string;
  summary: string;
  revision: number;
  inverse: TripPatch | null;
  reverted: boolean;
}

export const revertEdit = command({
  name: "revert_edit",
  description: "Takes one change back by its inverse. Refused, naming them, when later changes were built on it.",
  audience: "trips:write",
  logged: true,
  askedFirst: "proposes",
  errors: ["not_found", "forbidden", "already_reverted", "not_revertible", "revert_conflict"],
  input: z.object({ trip_id: f.id, edit_id: f.id, propose: changeInput.propose }),
  output: z.object({ trip: tripWire, edit_id: f.id.nullable(), warnings: warningsWire }),
  rest: { method: "POST", path: "/api/trips/{id}/edits/{editId}/revert", params: { id: "trip_id", editId: "edit_id" } },
  async run(scene, input) {
    const trip = await tripForChange(scene, input.trip_id, "editor", undefined);
    const [entry] = await scene.sql.rows<Entry>(findEntry, [input.edit_id, trip.document.id]);
    if (!entry) throw notFound("edit");
    if (entry.reverted) throw conflict("already_reverted", "This change has been taken back already.");
    if (!entry.inverse) throw conflict("not_revertible", "This change cannot be taken back.");
    try {
      apply(trip.document, entry.inverse);
    } catch (error) {
      if (error instanceof PatchConflict) throw await builtUpon(scene, trip.document.id, entry, error.obstacles);
      throw error;
    }
    const change = await changeTrip(scene, trip, {
      action: "revert_edit",
      summary: shortened(`Took back: ${entry.summary}`, 500),
      patch: entry.inverse,
      reverts: [entry.id],
    });
    return { trip: presentTrip(change.document, trip.role), edit_id: change.editId };
  },
});

async function builtUpon(scene: Scene, tripId: string, { id, revision }: Entry, obstacles: readonly Obstacle[]) {
  const history = await historySince(scene.sql, tripId, revision);
  const entry = history.find((it) => it.id === id);
  const builders = new Set(entry ? builtOn(entry, obstacles, history) : []);
  return conflict(
    "revert_conflict",
    "Later changes were built on this one. Take those back first.",
    history
      .filter((it) => builders.has(it.id))
      .reverse()
      .slice(0, MOST_NAMED)
      .map((it) => ({
        path: "edit_id",
        message: it.summary,
        edit_id: it.id,
        revision: it.revision,
        author: it.author,
      })),
  );
}
