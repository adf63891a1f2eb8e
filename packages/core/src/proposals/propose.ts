import { statement } from "@caravan/db/sql";
import { shortened } from "@caravan/domain/shortened";
import type { TripDocument } from "@caravan/domain/trip/document";
import { knownAs } from "@caravan/domain/trip/proposal/names";
import { author, signedIn } from "../actor.ts";
import type { Scene } from "../define.ts";
import { conflict } from "../errors.ts";
import { recordEvent, tripRoom } from "../events.ts";
import { type Change, logBeside } from "../history.ts";
import { Proposing } from "./proposing.ts";
import { insertProposal, waitingOn } from "./store.ts";
import { type ProposedWire, presentProposal } from "./wire.ts";

/** More would be a flood and not a conversation. */
const MOST_PENDING = 50;
/** And more ops than this nobody reads, nor should every look at the list carry them. One proposal may have as many as it takes. */
const MOST_PENDING_OPS = 10_000;

const savepoint = statement("proposing-begin", "savepoint proposing");
const rollback = statement("proposing-undo", "rollback to savepoint proposing");

/** Runs a verb; where it would have changed a plan, nothing that it did stays but the proposal to do so. */
export async function orProposal(scene: Scene, run: () => Promise<object>): Promise<object> {
  await scene.sql.rows(savepoint, []);
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Proposing)) throw error;
    await scene.sql.rows(rollback, []);
    return store(scene, error.trip, error.change);
  }
}

async function store(scene: Scene, trip: TripDocument, change: Change): Promise<ProposedWire> {
  const waiting = await waitingOn(scene.sql, trip.id);
  const isTooMuch = waiting.count > 0 && waiting.ops + change.patch.length > MOST_PENDING_OPS;
  if (waiting.count >= MOST_PENDING || isTooMuch) {
    const have = waiting.count === 1 ? "a large proposal" : `${waiting.count} proposals`;
    throw conflict("too_many_proposals", `This trip has ${have} to decide. Decide some of them first.`);
  }
  const proposal = {
    id: scene.newId(),
    tripId: trip.id,
    baseRevision: trip.revision,
    action: change.action,
    summary: shortened(change.summary, 500),
    patch: change.patch,
    knownAs: knownAs(trip, change.patch),
    reverts: change.reverts ?? [],
    ...author(scene.actor),
    createdAt: scene.now,
  };
  await insertProposal(scene.sql, proposal);
  await logBeside(scene, trip, "propose", shortened(`Proposed: ${change.summary}`, 500), proposal.id);
  await recordEvent(scene, tripRoom(trip.id), "proposal.created", { trip_id: trip.id, proposal_id: proposal.id });
  return {
    status: "proposed",
    proposal_id: proposal.id,
    proposal: presentProposal(
      { ...proposal, status: "pending", name: signedIn(scene.actor).name, decided: null, editId: null, accepted: [] },
      trip,
      true,
    ),
  };
}
