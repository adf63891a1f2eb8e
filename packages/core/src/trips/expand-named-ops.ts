import type { TripDocument } from "@caravan/domain/trip/document";
import { expandNamedOp, isNamedOp, type NamedOp, ShiftPastMidnight } from "@caravan/domain/trip/named-ops";
import type { MoveFacts } from "@caravan/domain/trip/open-times";
import { apply } from "@caravan/domain/trip/patch";
import { completePatch, type RequestedOp } from "@caravan/domain/trip/requested-patch";
import type { Context } from "../kernel/context.ts";
import { invalidAt } from "../kernel/errors.ts";

/** The ops with those that named ones stand for, each with the position of the op that was sent. */
export function expandNamedOps(
  ctx: Context,
  trip: TripDocument,
  ops: readonly (RequestedOp | NamedOp)[],
  facts: MoveFacts,
): readonly { readonly op: RequestedOp; readonly index: number }[] {
  const expanded: { readonly op: RequestedOp; readonly index: number }[] = [];
  for (const [index, op] of ops.entries()) {
    if (!isNamedOp(op)) {
      expanded.push({ op, index });
      continue;
    }
    const before = completePatch(
      trip,
      expanded.map((it) => it.op),
      facts,
      ctx.newId,
    );
    // Where earlier ops do not fit, the whole request is refused when it is completed.
    const isUsable = before.conflicts.length + before.refused.length + before.refusedStops.length === 0;
    const now = isUsable ? apply(trip, before.patch).next : trip;
    try {
      expanded.push(...expandNamedOp(now, op, ctx.newId).map((it) => ({ op: it, index })));
    } catch (error) {
      if (error instanceof ShiftPastMidnight) throw invalidAt(`changes.${index}.minutes`, error.message);
      throw error;
    }
  }
  return expanded;
}
