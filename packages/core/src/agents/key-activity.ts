import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { query } from "../define.ts";
import { notFound } from "../errors.ts";
import { editWire } from "../history/get-edit-log.ts";

export const keyActivity = query({
  name: "get_api_key_activity",
  description: "What was done with a key, on all trips that its person still sees, newest first.",
  audience: "person",
  errors: ["not_found"],
  input: z.object({
    key_id: f.id,
    limit: z.number().int().min(1).max(100).default(30),
    cursor: f.opaque.optional(),
  }),
  output: z.object({
    entries: z.array(editWire.extend({ trip: z.object({ id: f.id, title: z.string() }) })),
    has_more: z.boolean(),
    next_cursor: z.string().nullable(),
  }),
  rest: { method: "GET", path: "/api/users/me/api-keys/{keyId}/edits", params: { keyId: "key_id" } },
  async run() {
    throw notFound("key");
  },
});
