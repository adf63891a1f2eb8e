import { describe, expect, it } from "vitest";
import { createPerson, now, run, setUp } from "../../test/context.ts";
import { createGroupOf, submitPreferences } from "../../test/group-answers.ts";
import { addActivity } from "../activities/add-activity.ts";
import { getGroupTrip } from "../groups/get-group-trip.ts";
import { handOverLead } from "../groups/hand-over-lead.ts";
import { joinGroupTrip } from "../groups/join-group-trip.ts";
import type { Person } from "../kernel/actor.ts";
import { createTrip } from "../trips/create-trip.ts";
import { updateTrip } from "../trips/update-trip.ts";
import { alignmentStatus } from "./alignment-status.ts";
import { extendRounds } from "./extend-rounds.ts";
import { getAlignment } from "./get-alignment.ts";
import { listRounds } from "./list-rounds.ts";
import { runAlignment } from "./run-alignment.ts";

const { database, outside, ana } = await setUp();
const { ports } = outside;
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const may = (start: number, end: number, flexibility_days = 0) => ({
  ideal_start: `2030-05-${String(start).padStart(2, "0")}`,
  ideal_end: `2030-05-${String(end).padStart(2, "0")}`,
  flexibility_days,
});
const three = (names: readonly string[] = ["Ben", "Cleo"], more = {}) =>
  createGroupOf({ database, ports, creator: ana }, names, more);
const round = (code: string, person: Person = ana, at = now) =>
  run(runAlignment, ports, person, { trip_code: code }, { now: at });

describe("run_alignment", () => {
  it("scores 20 and 25 for each of dates, destination and budget that is reconciled", async () => {
    const { code } = await three([]);
    expect(await round(code)).toMatchObject({ alignment_score: 20, reconciled: false });
    await submitPreferences(ports, ana, code, { dates: may(3, 7) });
    expect(await round(code)).toMatchObject({
      alignment_score: 45,
      proposed_dates: { start: "2030-05-03", end: "2030-05-07" },
    });
    await run(extendRounds, ports, ana, { trip_code: code, additional_rounds: 2 });
    await submitPreferences(ports, ana, code, { destination: { top_choices: ["Lisbon, Portugal"] } });
    expect(await round(code)).toMatchObject({ alignment_score: 70, proposed_destination: "Lisbon, Portugal" });
    await submitPreferences(ports, ana, code, { budget: { min: 300, max: 900.5 } });
    expect(await round(code)).toMatchObject({
      alignment_score: 95,
      reconciled: true,
      proposed_budget: { min: 300, max: 900.5 },
      conflicts: [],
    });
  });

  it("compares the budget with the planned trip's cost for each, only when all members are on the trip", async () => {
    const { code } = await three([]);
    const dates = { start_date: "2030-05-03", end_date: "2030-05-04", skip_ai_generation: true };
    const { trip } = await run(createTrip, ports, ana, { destination: "Lisbon", travelers: 2, ...dates });
    await run(updateTrip, ports, ana, { trip_id: trip.id, currency: "USD" });
    await run(addActivity, ports, ana, { trip_id: trip.id, title: "Boat for two days", estimated_cost: 700 });
    await database.prisma.groupTrip.update({ where: { code }, data: { tripId: trip.id } });
    await submitPreferences(ports, ana, code, { budget: { min: 300, max: 600 } });
    const words = async () => {
      const { consensus_items } = await round(code);
      return consensus_items.find((it) => it.dimension === "budget")?.message;
    };
    expect(await words()).toMatch(
      /^300–600 USD suits Ana.* The planned trip (likely )?costs 700 USD each, 100 USD over it\.$/,
    );
    await run(joinGroupTrip, ports, await createPerson(database, "Ben"), { trip_code: code });
    await database.prisma.member.deleteMany({ where: { tripId: trip.id, userId: { not: ana.userId } } });
    expect(await words()).not.toContain("planned trip");
  });

  it("gives 48 hours to answer and escalates at the round limit, also when everybody agrees", async () => {
    const { code } = await three([], {
      tentative_dates: { start: "2030-05-03", end: "2030-05-07" },
      destination_options: ["Lisbon"],
      budget_max: 900,
    });
    const first = await round(code);
    expect(first).toMatchObject({ status: "aligned", round_number: 1, max_rounds: 2, timed_out_members: [] });
    expect(first.response_deadline).toBe(later(48).toISOString());
    const second = await round(code, ana, later(1));
    expect(second).toMatchObject({ status: "escalation_pending", reconciled: true, round_number: 2 });
    await expect(round(code)).rejects.toMatchObject({ code: "rounds_exhausted", kind: "conflict" });
  });

  it("counts members who did not answer as accepting, lists them, and keeps their vetoes and blackout dates", async () => {
    const { code, others } = await three();
    const [ben, cleo] = others as [Person, Person];
    await submitPreferences(ports, ana, code, { dates: may(3, 7), destination: { top_choices: ["Lisbon"] } });
    await submitPreferences(ports, ben, code, {
      dates: { ...may(20, 24), blackout_dates: ["2030-05-10"] },
      destination: { top_choices: ["Porto"], veto: ["Rome"] },
    });
    const first = await round(code);
    expect(first).toMatchObject({ alignment_score: 20, timed_out_members: [] });
    await submitPreferences(ports, ana, code, { dates: may(9, 12), destination: { top_choices: ["Rome", "Lisbon"] } });
    const second = await round(code, ana, later(50));
    expect(second.timed_out_members.map((it) => it.name).sort()).toEqual(["Ben", "Cleo"]);
    expect(second.proposed_destination).not.toBe("Rome");
    const { start, end } = second.proposed_dates as { start: string; end: string };
    expect(start <= "2030-05-10" && "2030-05-10" <= end).toBe(false);
    const status = await run(alignmentStatus, ports, cleo, { trip_code: code }, { now: later(51) });
    expect(status.answered_members).toEqual([]);
    expect(status.pending_members.map((it) => it.name)).toEqual(["Ana"]);
    expect(status.timed_out_members.map((it) => it.name).sort()).toEqual(["Ben", "Cleo"]);
    await submitPreferences(ports, ben, code, {}, later(52));
    const after = await run(alignmentStatus, ports, cleo, { trip_code: code }, { now: later(52) });
    expect(after.answered_members.map((it) => it.name)).toEqual(["Ben"]);
    const passed = await run(alignmentStatus, ports, cleo, { trip_code: code }, { now: later(120) });
    expect(passed).toMatchObject({ seconds_left: 0, pending_members: [] });
    expect(passed.timed_out_members.map((it) => it.name).sort()).toEqual(["Ana", "Cleo"]);
  });

  it("is for the lead only: the creator until they hand it over", async () => {
    const { code, others } = await three(["Ben"]);
    const ben = others[0] as Person;
    await expect(round(code, ben)).rejects.toMatchObject({ code: "forbidden" });
    await run(handOverLead, ports, ana, { trip_code: code, user_id: ben.userId });
    await expect(round(code)).rejects.toMatchObject({ code: "forbidden" });
    expect(await round(code, ben)).toMatchObject({ round_number: 1 });
    const { rounds } = await run(listRounds, ports, ana, { trip_code: code });
    expect(rounds[0]?.ran_by).toMatchObject({ name: "Ben", agent_name: null });
  });

  it("makes one round of eight simultaneous calls, and returns that round to the other seven", async () => {
    const { code } = await three([]);
    const results = await Promise.all(Array.from({ length: 8 }, () => round(code)));
    expect(results.map((it) => it.round_number)).toEqual(Array(8).fill(1));
    const told = results.filter((it) => it.warnings?.some((one) => one.code === "round_already_run"));
    expect(told.length).toBe(7);
    expect((await run(listRounds, ports, ana, { trip_code: code })).rounds).toHaveLength(1);
  });

  it("announces the round in the group's room", async () => {
    const { code, id } = await three([]);
    await round(code);
    const events = await database.prisma.roomEvent.findMany({
      where: { room: `group:${id}` },
      orderBy: { seq: "asc" },
    });
    expect(events.at(-1)).toMatchObject({ type: "alignment.round", ids: { group_trip_id: id, round_number: 1 } });
    expect(outside.announced).toContain(`group:${id}`);
  });
});

describe("get_alignment", () => {
  it("returns round_number 0 and empty fields before the first round", async () => {
    const { code } = await three([]);
    expect(await run(getAlignment, ports, ana, { trip_code: code })).toMatchObject({
      status: "collecting",
      round_number: 0,
      alignment_score: null,
      consensus_items: [],
      conflicts: [],
      proposed_dates: null,
      response_deadline: null,
      timed_out_members: [],
    });
  });

  it("is the same for every member and 404 for strangers", async () => {
    const { code, others } = await three(["Ben"]);
    await round(code);
    const mine = await run(getAlignment, ports, ana, { trip_code: code });
    expect(await run(getAlignment, ports, others[0] as Person, { trip_code: code })).toEqual(mine);
    const eve = await createPerson(database, "Eve");
    const asked = { trip_code: code };
    await expect(run(getAlignment, ports, eve, asked)).rejects.toMatchObject({ code: "not_found" });
    await expect(run(listRounds, ports, eve, asked)).rejects.toMatchObject({ code: "not_found" });
    await expect(run(alignmentStatus, ports, eve, asked)).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("list_alignment_rounds", () => {
  it("keeps every round unchanged and lists what changed since the round before", async () => {
    const { code, others } = await three(["Ben"]);
    const ben = others[0] as Person;
    await submitPreferences(ports, ana, code, { dates: may(3, 7, 1) });
    await submitPreferences(ports, ben, code, { dates: may(6, 10, 1) });
    const first = await round(code);
    await submitPreferences(ports, ben, code, { dates: may(4, 8, 1) });
    await submitPreferences(ports, ana, code, {});
    await round(code);
    const { rounds } = await run(listRounds, ports, ben, { trip_code: code });
    expect(rounds.map((it) => it.alignment_score)).toEqual([20, 45]);
    expect(rounds[0]).toMatchObject({ conflicts: first.conflicts, changes: [] });
    expect(rounds[1]?.changes.length).toBeGreaterThan(0);
    expect(rounds[1]?.fairness.some((it) => it.gave_way_in_all >= it.gave_way)).toBe(true);
  });
});

describe("extend_rounds", () => {
  it("reopens an escalated group, for the creator only", async () => {
    const { code, others } = await three(["Ben"]);
    const extend = (person: Person) => run(extendRounds, ports, person, { trip_code: code, additional_rounds: 2 });
    await expect(extend(ana)).rejects.toMatchObject({ code: "not_escalated", kind: "conflict" });
    await round(code);
    await round(code);
    await expect(extend(others[0] as Person)).rejects.toMatchObject({ code: "forbidden" });
    expect(await extend(ana)).toMatchObject({ status: "aligning", round_number: 2, max_rounds: 4, rounds_left: 2 });
    expect(await round(code)).toMatchObject({ round_number: 3 });
    const { group_trip } = await run(getGroupTrip, ports, ana, { trip_code: code });
    expect(group_trip).toMatchObject({ round_number: 3, max_rounds: 4, status: "aligning" });
  });
});
