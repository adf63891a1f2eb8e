import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { signedIn } from "../actor.ts";
import { command } from "../define.ts";
import { notFound } from "../errors.ts";
import { removeSource } from "./store.ts";

export const discardConfirmation = command({
  name: "discard_confirmation",
  description: "Forgets a confirmation that was read and not saved, and its file.",
  audience: "trips:write",
  hints: { destructive: true, idempotent: false },
  errors: ["not_found"],
  input: z.object({ confirmation_id: f.id }),
  output: z.object({ discarded: z.literal(true) }),
  rest: { method: "DELETE", path: "/api/confirmations/{id}", params: { id: "confirmation_id" } },
  async run(scene, { confirmation_id }) {
    if (!(await removeSource(scene.sql, confirmation_id, signedIn(scene.actor).userId))) throw notFound("confirmation");
    return { discarded: true as const };
  },
});
