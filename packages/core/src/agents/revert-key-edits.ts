import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { command } from "../define.ts";
import { notFound } from "../errors.ts";

const editName = z.object({ edit_id: f.id, summary: z.string() });

export const revertKeyEdits = command({
  name: "revert_api_key_edits",
  description:
    "Takes back everything that was done with a key, one inverse patch a trip. What others have built on since stays, and is named.",
  audience: "person",
  hints: { destructive: true, idempotent: true },
  errors: ["not_found"],
  input: z.object({
    key_id: f.id,
    trip_id: f.id.optional().meta({ description: "Only on this trip" }),
    preview: z.boolean().default(false).meta({ description: "Says what would happen and changes nothing" }),
  }),
  output: z.object({
    trips: z.array(
      z.object({
        trip_id: f.id,
        title: z.string(),
        revision: z.number(),
        edit_id: f.id.nullable().meta({ description: "The entry that took them back; null when nothing was" }),
        taken_back: z.array(editName),
        kept: z.array(
          editName.extend({
            because: z
              .array(editName.extend({ author: z.string().nullable() }))
              .meta({ description: "Built on it since" }),
          }),
        ),
      }),
    ),
  }),
  rest: { method: "POST", path: "/api/users/me/api-keys/{keyId}/revert", params: { keyId: "key_id" } },
  async run() {
    throw notFound("key");
  },
});
