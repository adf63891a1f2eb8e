import type { ActivityFields } from "@caravan/domain/trip/document";
import type { RequestedOp } from "@caravan/domain/trip/requested-patch";
import type { Activity } from "@/features/api-client/index.ts";
import { t } from "../messages/kept/index.ts";
import { newId } from "../new-id.ts";
import type { Edit, OutboxEntry } from "../outbox-entry.ts";

/** An entry of database versions up to 3: an edit of one of five kinds, with fields as on the wire. */
export interface FormerEntry extends Omit<OutboxEntry, "title" | "ops"> {
  readonly edit: unknown;
}

export interface Migration {
  /** The first day of the trip, if known: the day of additions that name none. */
  readonly firstDayId: string | null;
  /**
   * For entries with temporary ids, `new-<uuid>` (version 2): the ids that the server has given. Other temporary ids become
   * their UUID.
   */
  readonly serverIds?: ReadonlyMap<string, string>;
}

/** Converts an entry. What cannot be read is kept as it is and becomes a question. */
export function migratedEntry(former: FormerEntry, { firstDayId, serverIds }: Migration): OutboxEntry {
  const { edit, ...entry } = withoutRevision(former);
  try {
    if (!serverIds) return { ...entry, ...editOf(edit as FormerEdit, firstDayId, text) };
    const idOf = (id: unknown) => serverIds.get(text(id)) ?? text(id).replace(/^new-/, "");
    // It is another request now, so it needs another idempotency key.
    const carried = { ...entry, id: newId(), waited: true, fromBefore: true };
    return { ...carried, ...editOf(edit as FormerEdit, firstDayId, idOf) };
  } catch {
    const message = t("olderVersion");
    return { ...entry, title: null, ops: [], unread: edit, trouble: { kind: "refused", status: 0, message } };
  }
}

/** Version 2 stored the revision that an edit was compared with. */
function withoutRevision(former: FormerEntry & { readonly forRevision?: unknown }): FormerEntry {
  const { forRevision: _revision, ...entry } = former;
  return entry;
}

type Fields = Partial<Activity>;
type Change = Fields & { readonly before?: Fields; readonly after_activity_id?: string | null };

type FormerEdit =
  | { kind: "add"; activityId?: string; temporaryId?: string; fields: Fields & { title: string } }
  | { kind: "change"; activityId: string; title: string; change: Change }
  | {
      kind: "move";
      activityId: string;
      title: string;
      dayId: string | null;
      afterId: string | null;
      fromDayId: string | null;
    }
  | { kind: "remove"; activityId: string; title: string; seen: Activity }
  | { kind: "notes"; dayId: string; notes: string; before: string };

function editOf(edit: FormerEdit, firstDayId: string | null, idOf: (id: unknown) => string): Edit {
  const neighbour = (id: string | null) => (id === null ? null : idOf(id));
  switch (edit.kind) {
    case "add": {
      const { activityId, temporaryId, fields } = edit;
      const at = { dayId: fields.itinerary_id ?? firstDayId };
      const id = idOf(activityId ?? temporaryId);
      return { title: text(fields.title), ops: [{ op: "activity.add", id, fields: fieldsOf(fields), at }] };
    }
    case "change": {
      const { before: seen = {}, itinerary_id, after_activity_id: after, ...fields } = edit.change;
      const activityId = idOf(edit.activityId);
      const [before, words] = [fieldsOf(seen), fieldsOf(fields)];
      const ops: RequestedOp[] = [];
      if (Object.keys({ ...before, ...words }).length > 0)
        ops.push({ op: "activity.set", activityId, before, after: words });
      if (itinerary_id !== undefined) {
        const to = { dayId: itinerary_id, after: after === undefined ? after : neighbour(after) };
        ops.push({ op: "activity.move", activityId, to });
      }
      return { title: edit.title, ops };
    }
    case "move": {
      const { dayId, fromDayId, afterId, title } = edit;
      const to = { dayId, after: neighbour(afterId) };
      return {
        title,
        ops: [{ op: "activity.move", activityId: idOf(edit.activityId), from: { dayId: fromDayId }, to }],
      };
    }
    case "remove": {
      const before = fieldsOf(Object.fromEntries(comparedAtRemoval.map((name) => [name, edit.seen[name]])));
      return { title: edit.title, ops: [{ op: "activity.remove", activityId: idOf(edit.activityId), before }] };
    }
    case "notes": {
      const { dayId, notes, before } = edit;
      return { title: null, ops: [{ op: "day.set", dayId, before: { notes: before }, after: { notes } }] };
    }
    default:
      throw new Error("an edit of another kind");
  }
}

const comparedAtRemoval = [
  ...(["title", "start_time", "end_time", "location", "address", "notes", "description"] as const),
  ...(["estimated_cost", "pinned", "booking_id"] as const),
];

/**
 * In the form of the document. Written out instead of using the table of columns, which every page would load, because
 * these edits came from one form only.
 */
function fieldsOf(wire: object): Partial<ActivityFields> {
  const { itinerary_id: _id, date: _date, day_number: _day, ...fields } = wire as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name.replace(/_./g, ([, letter]) => letter?.toUpperCase() ?? ""),
      name === "estimated_cost" && typeof value === "number" ? String(Number(value.toFixed(3))) : value,
    ]),
  );
}

/** @throws TypeError for anything else */
function text(value: unknown): string {
  if (typeof value !== "string") throw new TypeError("a text is missing");
  return value;
}
