import type { Activity, ActivityChange, NewActivity } from "@/features/api-client/index.ts";

export type ActivityFields = Omit<ActivityChange, "trip_id" | "activity_id" | "propose" | "expected_revision">;
export type NewFields = Omit<NewActivity, "trip_id" | "propose" | "expected_revision">;

/** A change of a plan that can wait for a connection. Each carries what its author saw, so that nothing is overwritten unseen. */
export type Edit =
  | { readonly kind: "change"; readonly activityId: string; readonly title: string; readonly change: ActivityFields }
  | {
      readonly kind: "move";
      readonly activityId: string;
      readonly title: string;
      /** Null: set aside. */
      readonly dayId: string | null;
      /** Null: the first of the day. */
      readonly afterId: string | null;
      /** Null: it was set aside before. */
      readonly fromDayId: string | null;
    }
  | { readonly kind: "remove"; readonly activityId: string; readonly title: string; readonly seen: Activity }
  /** The id is made here, so that what follows can name the activity before the server has it. */
  | { readonly kind: "add"; readonly activityId: string; readonly fields: NewFields }
  | { readonly kind: "notes"; readonly dayId: string; readonly notes: string; readonly before: string };

/** Why an edit did not go through and now needs its author. */
export type Trouble =
  /** Somebody changed the same thing meanwhile. */
  | { readonly kind: "changed" }
  /** What it is about, or the day that it leads to, is not there any more. */
  | { readonly kind: "gone" }
  | { readonly kind: "refused"; readonly status: number; readonly message: string };

export interface OutboxEntry {
  /** Where it stands in the outbox; edits go out in this order. */
  readonly place: number;
  /** Names it to the server, so that it is done once however often it is sent. */
  readonly id: string;
  readonly tripId: string;
  /** It goes out as a suggestion. */
  readonly suggests: boolean;
  readonly edit: Edit;
  /** Milliseconds. */
  readonly madeAt: number;
  /** It could not go out when it was made. */
  readonly waited: boolean;
  /** When it first went out; its answer may have been lost. */
  readonly triedAt: number | null;
  /** Made before activities got their ids here: an addition that was sent then has another id on the server. */
  readonly fromBefore?: boolean;
  readonly trouble: Trouble | null;
}

/** It went out and its answer has not come: nobody here knows whether it was done. */
export function isUnderWay({ triedAt, trouble }: OutboxEntry): boolean {
  return triedAt !== null && trouble === null;
}

/** As the server will keep it, so that a later edit does not take the server's tidying for somebody else's change. */
export function tidied(edit: Edit): Edit {
  if (edit.kind === "change") return { ...edit, change: tidyFields(edit.change) };
  return edit.kind === "add" ? { ...edit, fields: tidyFields(edit.fields) } : edit;
}

function tidyFields<Fields extends { title?: string | undefined; estimated_cost?: number | null | undefined }>(
  fields: Fields,
): Fields {
  const { title, estimated_cost: cost } = fields;
  return {
    ...fields,
    ...(title !== undefined && { title: title.trim() }),
    ...(typeof cost === "number" && { estimated_cost: Number(cost.toFixed(3)) }),
  };
}

/** The activity or day that an edit is about. */
export function targetOf(edit: Edit): string {
  return edit.kind === "notes" ? `day ${edit.dayId}` : edit.activityId;
}

/** The activity behind which an edit puts its own. */
export function neighbourOf(edit: Edit): string | null {
  if (edit.kind === "move") return edit.afterId;
  return (edit.kind === "change" && edit.change.after_activity_id) || null;
}

/** The same edit without the neighbour, which is not to be there: it then comes first in its day. */
export function withoutNeighbour(edit: Edit, neighbour: string): Edit {
  if (edit.kind === "move" && edit.afterId === neighbour) return { ...edit, afterId: null };
  if (edit.kind === "change" && edit.change.after_activity_id === neighbour)
    return { ...edit, change: { ...edit.change, after_activity_id: null } };
  return edit;
}
