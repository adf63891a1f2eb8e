import { collide } from "@caravan/db/testing";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { createPerson, now, run, setUp } from "../../test/context.ts";
import { agentOf, createGroup, outcome, readGroup } from "../../test/group.ts";
import type { Actor, Person } from "../kernel/actor.ts";
import { removeGroupMember } from "./remove-group-member.ts";
import { submitGroupPreferences } from "./submit-group-preferences.ts";

const {
  database,
  outside: { ports },
} = await setUp();
const on = { database, ports };

type Preferences = z.input<typeof submitGroupPreferences.input>["preferences"];
const submit = (actor: Actor, trip_code: string, preferences: Preferences, more = {}) =>
  run(submitGroupPreferences, ports, actor, { trip_code, preferences }, more);

const dates = {
  ideal_start: "2030-05-03",
  ideal_end: "2030-05-07",
  flexibility_days: 2,
  blackout_dates: ["2030-05-09"],
};
const destination = { top_choices: ["Lisbon, Portugal"], veto: ["Rome, Italy"] };

async function pair() {
  const group = await createGroup(on, ["Rui"]);
  return { ...group, rui: group.members[0] as Person };
}

describe("submit_group_preferences", () => {
  it("returns what was stored, the code and the address", async () => {
    const { code, rui } = await pair();
    const answer = await submit(rui, code, {
      dates,
      destination,
      budget: { min: 300, max: 800.5, private: true },
      accommodation: "A flat",
      activities: ["food", "boats"],
    });
    expect(answer).toEqual({
      preferences: {
        dates,
        destination,
        budget: { min: 300, max: 800.5, private: true, ignored: false },
        accommodation: "A flat",
        activities: ["food", "boats"],
      },
      trip_code: code,
      join_url: `http://localhost:3000/join/${code}`,
    });
  });

  it("replaces each key that is sent, clears what is null, and keeps the rest", async () => {
    const { code, rui } = await pair();
    await submit(rui, code, { dates, destination, budget: { max: 800 }, accommodation: "A flat" });
    const next = await submit(rui, code, {
      dates: { blackout_dates: ["2030-06-01"] },
      destination: null,
      activities: [],
    });
    expect(next.preferences).toEqual({
      dates: { ideal_start: null, ideal_end: null, flexibility_days: 0, blackout_dates: ["2030-06-01"] },
      destination: null,
      budget: { min: 0, max: 800, private: false, ignored: false },
      accommodation: "A flat",
      activities: [],
    });
  });

  it("counts as an answer when it is empty", async () => {
    const { id, code, creator, rui } = await pair();
    const answered = async () =>
      (await readGroup(ports, creator, code)).members.map(({ name, state, responded_at }) => ({
        name,
        state,
        responded_at,
      }));
    expect((await submit(rui, code, {})).preferences.budget).toBeNull();
    expect(await answered()).toMatchObject([
      { state: "pending" },
      { state: "answered", responded_at: now.toISOString() },
    ]);
    await database.prisma.groupTrip.update({ where: { id }, data: { roundNumber: 1 } });
    expect(await answered()).toMatchObject([{ state: "pending" }, { state: "pending" }]);
    await submit(rui, code, {});
    expect(await answered()).toMatchObject([{ state: "pending" }, { state: "answered" }]);
  });

  it.each([[500], ["cheap"], [true], [0], [[200, 400]]])("ignores a budget of %j with a warning", async (budget) => {
    const { code, creator, rui } = await pair();
    await submit(rui, code, { budget: { min: 10 } });
    const answer = await submit(rui, code, { budget });
    expect(answer.preferences.budget).toEqual({ min: 0, max: 0, private: false, ignored: true });
    expect(answer.warnings).toMatchObject([{ code: "budget_ignored", path: "preferences.budget" }]);
    expect((await readGroup(ports, creator, code)).budget_overlap).toEqual({ range: null, stated: 0, private: 0 });
    // The warning is returned only to the sender.
    expect(await submit(rui, code, { accommodation: "A flat" })).not.toHaveProperty("warnings");
  });

  it("warns about unknown keys, ignores them, and stores the rest", async () => {
    const { id, code, rui } = await pair();
    const answer = await submit(rui, code, {
      dates: { ...dates, start: "2030-05-03" },
      destination: { ...destination, first: "Porto" },
      budget: { max: 800, currency: "EUR" },
      pets: 2,
    });
    expect(answer.warnings?.map((it) => [it.code, it.path])).toEqual([
      ["unknown_field", "preferences.pets"],
      ["unknown_field", "preferences.dates.start"],
      ["unknown_field", "preferences.destination.first"],
      ["unknown_field", "preferences.budget.currency"],
    ]);
    const [kept] = await database.prisma.groupPreferences.findMany({ where: { groupId: id } });
    expect(kept).toMatchObject({ dates, destination, budget: { max: "800", private: false } });
    expect(kept?.budget).not.toHaveProperty("currency");
  });

  it("warns how it reads values that are probably a mistake", async () => {
    const { code, rui } = await pair();
    const answer = await submit(rui, code, {
      dates: { ideal_start: "2020-05-03", ideal_end: "2020-05-07" },
      destination: { top_choices: ["Porto", "Lisbon, Portugal"], veto: ["lisbon"] },
    });
    expect(answer.warnings?.map((it) => [it.code, it.path])).toEqual([
      ["dates_past", "preferences.dates.ideal_start"],
      ["own_veto", "preferences.destination.veto"],
    ]);
    expect(await submit(rui, code, { accommodation: "A flat" })).not.toHaveProperty("warnings");
  });

  it.each<[string, object, string]>([
    ["an amount in quotes", { budget: { max: "300" } }, "preferences.budget"],
    ["one end of the dates", { dates: { ideal_start: "2030-05-03" } }, "preferences.dates.ideal_end"],
    [
      "dates that end before they begin",
      { dates: { ...dates, ideal_end: "2030-05-02" } },
      "preferences.dates.ideal_end",
    ],
    ["a budget that ends before it begins", { budget: { min: 3, max: 2 } }, "preferences.budget.max"],
    ["a day that is none", { dates: { blackout_dates: ["2030-02-30"] } }, "preferences.dates.blackout_dates.0"],
  ])("refuses %s with the path of the field", (_, preferences, path) => {
    const parsed = submitGroupPreferences.input.safeParse({ trip_code: "AAAAAAAA", preferences });
    expect(parsed.error?.issues.map((it) => it.path.join("."))).toEqual([path]);
  });

  it("names the agent that answered last, and none after the person answers", async () => {
    const { code, creator, rui } = await pair();
    const agent = async () => (await readGroup(ports, creator, code)).members[1]?.agent_name;
    await submit(agentOf(rui), code, { accommodation: "A flat" });
    expect(await agent()).toBe("Scout");
    await submit(rui, code, {});
    expect(await agent()).toBeNull();
  });

  it("returns 404 to people outside the group", async () => {
    const { code, creator, rui } = await pair();
    expect(await outcome(submit(await createPerson(database, "Eve"), code, {}))).toBe("not_found");
    await run(removeGroupMember, ports, creator, { trip_code: code, user_id: rui.userId });
    expect(await outcome(submit(rui, code, {}))).toBe("not_found");
    expect(await outcome(submit(agentOf(creator, { tripIds: [crypto.randomUUID()] }), code, {}))).toBe("not_found");
  });

  it("keeps both of two simultaneous calls", async () => {
    const { code, rui } = await pair();
    await Promise.all([
      submit(rui, code, { dates }),
      submit(rui, code, { destination }),
      submit(rui, code, { budget: { max: 1 } }),
      submit(rui, code, { budget: { max: 2 } }),
      submit(rui, code, { accommodation: "A flat" }),
      submit(rui, code, { activities: ["food"] }),
    ]);
    const own = (await readGroup(ports, rui, code)).members[1]?.preferences;
    expect(own).toMatchObject({ dates, destination, accommodation: "A flat", activities: ["food"] });
    expect([1, 2]).toContain(own?.budget?.max);
  });

  it("stores fifty simultaneous calls", async () => {
    const group = await createGroup(
      on,
      Array.from({ length: 49 }, (_, n) => `Friend ${n}`),
    );
    const all = [group.creator, ...group.members];
    await Promise.all(all.map((person, n) => submit(person, group.code, { budget: { min: n, max: 1000 + n } })));
    const { members, budget_overlap } = await readGroup(ports, group.creator, group.code);
    expect(members.map((it) => it.preferences?.budget?.min)).toEqual(all.map((_, n) => n));
    expect(budget_overlap).toEqual({ range: { min: 49, max: 1000 }, stated: 50, private: 0 });
  });
});

describe("a member who is removed during their call", () => {
  it.each([
    ["submit first", 0],
    ["removal first", 30],
  ])("leaves nothing behind after the %s", async (_, delay) => {
    for (let times = 0; times < 5; times++) {
      const { id, code, creator, rui } = await pair();
      const said = async () => {
        await new Promise((resolve) => setTimeout(resolve, delay));
        return outcome(submit(rui, code, { budget: { max: 1 } }));
      };
      const off = collide(database, { table: "group_preferences", count: 1 }, () =>
        Promise.all([run(removeGroupMember, ports, creator, { trip_code: code, user_id: rui.userId }), said()]),
      );
      const [, word] = await off;
      expect(["ok", "not_found"]).toContain(word);
      expect(await database.prisma.groupPreferences.count({ where: { groupId: id } })).toBe(0);
    }
  });
});
