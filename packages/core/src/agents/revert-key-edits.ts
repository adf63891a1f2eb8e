import { statement } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { shortened } from "@caravan/domain/shortened";
import { type OwnEdit, revertAll } from "@caravan/domain/trip/revert";
import { z } from "zod";
import { roleOn, tripFor, tripForChange } from "../access.ts";
import { signedIn } from "../actor.ts";
import { command, type Scene } from "../define.ts";
import { historySince, type StoredEdit } from "../history/past.ts";
import { changeTrip } from "../history.ts";
import { keyOf, type StoredKey } from "./store.ts";

const editName = z.object({ edit_id: f.id, summary: z.string() });

const tripWire = z.object({
  trip_id: f.id,
  title: z.string(),
  revision: z.number(),
  edit_id: f.id.nullable().meta({ description: "The entry that took them back; null when nothing was" }),
  taken_back: z.array(editName),
  kept: z.array(
    editName.extend({
      because: z
        .array(editName.extend({ author: z.string().nullable() }))
        .meta({ description: "Built on it since, newest first" }),
    }),
  ),
  more: z.boolean().meta({ description: "The history is too long for one go: call again for what is older" }),
});

/** In the order of their ids: two that take back at once then lock the same trips in the same order. */
const tripsOf = statement(
  "key-edited-trips",
  `select e.trip_id, min(e.revision) as revision from edit_log e
     join members m on m.trip_id = e.trip_id and m.user_id = $2 and m.role in ('owner', 'editor')
    where e.api_key_id = $1 and e.inverse is not null and ($3::uuid is null or e.trip_id = $3)
    group by e.trip_id
   having bool_or(e.id not in (
            select unnest(r.reverts) from edit_log r join members mine on mine.trip_id = r.trip_id and mine.user_id = $2))
    order by e.trip_id`,
);

/** Enough to see why. */
const MOST_REASONS = 20;

export const revertKeyEdits = command({
  name: "revert_api_key_edits",
  description:
    "Takes back everything that was done with a key, one inverse patch a trip. What others have built on since stays, and is named.",
  audience: "person",
  hints: { destructive: true, idempotent: true },
  errors: ["not_found", "forbidden"],
  input: z.object({
    key_id: f.id,
    trip_id: f.id.optional().meta({ description: "Only on this trip" }),
    preview: z.boolean().default(false).meta({ description: "Says what would happen and changes nothing" }),
  }),
  output: z.object({ trips: z.array(tripWire) }),
  rest: { method: "POST", path: "/api/users/me/api-keys/{keyId}/revert", params: { keyId: "key_id" } },
  async run(scene, input) {
    const key = await keyOf(scene, input.key_id);
    if (input.trip_id !== undefined) await roleOn(scene, input.trip_id, "editor");
    const rows = await scene.sql.rows<{ trip_id: string; revision: number }>(tripsOf, [
      key.id,
      signedIn(scene.actor).userId,
      input.trip_id ?? null,
    ]);
    const trips: z.input<typeof tripWire>[] = [];
    for (const { trip_id, revision } of rows) {
      const trip = await takeBack(scene, key, trip_id, revision, input.preview);
      if (trip.taken_back.length > 0 || trip.kept.length > 0) trips.push(trip);
    }
    return { trips };
  },
});

async function takeBack(
  scene: Scene,
  key: StoredKey,
  tripId: string,
  revision: number,
  preview: boolean,
): Promise<z.input<typeof tripWire>> {
  const trip = preview
    ? await tripFor(scene, tripId, "editor")
    : await tripForChange(scene, tripId, "editor", undefined);
  const history = await historySince(scene.sql, tripId, revision, key.id);
  const { patch, takenBack, kept } = revertAll(trip.document, history, hasInverse);
  const change = preview
    ? { document: trip.document, editId: null }
    : await changeTrip(scene, trip, {
        action: "revert_api_key_edits",
        summary: shortened(
          `Took back ${takenBack.length} ${takenBack.length === 1 ? "change" : "changes"} by ${key.agentName}`,
          500,
        ),
        patch,
        reverts: takenBack,
      });
  const byId = new Map(history.map((it) => [it.id, it]));
  const name = (id: string) => ({ edit_id: id, summary: byId.get(id)?.summary ?? "" });
  return {
    trip_id: tripId,
    title: change.document.title,
    revision: change.document.revision,
    edit_id: change.editId,
    taken_back: takenBack.map(name),
    kept: kept.map(({ id, because }) => ({
      ...name(id),
      because: because.slice(0, MOST_REASONS).map((it) => ({ ...name(it), author: byId.get(it)?.author ?? null })),
    })),
    more: history.at(-1)?.older ?? false,
  };
}

function hasInverse(edit: StoredEdit): edit is StoredEdit & OwnEdit {
  return edit.inverse !== null;
}
