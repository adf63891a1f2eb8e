import type { MemberRole } from "@caravan/domain/fields";
import type { Scene } from "../define.ts";
import { notFound } from "../errors.ts";
import { checkMaySee } from "./rights.ts";
import { findProposal, type StoredProposal } from "./store.ts";

/** A proposal of that trip; the right to it is for the caller to check. */
export async function proposalOn(scene: Scene, tripId: string, id: string): Promise<StoredProposal> {
  const proposal = await findProposal(scene.sql, tripId, id);
  if (!proposal) throw notFound("proposal");
  return proposal;
}

/** One proposal, whatever has become of it: for editors, owners and whoever made it. */
export async function readProposal(
  scene: Scene,
  role: MemberRole,
  tripId: string,
  id: string,
): Promise<StoredProposal> {
  const proposal = await proposalOn(scene, tripId, id);
  checkMaySee(scene.actor, role, proposal);
  return proposal;
}
