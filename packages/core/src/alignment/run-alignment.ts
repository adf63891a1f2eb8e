import { align } from "@caravan/domain/alignment/align";
import type { Alignment } from "@caravan/domain/alignment/types";
import * as f from "@caravan/domain/fields";
import { said, together } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { groupFor, type OpenedGroup } from "../groups/access.ts";
import { loadGroupPeople } from "../groups/group-people.ts";
import { saveRoundOutcome } from "../groups/group-state.ts";
import { author } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { command } from "../kernel/define.ts";
import { conflict } from "../kernel/errors.ts";
import { groupRoom, recordRoomEvent } from "../kernel/room-events.ts";
import { warningsWire } from "../wire/trip.ts";
import { alignmentInput } from "./alignment-input.ts";
import { plannedCostOf } from "./planned-cost.ts";
import { isReconciled, presentAlignment } from "./present.ts";
import { insertRound, lastRoundOf, sinceLastRound } from "./store.ts";
import { alignmentWire } from "./wire.ts";

/** The time that members have to answer a round (the interface). */
const RESPONSE_HOURS = 48;

export const runAlignment = command({
  name: "run_alignment",
  description:
    "Runs the next round for the lead: reconciles dates, destination and budget and gives 48 hours to answer. Silence since the round before counts as consent.",
  audience: "group_trips:write",
  approval: "refused",
  capability: true,
  errors: ["not_found", "forbidden", "rounds_exhausted"],
  examples: [{ trip_code: "K7MPQ2XW" }],
  input: z.object({ trip_code: f.tripCode }),
  output: z.object({ ...alignmentWire, warnings: warningsWire }),
  rest: { method: "POST", path: "/api/group-trips/{trip_code}/alignment" },
  async prepare(ctx, input): Promise<Asked> {
    // A monotonic clock: only the waiting time is compared.
    const since = performance.now();
    const { roundNumber } = await groupFor(ctx, input.trip_code, "lead");
    return { since, roundNumber };
  },
  async run(ctx, input, asked) {
    const group = await groupFor(ctx, input.trip_code, "lead", "alone");
    if (await wasFirst(ctx, group, asked)) {
      ctx.effects.warnings.push({
        code: "round_already_run",
        message: said`Round ${group.roundNumber} was run a moment ago, so no new round was started.`,
        path: "trip_code",
      });
      return presentAlignment(group, await lastRoundOf(ctx.sql, group.id));
    }
    if (group.roundNumber >= group.maxRounds) throw exhausted(group);
    await runRound(ctx, group);
    const after = await groupFor(ctx, input.trip_code, "lead");
    return presentAlignment(after, await lastRoundOf(ctx.sql, group.id));
  },
});

/** When, and before which round, the next one was requested. */
interface Asked {
  readonly since: number;
  readonly roundNumber: number;
}

/** Of two simultaneous calls, the second returns the round that the first recorded while it waited for the lock. */
async function wasFirst(ctx: Context, group: OpenedGroup, asked: Asked): Promise<boolean> {
  if (group.roundNumber !== asked.roundNumber) return true;
  // Taken before the query: otherwise a busy machine could make a round seem younger than this call.
  const waited = performance.now() - asked.since;
  const age = await sinceLastRound(ctx.sql, group.id);
  return age < waited;
}

async function runRound(ctx: Context, group: OpenedGroup): Promise<void> {
  const people = await loadGroupPeople(ctx, group.id);
  const before = await lastRoundOf(ctx.sql, group.id);
  const snapshot = alignmentInput(group, people, before?.result, await plannedCostOf(ctx, group, people));
  const result = align(snapshot);
  const roundNumber = group.roundNumber + 1;
  const late = people.filter((it) => it.respondedRound === null || it.respondedRound < group.roundNumber);
  const deadline = new Date(ctx.now.getTime() + RESPONSE_HOURS * 3_600_000);
  const { userId, agentName } = author(ctx.actor);
  await insertRound(ctx.sql, {
    groupId: group.id,
    roundNumber,
    snapshot,
    result,
    timedOut: group.roundNumber === 0 ? [] : late.map((it) => it.userId),
    deadline,
    now: ctx.now,
    userId,
    agentName,
  });
  await saveRoundOutcome(ctx.sql, group.id, {
    roundNumber,
    alignment: statusAfter(roundNumber, group.maxRounds, result),
    alignmentScore: result.score,
    reconciled: isReconciled(result),
    proposal: result.proposal,
    responseDeadline: deadline,
  });
  await recordRoomEvent(ctx, groupRoom(group.id), "alignment.round", {
    group_trip_id: group.id,
    round_number: roundNumber,
    ...(userId ? { user_id: userId } : {}),
  });
  const notice = { kind: "round", groupId: group.id, roundNumber, moment: "ended" } as const;
  await ctx.ports.jobs.add(ctx.sql, "push.tell", notice);
}

/** The last round escalates also when everybody agrees (the interface); `reconciled` then says so. */
function statusAfter(roundNumber: number, maxRounds: number, result: Alignment): OpenedGroup["alignment"] {
  if (roundNumber >= maxRounds) return "escalation_pending";
  return isReconciled(result) ? "aligned" : "aligning";
}

function exhausted(group: OpenedGroup) {
  const rounds =
    group.maxRounds === 1
      ? said`The one round is used up.`
      : group.maxRounds === 2
        ? said`Both rounds are used up.`
        : said`All ${group.maxRounds} rounds are used up.`;
  const next = group.reconciled
    ? said`Everybody agrees: plan the trip.`
    : said`The creator can add rounds, or plan as it stands.`;
  return conflict("rounds_exhausted", together([rounds, next]));
}
