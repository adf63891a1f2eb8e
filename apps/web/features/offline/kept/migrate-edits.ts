import type { OutboxEntry } from "../edit.ts";
import { newId } from "../new-id.ts";

const temporary = /^new-(.+)$/;

/**
 * An edit of before activities got their ids on the device, as one of now. `new-<uuid>` stood for an activity that the
 * server did not know: what it was given meanwhile is in `given`, and otherwise the id is that UUID. It goes out under a
 * new name, since it goes out as another call. Words are never lost: what cannot be read becomes a question as it is.
 */
export function migratedEdit(former: OutboxEntry, given: ReadonlyMap<string, string>): OutboxEntry {
  const rename = (id: string | null | undefined) =>
    typeof id === "string" ? (given.get(id) ?? temporary.exec(id)?.[1] ?? id) : id;
  try {
    const edit = renamed(former.edit as unknown as FormerEdit, rename);
    const { forRevision: _revision, ...entry } = former as OutboxEntry & { forRevision?: unknown };
    return { ...entry, id: newId(), edit: edit as unknown as OutboxEntry["edit"], waited: true, fromBefore: true };
  } catch {
    const message = "It was made by an older version of this page, which wrote it differently.";
    return { ...former, trouble: { kind: "refused", status: 0, message } };
  }
}

interface FormerEdit extends Record<string, unknown> {
  readonly kind: string;
  readonly temporaryId?: string;
  readonly activityId?: string;
  readonly afterId?: string | null;
  readonly change?: { readonly after_activity_id?: string | null };
}

type Rename = (id: string | null | undefined) => string | null | undefined;

function renamed({ temporaryId, ...edit }: FormerEdit, rename: Rename): FormerEdit {
  switch (edit.kind) {
    case "add":
      return { ...edit, activityId: rename(temporaryId) as string };
    case "notes":
      return edit;
    case "move":
      return { ...edit, activityId: rename(edit.activityId) as string, afterId: rename(edit.afterId) ?? null };
    case "remove":
      return { ...edit, activityId: rename(edit.activityId) as string };
    case "change": {
      const { after_activity_id, ...change } = edit.change ?? {};
      const after = after_activity_id === undefined ? {} : { after_activity_id: rename(after_activity_id) ?? null };
      return { ...edit, activityId: rename(edit.activityId) as string, change: { ...change, ...after } };
    }
    default:
      throw new Error(`no edit of the kind ${edit.kind}`);
  }
}
