import { describe, expect, it } from "vitest";
import { run, setUp } from "../../test/context.ts";
import { createGroupOf, submitPreferences } from "../../test/group-answers.ts";
import { getGroupTrip } from "../groups/get-group-trip.ts";
import { submitGroupPreferences } from "../groups/submit-group-preferences.ts";
import type { Person } from "../kernel/actor.ts";
import { createTrip } from "../trips/create-trip.ts";
import { alignmentStatus } from "./alignment-status.ts";
import { getAlignment } from "./get-alignment.ts";
import { listRounds } from "./list-rounds.ts";
import { runAlignment } from "./run-alignment.ts";
import { simulateAlignment } from "./simulate-alignment.ts";

const { database, outside, ana } = await setUp();
const { ports } = outside;
const two = async () => {
  const made = await createGroupOf({ database, ports, creator: ana }, ["Ben"]);
  return { ...made, ben: made.others[0] as Person };
};
const may2031 = { start_date: "2031-05-03", end_date: "2031-05-04", skip_ai_generation: true };
const may = (start: string, end: string) => ({ ideal_start: `2030-05-${start}`, ideal_end: `2030-05-${end}` });

/** The private budget below, and the missing amount; too long to occur in an id by chance. */
const hidden = /12[.,]?345[.,]?678|41[.,]?234[.,]?567|3[.,]?765[.,]?433/;

describe("simulate_alignment", () => {
  it("returns what a round would give now, or with one relaxation, and uses up no round", async () => {
    const { code, id, ben } = await two();
    await submitPreferences(ports, ana, code, { dates: may("03", "07"), destination: { top_choices: ["Lisbon"] } });
    await submitPreferences(ports, ben, code, {
      dates: may("05", "09"),
      destination: { top_choices: ["Lisbon, Portugal"] },
    });
    const asked = await run(simulateAlignment, ports, ben, { trip_code: code });
    expect(asked.now.alignment_score).toBe(45);
    const relaxation = asked.now.conflicts.find((it) => it.dimension === "dates")?.relaxations[0];
    if (!relaxation) throw new Error("no relaxation is named");
    expect(relaxation).toMatchObject({ score_before: 45, score_after: 70 });
    const { now: before, what_if } = await run(simulateAlignment, ports, ben, {
      trip_code: code,
      steps: relaxation.steps,
    });
    expect([before.alignment_score, what_if.alignment_score]).toEqual([45, 70]);
    expect((await run(getAlignment, ports, ana, { trip_code: code })).round_number).toBe(0);
    expect(await database.prisma.alignmentRound.count({ where: { groupId: id } })).toBe(0);
  });

  it("tries other answers of the caller, key by key, and stores none of them", async () => {
    const { code, ben } = await two();
    await submitPreferences(ports, ana, code, { dates: may("03", "07"), budget: { max: 500 } });
    await submitPreferences(ports, ben, code, { dates: may("20", "24"), budget: { min: 700 } });
    const preferences = { dates: may("03", "07") };
    const { what_if } = await run(simulateAlignment, ports, ben, { trip_code: code, preferences });
    expect(what_if.dimensions).toEqual({ dates: true, destination: false, budget: false });
    const { group_trip } = await run(getGroupTrip, ports, ben, { trip_code: code });
    expect(group_trip.members.find((it) => it.user_id === ben.userId)?.preferences?.dates?.ideal_start).toBe(
      "2030-05-20",
    );
  });

  it("refuses a relaxation of somebody outside the group, with the path of the field", async () => {
    const { code } = await two();
    const steps = [{ kind: "flexibility" as const, member_id: crypto.randomUUID(), add_days: 1 }];
    const error = await run(simulateAlignment, ports, ana, { trip_code: code, steps }).catch((it) => it);
    expect(error).toMatchObject({ code: "validation_failed", details: [{ path: "steps.0.member_id" }] });
  });
});

describe("a private budget", () => {
  /** Ben's limit is between the two; Ana's answers must not depend on where. */
  const asSeenByAna = async (max: number, probe: number) => {
    const { code, ben } = await two();
    await submitPreferences(ports, ana, code, { budget: { min: 1, max: 9_000_000 } });
    await submitPreferences(ports, ben, code, { budget: { min: 100, max, private: true } });
    const simulated = await run(simulateAlignment, ports, ana, {
      trip_code: code,
      preferences: { budget: { min: probe, max: probe } },
      steps: [{ kind: "budget", member_id: ben.userId, min: 0, max: probe }],
    });
    await submitPreferences(ports, ana, code, { budget: { min: probe, max: probe } });
    const before = await run(getGroupTrip, ports, ana, { trip_code: code });
    const seen = { simulated, overlap: before.group_trip.budget_overlap };
    return JSON.parse(JSON.stringify(seen).replaceAll(ben.userId, "ben")) as typeof seen;
  };

  it("cannot be found out by trying other budgets: only a round compares it", async () => {
    const [low, high] = [await asSeenByAna(400, 777), await asSeenByAna(1_234_567, 777)];
    expect(high).toEqual(low);
    expect(low.simulated.warnings?.map((it) => it.code)).toEqual(["budget_not_simulated"]);
    expect(low.overlap).toEqual({ range: null, stated: 2, private: 1 });
  });

  it("is not told by a round either, which only says that the budgets overlap", async () => {
    const { code, ben } = await two();
    await submitPreferences(ports, ana, code, { budget: { min: 100, max: 2_000_000 } });
    await submitPreferences(ports, ben, code, { budget: { min: 200, max: 1_500_000, private: true } });
    const round = await run(runAlignment, ports, ana, { trip_code: code });
    expect(round).toMatchObject({ dimensions: { budget: true }, proposed_budget: null });
    await submitPreferences(ports, ana, code, { budget: { min: 1_600_000 } });
    const answers = [
      round,
      await run(listRounds, ports, ana, { trip_code: code }),
      await run(getGroupTrip, ports, ana, { trip_code: code }),
      await run(createTrip, ports, ana, { ...may2031, destination: "Lisbon", groupTripCode: code }),
    ];
    for (const it of answers) expect(JSON.stringify(it)).not.toMatch(/1_?500_?000/);
  });

  it("is not compared again when a silent member counts as accepting", async () => {
    const { code, ben } = await two();
    await submitPreferences(ports, ana, code, { dates: may("03", "07"), budget: { min: 50, max: 500 } });
    await submitPreferences(ports, ben, code, {
      dates: may("03", "07"),
      budget: { min: 100, max: 8000, private: true },
    });
    await run(runAlignment, ports, ana, { trip_code: code });
    await submitPreferences(ports, ana, code, { budget: { min: 0, max: 99_999 } });
    await run(runAlignment, ports, ana, { trip_code: code });
    const steps = [{ kind: "flexibility" as const, member_id: ben.userId, add_days: 1 }];
    const { now, what_if } = await run(simulateAlignment, ports, ana, { trip_code: code, preferences: {}, steps });
    expect([now.proposed_budget, what_if.proposed_budget]).toEqual([null, null]);
    expect(now).toMatchObject({ alignment_score: 70, dimensions: { dates: true, budget: true } });
  });

  it("is in no round and no trip when it is the only budget", async () => {
    const { code, ben } = await two();
    await submitPreferences(ports, ana, code, { dates: may("03", "07") });
    await submitPreferences(ports, ben, code, { budget: { min: 12_345_678, max: 41_234_567, private: true } });
    const answers = [
      await run(runAlignment, ports, ana, { trip_code: code }),
      await submitPreferences(ports, ana, code, { budget: { min: 1 } }),
      await run(getGroupTrip, ports, ana, { trip_code: code }),
      await run(listRounds, ports, ana, { trip_code: code }),
      await run(createTrip, ports, ana, { ...may2031, destination: "Lisbon", groupTripCode: code }),
    ];
    for (const it of answers) expect(JSON.stringify(it)).not.toMatch(hidden);
  });

  it("is in no answer to anybody else", async () => {
    const { code, ben } = await two();
    await submitPreferences(ports, ana, code, { dates: may("03", "07"), budget: { min: 45_000_000 } });
    await submitPreferences(ports, ben, code, {
      dates: may("10", "12"),
      budget: { min: 12_345_678, max: 41_234_567, private: true },
    });
    const asked = { trip_code: code };
    const answers = [
      await run(runAlignment, ports, ana, asked),
      await run(getAlignment, ports, ana, asked),
      await run(listRounds, ports, ana, asked),
      await run(alignmentStatus, ports, ana, asked),
      await run(getGroupTrip, ports, ana, asked),
      await run(simulateAlignment, ports, ana, asked),
      await run(submitGroupPreferences, ports, ana, { ...asked, preferences: {} }),
    ];
    for (const it of answers) expect(JSON.stringify(it)).not.toMatch(hidden);
    const budget = answers[1] as Awaited<
      ReturnType<typeof run<typeof getAlignment.input, typeof getAlignment.output, undefined>>
    >;
    expect(budget.conflicts.find((it) => it.dimension === "budget")).toMatchObject({ member_ids: [] });
    const own = await run(getGroupTrip, ports, ben, asked);
    expect(own.group_trip.members.find((it) => it.user_id === ben.userId)?.preferences?.budget?.max).toBe(41_234_567);
  });
});
