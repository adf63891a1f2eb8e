import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { tripFor } from "../access.ts";
import { query } from "../define.ts";
import { newFindingsOf } from "./new-findings.ts";
import { isOwn } from "./rights.ts";
import { pendingProposals } from "./store.ts";
import { presentProposal, proposalWire } from "./wire.ts";

export const listProposals = query({
  name: "list_proposals",
  description:
    "Changes that wait for a decision, oldest first: what each would do, in words and as a patch, and whether it still fits. For editors and owners; decide with approve_proposal or reject_proposal.",
  audience: "trips:read",
  capability: true,
  errors: ["not_found", "forbidden"],
  examples: [{ trip_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01" }],
  input: z.object({ trip_id: f.id }),
  output: z.object({ proposals: z.array(proposalWire) }),
  rest: { method: "GET", path: "/api/trips/{id}/proposals", params: { id: "trip_id" } },
  async run(scene, input) {
    const { document } = await tripFor(scene, input.trip_id, "editor");
    const proposals = await pendingProposals(scene.sql, document.id);
    const findings = await newFindingsOf(scene, document, proposals);
    return {
      proposals: proposals.map((it) => presentProposal(it, document, isOwn(scene.actor, it), findings.get(it.id))),
    };
  },
});
