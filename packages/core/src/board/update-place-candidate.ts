import * as f from "@caravan/domain/fields";
import { z } from "zod";
import type { OpenedGroup } from "../groups/access.ts";
import { groupFor } from "../groups/access.ts";
import type { Context } from "../kernel/context.ts";
import { command } from "../kernel/define.ts";
import { forbidden } from "../kernel/errors.ts";
import { warningsWire } from "../wire/trip.ts";
import { recordCandidateChange, setStatus } from "./candidate-status.ts";
import { confirmCandidate } from "./confirm-candidate.ts";
import { editCandidate } from "./edit-candidate.ts";
import { loadCandidate } from "./load-board.ts";
import type { LockedCandidate } from "./lock-candidate.ts";
import { lockCandidate } from "./lock-candidate.ts";
import { candidateWire } from "./wire.ts";

const actions = { confirm: confirmCandidate, edit: editCandidate, ignore: dropCandidate };
const edits = ["name", "city", "neighborhood", "category", "blurb"] as const;
const onlyEdited = (path: string) => ({
  code: "only_edited",
  message: `Only action edit changes the ${path}.`,
  path,
});

export const updatePlaceCandidate = command({
  name: "update_place_candidate",
  description:
    "Decides on a candidate: confirm locks it in (an agent's is advice only), edit accepts it with the fields sent (an agent's leaves it in review), ignore drops it.",
  audience: "group_trips:write",
  approval: "refused",
  capability: true,
  hints: { destructive: false, idempotent: true },
  errors: ["not_found", "forbidden", "candidate_ignored", "duplicate_place"],
  examples: [
    {
      trip_code: "K7MPQ2XW",
      candidate_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01",
      action: "edit",
      category: "food",
    },
  ],
  input: z.object({
    trip_code: f.tripCode,
    candidate_id: f.id,
    action: z.enum(["confirm", "edit", "ignore"]),
    name: f.placeName.optional(),
    city: f.placeCity.optional(),
    neighborhood: f.placeNeighborhood.optional(),
    category: f.placeCategory.optional(),
    blurb: f.placeBlurb.optional(),
  }),
  output: z.object({
    candidate: candidateWire,
    /** False for an agent: people decide on lanes. */
    binding: z.boolean(),
    warnings: warningsWire,
  }),
  rest: {
    method: "PATCH",
    path: "/api/group-trips/{trip_code}/board/{candidateId}",
    params: { candidateId: "candidate_id" },
  },
  async run(ctx, input) {
    // An edit may make it equal to another place: no other may be added meanwhile.
    const lock = input.action === "edit" ? "alone" : "shared";
    const group = await groupFor(ctx, input.trip_code, "member", lock);
    const candidate = await lockCandidate(ctx, group, input.candidate_id);
    const changed = await actions[input.action](ctx, group, candidate, input);
    if (changed) await recordCandidateChange(ctx, group, candidate.id);
    const ignored = input.action === "edit" ? [] : edits.filter((it) => input[it] !== undefined);
    ctx.effects.warnings.push(...ignored.map(onlyEdited));
    const binding = ctx.actor.kind !== "agent";
    return { candidate: await loadCandidate(ctx, group, candidate.id), binding };
  },
});

/**
 * Drops a candidate. A person may drop any, and anybody can restore it. An agent may drop only candidates in review
 * that agents or imports added.
 *
 * @returns whether anything changed
 */
async function dropCandidate(ctx: Context, _: OpenedGroup, candidate: LockedCandidate): Promise<boolean> {
  if (candidate.status === "ignored") return false;
  if (ctx.actor.kind === "agent" && !isUntouched(candidate))
    throw forbidden("People have decided on this place, so a person has to drop it. An agent can vote with a reason.");
  await setStatus(ctx, candidate.id, "ignored");
  return true;
}

function isUntouched({ status, source, addedByAgent }: LockedCandidate): boolean {
  return status === "review" && (source !== "place" || addedByAgent !== null);
}
