import { z } from "zod";
import { deleteDocumentsInTrash } from "../documents/document-trash.ts";
import { deleteGroupsInTrash } from "../groups/group-trash.ts";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { deleteTripsInTrash } from "../kernel/trip-trash.ts";
import { cannotBeUndone } from "../kernel/without-tool.ts";

export const emptyTrash = command({
  name: "empty_trash",
  description:
    "Deletes for good all that this person may: their trips and group trips in the trash, and documents that they uploaded or that were on trips of theirs. It cannot be undone.",
  audience: "person",
  withoutTool: cannotBeUndone,
  hints: { destructive: true, idempotent: true },
  audit: { event: "trash_deleted" },
  input: z.object({}),
  output: z.object({ deleted: z.number().int() }),
  rest: { method: "DELETE", path: "/api/trash" },
  async run({ sql, actor }) {
    const { userId } = signedIn(actor);
    // Groups are always locked before trips.
    const groups = await deleteGroupsInTrash(sql, userId);
    const trips = await deleteTripsInTrash(sql, userId);
    return { deleted: groups + trips + (await deleteDocumentsInTrash(sql, userId)) };
  },
});
