import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { command } from "../define.ts";
import { notFound } from "../errors.ts";
import { keyWire } from "./key-wire.ts";

export const updateKey = command({
  name: "update_api_key",
  description: "Changes what a key may do from its next call on: whether it asks first.",
  audience: "person",
  hints: { destructive: false, idempotent: true },
  errors: ["not_found"],
  input: z.object({ key_id: f.id, mode: z.enum(["apply", "propose"]) }),
  output: z.object({ key: keyWire }),
  rest: { method: "PATCH", path: "/api/users/me/api-keys/{keyId}", params: { keyId: "key_id" } },
  async run() {
    throw notFound("key");
  },
});
