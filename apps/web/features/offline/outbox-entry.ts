import { type RequestedOp, type RequestedPatch, targetIdOf } from "@caravan/domain/trip/requested-op";
import type { Trip } from "@/features/api-client/index.ts";

/** A change of one activity or day that can wait for a connection. */
export interface Edit {
  /** The title of the activity when the edit was made; null for a day. */
  readonly title: string | null;
  /** With `before` values as its author saw them, so that nothing is overwritten unseen. */
  readonly ops: RequestedPatch;
}

/** Why an edit did not go through and now needs its author. */
export type Trouble =
  /** Somebody changed the same thing meanwhile. */
  | { readonly kind: "changed" }
  /** Its target, or the day of a move, does not exist any more. */
  | { readonly kind: "gone" }
  | { readonly kind: "refused"; readonly status: number; readonly message: string };

export interface OutboxEntry extends Edit {
  /** Its place in the outbox; edits are sent in this order. */
  readonly place: number;
  /** Also its idempotency key. */
  readonly id: string;
  readonly tripId: string;
  /** It is sent as a suggestion. */
  readonly suggests: boolean;
  /** Milliseconds. */
  readonly madeAt: number;
  /** It could not be sent when it was made. */
  readonly waited: boolean;
  /** When it was first sent; its answer may have been lost. */
  readonly triedAt: number | null;
  /** Made with a temporary id: if it was sent, the activity has another id on the server. */
  readonly fromBefore?: boolean;
  readonly trouble: Trouble | null;
  /** An entry of an older version that this one cannot read; `ops` is empty then. */
  readonly unread?: unknown;
}

/** It was sent and not answered yet, so it is unknown whether it was done. */
export function isUnderWay({ triedAt, trouble }: OutboxEntry): boolean {
  return triedAt !== null && trouble === null;
}

/** The id of the activity or day that an edit is about. */
export function targetOf({ ops: [first] }: Pick<Edit, "ops">): string {
  return first ? targetIdOf(first) : "";
}

/** The activity that an edit adds, if it adds one. */
export function additionIn({ ops }: Pick<Edit, "ops">): Extract<RequestedOp, { op: "activity.add" }> | undefined {
  return ops.find((op) => op.op === "activity.add");
}

/** With titles trimmed as the server does, so that a later edit does not take that for somebody else's change. */
export function tidied(ops: RequestedPatch): RequestedPatch {
  return ops.map((op): RequestedOp => {
    if (op.op === "activity.add") return { ...op, fields: withTrimmedTitle(op.fields) };
    return op.op === "activity.set" ? { ...op, after: withTrimmedTitle(op.after) } : op;
  });
}

function withTrimmedTitle<Fields extends { readonly title?: string }>(fields: Fields): Fields {
  return fields.title === undefined ? fields : { ...fields, title: fields.title.trim() };
}

/** The activity behind which an edit puts its own. */
export function neighbourOf({ ops }: Pick<Edit, "ops">): string | null {
  return ops.map((op) => placeOf(op)?.after).find((it) => it) ?? null;
}

/** The same without a neighbour that will not exist; the activity then comes first in its day. */
export function withoutNeighbour(ops: RequestedPatch, neighbour: string): RequestedPatch {
  return ops.map((op): RequestedOp => {
    if (placeOf(op)?.after !== neighbour) return op;
    if (op.op === "activity.add") return { ...op, at: { ...op.at, after: null } };
    return op.op === "activity.move" ? { ...op, to: { ...op.to, after: null } } : op;
  });
}

function placeOf(op: RequestedOp) {
  if (op.op === "activity.add") return op.at;
  return op.op === "activity.move" ? op.to : undefined;
}

/** The next edit to send: the first that is not held up. */
export function nextOf(entries: readonly OutboxEntry[]): OutboxEntry | undefined {
  return entries.find((entry) => !entry.trouble && !isHeldUp(entries, entry));
}

/** Whether an earlier edit that it builds on has a question: one of its target, or the addition of its neighbour. */
export function isHeldUp(entries: readonly OutboxEntry[], entry: OutboxEntry): boolean {
  const blocked = new Set<string>();
  const unmade = new Set<string>();
  for (const it of entries) {
    const target = targetOf(it);
    const held = blocked.has(target) || unmade.has(neighbourOf(it) ?? "");
    if (it.id === entry.id) return held;
    if (!it.trouble && !held) continue;
    blocked.add(target);
    if (additionIn(it)) unmade.add(target);
  }
  return false;
}

/** Whether the trip is shown with that edit: not where it is suggested only, or where its author is asked about it. */
export function isShown(entry: OutboxEntry, trip: Trip): boolean {
  return entry.tripId === trip.id && !entry.suggests && !entry.trouble;
}
