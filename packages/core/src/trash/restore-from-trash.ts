import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { restoreDocument } from "../documents/document-trash.ts";
import { restoreGroup } from "../groups/group-trash.ts";
import { command } from "../kernel/define.ts";
import { restoreTrip } from "../trips/restore-trip.ts";
import { trashKind, trashSubject } from "./wire.ts";

export const restoreFromTrash = command({
  name: "restore_from_trash",
  description:
    "Brings back a deleted trip, group trip or document as it was, with everybody on it, its links and its history. For its owner; documents also for editors of the trip. Group trips need the scope group_trips:write.",
  audience: "trips:write",
  approval: "refused",
  hints: { destructive: false, idempotent: false },
  errors: ["not_found", "forbidden", "insufficient_scope"],
  examples: [{ kind: "trip", id: "00000000-0000-4000-8000-000000000001" }],
  audit: { event: "trash_restored", about: ({ kind, id }) => ({ subjectId: id, detail: { kind } }) },
  input: trashSubject,
  output: z.object({
    restored: z.literal(true),
    kind: trashKind,
    id: f.id,
    trip_code: z.string().nullable().meta({ description: "Of a group trip" }),
    public_links: z.number().int().meta({ description: "Public links of the trip that work again" }),
  }),
  rest: { method: "POST", path: "/api/trash/{kind}/{id}/restore" },
  async run(ctx, { kind, id }) {
    const restored = { restored: true as const, kind, id, trip_code: null, public_links: 0 };
    if (kind === "trip") return { ...restored, public_links: await restoreTrip(ctx, id) };
    if (kind === "group_trip") return { ...restored, trip_code: await restoreGroup(ctx, id) };
    await restoreDocument(ctx, id);
    return restored;
  },
});
