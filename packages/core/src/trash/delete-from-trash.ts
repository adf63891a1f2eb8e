import { z } from "zod";
import { deleteDocumentForGood } from "../documents/document-trash.ts";
import { deleteGroupForGood } from "../groups/group-trash.ts";
import { command } from "../kernel/define.ts";
import { cannotBeUndone } from "../kernel/without-tool.ts";
import { deleteTripForGood } from "../trips/restore-trip.ts";
import { trashSubject } from "./wire.ts";

const deleters = { trip: deleteTripForGood, group_trip: deleteGroupForGood, document: deleteDocumentForGood };

export const deleteFromTrash = command({
  name: "delete_from_trash",
  description: "Deletes something in the trash for good, with its files. It cannot be undone.",
  audience: "person",
  withoutTool: cannotBeUndone,
  hints: { destructive: true, idempotent: true },
  errors: ["not_found", "forbidden"],
  audit: { event: "trash_deleted", about: ({ kind, id }) => ({ subjectId: id, detail: { kind } }) },
  input: trashSubject,
  output: z.object({ deleted: z.literal(true) }),
  rest: { method: "DELETE", path: "/api/trash/{kind}/{id}" },
  async run(ctx, { kind, id }) {
    await deleters[kind](ctx, id);
    return { deleted: true as const };
  },
});
