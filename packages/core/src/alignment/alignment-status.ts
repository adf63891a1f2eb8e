import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { groupFor, groupStatus } from "../groups/access.ts";
import { type GroupPerson, loadGroupPeople, stateOf } from "../groups/group-people.ts";
import { groupStatusWire, personWire } from "../groups/wire.ts";
import { query } from "../kernel/define.ts";
import { lastRoundOf } from "./store.ts";

export const alignmentStatus = query({
  name: "alignment_status",
  description:
    "Where the alignment stands, for polling: who has answered, who is awaited, who has let the deadline pass.",
  audience: "group_trips:read",
  withoutTool: "get_alignment and get_group_trip have the round and who is missing",
  errors: ["not_found"],
  input: z.object({ trip_code: f.tripCode }),
  output: z.object({
    trip_code: z.string(),
    status: groupStatusWire,
    round_number: z.number(),
    max_rounds: z.number(),
    rounds_left: z.number(),
    alignment_score: z.number().nullable(),
    reconciled: z.boolean(),
    response_deadline: z.string().nullable(),
    seconds_left: z.number().nullable(),
    answered_members: z.array(personWire),
    pending_members: z.array(personWire),
    /**
     * Whether the last round counted them as accepting, or the deadline has passed without an answer, so that the next
     * round will.
     */
    timed_out_members: z.array(personWire),
  }),
  rest: { method: "GET", path: "/api/group-trips/{trip_code}/alignment/status" },
  async run(ctx, input) {
    const group = await groupFor(ctx, input.trip_code, "member");
    const people = await loadGroupPeople(ctx, group.id);
    const accepted = new Set((await lastRoundOf(ctx.sql, group.id))?.timedOut.map((it) => it.user_id));
    const inState = (state: ReturnType<typeof stateOf>) =>
      people.filter((it) => stateHere(it) === state).map(({ userId, name }) => ({ user_id: userId, name }));
    const stateHere = (person: GroupPerson) => {
      const state = stateOf(group, person, ctx.now);
      return state === "pending" && accepted.has(person.userId) ? "timed_out" : state;
    };
    const { responseDeadline: deadline, roundNumber, maxRounds } = group;
    return {
      trip_code: group.code,
      status: groupStatus(group),
      round_number: roundNumber,
      max_rounds: maxRounds,
      rounds_left: Math.max(0, maxRounds - roundNumber),
      alignment_score: group.alignmentScore,
      reconciled: group.reconciled,
      response_deadline: deadline?.toISOString() ?? null,
      seconds_left: deadline && Math.max(0, Math.ceil((deadline.getTime() - ctx.now.getTime()) / 1000)),
      answered_members: inState("answered"),
      pending_members: inState("pending"),
      timed_out_members: inState("timed_out"),
    };
  },
});
