import * as f from "@caravan/domain/fields";
import type { TripDocument } from "@caravan/domain/trip/document";
import { locate } from "@caravan/domain/trip/edit-activity";
import { nothingKnown } from "@caravan/domain/trip/open-times";
import { apply, type TripPatch } from "@caravan/domain/trip/patch";
import { z } from "zod";
import { activityInput, readActivityFields } from "../activities/activity-input.ts";
import { completeRequest } from "../kernel/complete-request.ts";
import type { Context } from "../kernel/context.ts";
import { unpublished } from "../kernel/define.ts";
import { invalidAt } from "../kernel/errors.ts";
import { withPlace } from "../planning/look-up-place.ts";
import type { Amended } from "./store.ts";

const { start_time, end_time, duration_minutes, location, address, estimated_cost, notes } = activityInput;
const after = z
  .object({ title: f.activityTitle, start_time, end_time, duration_minutes, location, address, estimated_cost, notes })
  .partial();

/** For the review page. Agents approve, and then change with apply_changes. */
export const amendInput = unpublished(
  z
    .array(z.object({ activity_id: f.id, after }))
    .max(200)
    .optional()
    .meta({ description: "Approve with changes: fields of activities that the proposal is about, set otherwise" }),
);

type Amendments = NonNullable<z.output<typeof amendInput>>;

interface Amendment {
  readonly patch: TripPatch;
  readonly stored: readonly Amended[];
  /** The titles of what is set otherwise. */
  readonly named: readonly string[];
}

/**
 * What is set otherwise than proposed, as a patch for the trip with the approved changes.
 *
 * @throws invalid when the approved changes are not about an activity
 */
export function amendmentOf(
  ctx: Context,
  trip: TripDocument,
  approved: TripPatch,
  amendments: Amendments,
): Amendment | null {
  if (amendments.length === 0) return null;
  const { next } = apply(trip, approved);
  const about = new Set(
    approved.flatMap((op) => (op.op === "activity.add" ? [op.activity.id] : "activityId" in op ? [op.activityId] : [])),
  );
  const read = amendments.map(({ activity_id, after }, index) => {
    const activityId = activity_id.toLowerCase();
    const found = about.has(activityId) ? locate(next, activityId)?.activity : undefined;
    if (!found)
      throw invalidAt(`amend.${index}.activity_id`, "is not one of the activities that the approved changes are about");
    const { fields } = readActivityFields(after, `amend.${index}.after.`);
    return { activityId, fields, after, title: fields.title ?? found.title };
  });
  const requested = read.map(({ activityId, fields }, index) => ({
    ...{ op: "activity.set" as const, activityId, before: {} },
    after: withPlace(ctx, next, { activityId, fields }, null, `amend.${index}`),
  }));
  const pathOf = (index: number, field: string | null) => `amend.${index}${field === null ? "" : `.after.${field}`}`;
  return {
    patch: completeRequest(ctx, next, requested, nothingKnown, pathOf),
    stored: read.map(({ activityId, title, fields: _, after }) => ({
      ...{ activity_id: activityId, title },
      after: Object.fromEntries(Object.entries(after).map(([name, value]) => [name, clockOf(value)])),
    })),
    named: read.map(({ title }) => `"${title}"`),
  };
}

/** A time as it was read, with its date and offset, is stored as its clock. */
function clockOf(value: unknown): unknown {
  return typeof value === "object" && value !== null && "clock" in value ? value.clock : value;
}
