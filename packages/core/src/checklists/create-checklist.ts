import * as f from "@caravan/domain/fields";
import { said } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { requireRoleLocked, tripFor } from "../kernel/access.ts";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { conflict, forbidden } from "../kernel/errors.ts";
import { recordChecklistChange } from "./access.ts";
import { addItems, checklistsOn, findChecklist, insertChecklist, type StoredChecklist } from "./store.ts";
import { suggestItems } from "./suggest-items.ts";
import { checklistWire, newItems, presentChecklist } from "./wire.ts";

/** That one person sees on one trip. */
const MOST_LISTS = 20;

const usualTitle = { packing: "Packing list", todo: "To do before the trip" } as const;

export const createChecklist = command({
  name: "create_checklist",
  description:
    "Makes a list of what to pack or to do before a trip: for your person alone, or with shared for everybody on it. With suggested it begins with the usual things, by length, season and climate, and what is planned.",
  audience: "trips:write",
  approval: "applies",
  errors: ["not_found", "forbidden", "too_many_checklists"],
  examples: [
    { trip_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01", kind: "packing", suggested: true },
    {
      trip_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01",
      kind: "todo",
      title: "For the villa",
      shared: true,
      items: [{ text: "Bring coffee" }],
    },
  ],
  input: z.object({
    trip_id: f.id,
    kind: f.checklistKind,
    title: f.checklistTitle.optional(),
    shared: z.boolean().default(false),
    suggested: z.boolean().default(false),
    items: newItems.default([]).meta({ description: "Behind the suggested ones" }),
  }),
  output: z.object({ checklist: checklistWire }),
  rest: { method: "POST", path: "/api/trips/{id}/checklists", status: 201, params: { id: "trip_id" } },
  async run(ctx, input) {
    const role = await requireRoleLocked(ctx, input.trip_id, "viewer");
    if (input.shared && role === "viewer")
      throw forbidden("You need the right to change the trip to make a list for everybody. Make one of your own.");
    const { userId } = signedIn(ctx.actor);
    if ((await checklistsOn(ctx.sql, input.trip_id, userId)).length >= MOST_LISTS)
      throw conflict("too_many_checklists", said`A trip can have at most ${MOST_LISTS} checklists. Delete one first.`);
    const { document } = await tripFor(ctx, input.trip_id, "viewer");
    const suggested = input.suggested ? await suggestItems(ctx, document, input.kind) : [];
    const checklist = {
      id: ctx.newId(),
      tripId: document.id,
      ownerId: input.shared ? null : userId,
      kind: input.kind,
      title: input.title ?? usualTitle[input.kind],
      createdAt: ctx.now,
    };
    await insertChecklist(ctx.sql, checklist);
    const items = [...suggested, ...input.items];
    await addItems(
      ctx.sql,
      checklist.id,
      items.map(({ section, text }) => ({ id: ctx.newId(), section: section ?? null, text })),
    );
    await recordChecklistChange(ctx, checklist);
    return { checklist: presentChecklist((await findChecklist(ctx.sql, checklist.id, userId)) as StoredChecklist) };
  },
});
