import type { TripDocument } from "@caravan/domain/trip/document";
import { apply, PatchConflict, type TripOp, type TripPatch } from "@caravan/domain/trip/patch";
import type { OpenedTrip } from "./access.ts";
import { author } from "./actor.ts";
import { planChanged } from "./concierge/plan-changed.ts";
import type { Scene } from "./define.ts";
import { conflict } from "./errors.ts";
import { tripRoom } from "./events.ts";
import { Proposing } from "./proposals/proposing.ts";
import { insertLogEntry, saveChange } from "./trips/store.ts";

export interface Change {
  /** The verb, as the interface names it. */
  readonly action: string;
  /** One line for the edit log, in plain words. */
  readonly summary: string;
  readonly patch: TripPatch;
  /** The entries that this change takes back. */
  readonly reverts?: readonly string[];
  /** The proposal that this change carries out. */
  readonly proposalId?: string;
  /** The recommendation that this change carries out: it needs no new look at the plan. */
  readonly settles?: string;
}

export interface Changed {
  readonly document: TripDocument;
  /** The edit-log entry; null when the patch was empty. */
  readonly editId: string | null;
}

type NonEmpty = readonly [TripOp, ...TripOp[]];

/**
 * The only way to change a trip: applies the patch, bumps the revision, writes the edit-log row with patch, inverse and
 * author, and the event of the room, and has advice that was made for the plan before made anew, all in the caller's
 * transaction. An empty patch changes nothing and is not logged.
 *
 * @throws conflict `target_changed` when something that the patch names is not as its author saw it.
 */
export function changeTrip(
  scene: Scene,
  trip: OpenedTrip,
  change: Change & { patch: NonEmpty },
): Promise<Changed & { editId: string }>;
export function changeTrip(scene: Scene, trip: OpenedTrip, change: Change): Promise<Changed>;
export async function changeTrip(scene: Scene, trip: OpenedTrip, change: Change): Promise<Changed> {
  if (change.patch.length === 0) {
    scene.ledger.logged += 1;
    return { document: trip.document, editId: null };
  }
  const { next, inverse } = applyOrConflict(trip.document, change.patch);
  if (scene.proposes) throw new Proposing(trip.document, change);
  const revision = trip.document.revision + 1;
  const editId = scene.newId();
  const changed: TripDocument = { ...next, revision, updatedAt: scene.now.toISOString() };
  const { outdatesAdvice } = await saveChange(scene.sql, {
    stored: trip,
    next: changed,
    patch: change.patch,
    room: tripRoom(trip.document.id),
    settles: change.settles ?? null,
    entry: {
      id: editId,
      action: change.action,
      summary: change.summary,
      ...author(scene.actor),
      inverse,
      reverts: change.reverts ?? [],
      proposalId: change.proposalId ?? null,
      now: scene.now,
    },
  });
  if (outdatesAdvice) await planChanged(scene, trip.document.id);
  scene.ledger.logged += 1;
  scene.ledger.rooms.add(tripRoom(trip.document.id));
  return { document: changed, editId };
}

/** Logs what happened beside the document: members, invitations, sharing, proposals. The revision stays. */
export async function logBeside(
  scene: Scene,
  trip: { id: string; revision: number },
  action: string,
  summary: string,
  proposalId?: string,
): Promise<void> {
  await insertLogEntry(scene.sql, {
    id: scene.newId(),
    tripId: trip.id,
    revision: trip.revision,
    action,
    summary,
    ...author(scene.actor),
    ...(proposalId === undefined ? {} : { proposalId }),
    now: scene.now,
  });
  scene.ledger.logged += 1;
}

function applyOrConflict(document: TripDocument, patch: TripPatch) {
  try {
    return apply(document, patch);
  } catch (error) {
    if (!(error instanceof PatchConflict)) throw error;
    throw conflict(
      "target_changed",
      "Somebody changed the same thing in the meantime. Look at how it is now and decide again.",
      error.obstacles.map((it) => ({ path: it.target, message: it.why, id: it.id, fields: it.fields })),
    );
  }
}
