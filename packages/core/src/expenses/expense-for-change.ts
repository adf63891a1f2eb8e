import { type OpenedTrip, tripForChange } from "../access.ts";
import { signedIn } from "../actor.ts";
import type { Scene } from "../define.ts";
import { notFound } from "../errors.ts";
import { findExpense, type KeptExpense } from "./store.ts";

/** An expense that the caller may change. Its trip is held first, so that writers take turns. */
export async function expenseForChange(
  scene: Scene,
  id: string,
): Promise<{ trip: OpenedTrip["document"]; expense: KeptExpense }> {
  const { userId } = signedIn(scene.actor);
  const found = await findExpense(scene.sql, id, userId);
  if (!found) throw notFound("expense");
  const { document: trip } = await tripForChange(scene, found.tripId, "editor", undefined);
  const expense = await findExpense(scene.sql, id, userId);
  if (!expense) throw notFound("expense");
  return { trip, expense };
}
