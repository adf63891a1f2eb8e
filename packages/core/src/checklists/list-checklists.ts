import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { requireRole } from "../kernel/access.ts";
import { signedIn } from "../kernel/actor.ts";
import { query } from "../kernel/define.ts";
import { checklistsOn } from "./store.ts";
import { checklistWire, presentChecklist } from "./wire.ts";

export const listChecklists = query({
  name: "list_checklists",
  description:
    "What to pack and to do before a trip: the lists of everybody on it, and those of your person alone, with what is ticked.",
  audience: "trips:read",
  errors: ["not_found"],
  examples: [{ trip_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01" }],
  input: z.object({ trip_id: f.id }),
  output: z.object({ checklists: z.array(checklistWire) }),
  rest: { method: "GET", path: "/api/trips/{id}/checklists", params: { id: "trip_id" } },
  async run(ctx, input) {
    await requireRole(ctx, input.trip_id, "viewer");
    const lists = await checklistsOn(ctx.sql, input.trip_id, signedIn(ctx.actor).userId);
    return { checklists: lists.map(presentChecklist) };
  },
});
