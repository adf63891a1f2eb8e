import type { OpenedGroup } from "../groups/access.ts";
import type { Context } from "../kernel/context.ts";
import { forbidden } from "../kernel/errors.ts";
import { setStatus } from "./candidate-status.ts";
import type { LockedCandidate } from "./lock-candidate.ts";

/**
 * Drops a candidate. A person may drop any, and anybody can put it back. An agent tidies up after agents and imports: only
 * what such a one put into review and no person has taken up.
 *
 * @returns whether anything is different now.
 */
export async function dropCandidate(ctx: Context, _: OpenedGroup, candidate: LockedCandidate): Promise<boolean> {
  if (candidate.status === "ignored") return false;
  if (ctx.actor.kind === "agent" && !isUntouched(candidate))
    throw forbidden("People have taken this place up, so a person has to drop it. An agent can vote and say why.");
  await setStatus(ctx, candidate.id, "ignored");
  return true;
}

function isUntouched({ status, source, addedByAgent }: LockedCandidate): boolean {
  return status === "review" && (source !== "place" || addedByAgent !== null);
}
