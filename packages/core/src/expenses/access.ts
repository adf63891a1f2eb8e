import { type OpenedTrip, tripForChange } from "../kernel/access.ts";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { notFound } from "../kernel/errors.ts";
import { findExpense, type StoredExpense } from "./store.ts";

/** An expense that the caller may change. Its trip is locked first. */
export async function expenseForChange(
  ctx: Context,
  id: string,
): Promise<{ trip: OpenedTrip["document"]; expense: StoredExpense }> {
  const { userId } = signedIn(ctx.actor);
  const found = await findExpense(ctx.sql, id, userId);
  if (!found) throw notFound("expense");
  const { document: trip } = await tripForChange(ctx, found.tripId, "editor", undefined);
  const expense = await findExpense(ctx.sql, id, userId);
  if (!expense) throw notFound("expense");
  return { trip, expense };
}
