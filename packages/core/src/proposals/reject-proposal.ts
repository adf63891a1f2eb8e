import * as f from "@caravan/domain/fields";
import { shortened } from "@caravan/domain/shortened";
import { z } from "zod";
import { tripFor } from "../access.ts";
import { command } from "../define.ts";
import { recordEvent, tripRoom } from "../events.ts";
import { logBeside } from "../history.ts";
import { decided, decidedNow, stillPending } from "./decided.ts";
import { proposalOn } from "./read-proposal.ts";
import { checkMayReject, isOwn } from "./rights.ts";
import { decideProposal } from "./store.ts";
import { presentProposal, proposalWire } from "./wire.ts";

export const rejectProposal = command({
  name: "reject_proposal",
  description:
    "Turns a pending proposal down; the trip stays as it is. Whoever made it takes it back in the same way; a key that asks first can do only that.",
  audience: "trips:write",
  capability: true,
  logged: true,
  hints: { destructive: false, idempotent: false },
  errors: ["not_found", "forbidden", "proposal_decided"],
  examples: [{ trip_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01", proposal_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e04" }],
  input: z.object({
    trip_id: f.id,
    proposal_id: f.id,
  }),
  output: z.object({ proposal: proposalWire }),
  rest: {
    method: "POST",
    path: "/api/trips/{id}/proposals/{proposalId}/reject",
    params: { id: "trip_id", proposalId: "proposal_id" },
  },
  async run(scene, input) {
    const { document, role } = await tripFor(scene, input.trip_id, "viewer");
    const proposal = await proposalOn(scene, document.id, input.proposal_id);
    checkMayReject(scene.actor, role, proposal);
    stillPending(proposal);
    const done = { ...proposal, status: "rejected", decided: decidedNow(scene) } as const;
    // The row of the log waits for whoever has locked the trip. After that they have decided or cannot any more: taking
    // the proposal first would be a deadlock with an approval.
    const words = isOwn(scene.actor, proposal) ? "Took back the proposal" : "Turned down";
    const summary = shortened(`${words}: ${proposal.summary}`, 500);
    await logBeside(scene, document, "reject_proposal", summary, proposal.id);
    if (!(await decideProposal(scene.sql, done))) throw decided();
    const ids = { trip_id: document.id, proposal_id: proposal.id };
    await recordEvent(scene, tripRoom(document.id), "proposal.decided", ids);
    return { proposal: presentProposal(done, document, isOwn(scene.actor, proposal)) };
  },
});
