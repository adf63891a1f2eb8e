import { describe, expect, it } from "vitest";
import { addTripMember, createPerson, run, setUp } from "../../test/context.ts";
import { agentOf, outcome } from "../../test/group.ts";
import { addActivity } from "../activities/add-activity.ts";
import { createKey } from "../agents/create-key.ts";
import { revertKeyEdits } from "../agents/revert-key-edits.ts";
import type { Person } from "../kernel/actor.ts";
import { removeMember } from "../members/remove-member.ts";
import { createTrip } from "../trips/create-trip.ts";
import { createChecklist } from "./create-checklist.ts";
import { deleteChecklist } from "./delete-checklist.ts";
import { listChecklists } from "./list-checklists.ts";
import { updateChecklist } from "./update-checklist.ts";

const { database, outside, ana } = await setUp();
const { ports } = outside;

async function newTrip(more: object = {}): Promise<string> {
  const dates = { start_date: "2030-01-03", end_date: "2030-01-08", skip_ai_generation: true };
  return (await run(createTrip, ports, ana, { destination: "Oslo", ...dates, ...more })).trip.id;
}
const listsOf = async (person: Person, trip_id: string) =>
  (await run(listChecklists, ports, person, { trip_id })).checklists;
const make = async (person: Person, trip_id: string, more: object = {}) =>
  (await run(createChecklist, ports, person, { trip_id, kind: "todo", ...more })).checklist;
const change = async (person: Person, checklist_id: string, more: object) =>
  (await run(updateChecklist, ports, person, { checklist_id, ...more })).checklist;

describe("a checklist", () => {
  it("begins with the usual things for the season, the length and what is planned", async () => {
    const trip_id = await newTrip();
    await run(addActivity, ports, ana, { trip_id, title: "Floating sauna" });
    const { items, title, shared } = await make(ana, trip_id, { kind: "packing", suggested: true });
    expect([title, shared]).toEqual(["Packing list", false]);
    const texts = items.map((it) => it.text);
    expect(texts).toEqual(expect.arrayContaining(["A warm coat", "6 tops", "Swimwear"]));
    expect(texts).not.toContain("Shorts or a light dress");
    const warm = await newTrip({ destination: "Lisbon", start_date: "2030-07-03", end_date: "2030-07-05" });
    const summer = (await make(ana, warm, { kind: "packing", suggested: true })).items.map((it) => it.text);
    expect(summer).toContain("Sun hat, sunglasses and sunscreen");
    expect(summer).not.toContain("A warm coat");
  });

  it("of what to do names what sells out", async () => {
    const trip_id = await newTrip({ destination: "Paris" });
    await run(addActivity, ports, ana, { trip_id, title: "Eiffel Tower" });
    const { items } = await make(ana, trip_id, { suggested: true });
    expect(items[0]?.text).toMatch(/^Book Eiffel Tower, \d+ days ahead$/);
  });

  it("of everybody is ticked by every member, and changed by editors", async () => {
    const trip_id = await newTrip();
    const rui = await addTripMember(database, trip_id, "viewer", "Rui");
    const list = await make(ana, trip_id, { shared: true, items: [{ text: "Coffee" }, { text: "Cards" }] });
    const [coffee] = list.items.map((it) => it.id) as [string];
    await change(rui, list.id, { done: [coffee] });
    // A second tick keeps who was first.
    await change(ana, list.id, { done: [coffee] });
    expect((await listsOf(ana, trip_id))[0]?.items).toMatchObject([
      { text: "Coffee", done: true, done_by: "Rui" },
      { text: "Cards", done: false, done_by: null },
    ]);
    expect(await outcome(change(rui, list.id, { add: [{ text: "Tea" }] }))).toBe("forbidden");
    expect(await outcome(change(rui, list.id, { remove: [coffee] }))).toBe("forbidden");
    expect(await outcome(make(rui, trip_id, { shared: true }))).toBe("forbidden");
    expect(await outcome(run(deleteChecklist, ports, rui, { checklist_id: list.id }))).toBe("forbidden");
    await change(ana, list.id, {
      title: "Kitchen",
      add: [{ text: "Tea", section: "Drinks" }],
      remove: [coffee],
      not_done: [coffee],
    });
    expect(await listsOf(rui, trip_id)).toMatchObject([
      { title: "Kitchen", items: [{ text: "Cards" }, { text: "Tea", section: "Drinks" }] },
    ]);
    const events = await database.prisma.roomEvent.count({
      where: { room: `trip:${trip_id}`, type: "checklists.changed" },
    });
    expect(events).toBe(4);
  });

  it("of one person is seen by nobody else, and the room says nothing of it", async () => {
    const trip_id = await newTrip();
    const rui = await addTripMember(database, trip_id, "viewer");
    const own = await make(rui, trip_id, { items: [{ text: "Present for Ana" }] });
    expect(await listsOf(ana, trip_id)).toEqual([]);
    expect(await outcome(change(ana, own.id, { done: [own.items[0]?.id] }))).toBe("not_found");
    expect(await outcome(run(deleteChecklist, ports, ana, { checklist_id: own.id }))).toBe("not_found");
    expect(
      await database.prisma.roomEvent.count({ where: { room: `trip:${trip_id}`, type: "checklists.changed" } }),
    ).toBe(0);
    await run(removeMember, ports, ana, { trip_id, user_id: rui.userId });
    expect(await outcome(change(rui, own.id, { title: "Mine" }))).toBe("not_found");
  });

  it("keeps to its bounds when two people change it at the same time, also while it is deleted", async () => {
    const trip_id = await newTrip();
    const rui = await addTripMember(database, trip_id, "editor");
    const many = Array.from({ length: 200 }, (_, index) => ({ text: `Thing ${index}` }));
    const list = await make(ana, trip_id, { shared: true });
    const adding = [ana, rui].map((who) => outcome(change(who, list.id, { add: many })));
    expect((await Promise.all(adding)).sort()).toEqual(["checklist_full", "ok"]);
    for (let round = 0; round < 5; round++) {
      const other = await make(ana, trip_id, { shared: true });
      const [, changed] = await Promise.all([
        run(deleteChecklist, ports, ana, { checklist_id: other.id }),
        outcome(change(rui, other.id, { add: [{ text: "Tea" }] })),
      ]);
      expect(["ok", "not_found"]).toContain(changed);
    }
  });

  it("is kept from strangers, and within its bounds", async () => {
    const trip_id = await newTrip();
    const eve = await createPerson(database, "Eve");
    expect(await outcome(listsOf(eve, trip_id))).toBe("not_found");
    expect(await outcome(make(eve, trip_id))).toBe("not_found");
    const many = Array.from({ length: 200 }, (_, index) => ({ text: `Thing ${index}` }));
    const list = await make(ana, trip_id, { items: many });
    expect(await outcome(change(ana, list.id, { add: many }))).toBe("checklist_full");
    for (let index = 1; index < 20; index++) await make(ana, trip_id);
    expect(await outcome(make(ana, trip_id))).toBe("too_many_checklists");
  });

  it("of an agent is taken back with its key", async () => {
    const trip_id = await newTrip();
    const { key } = await run(createKey, ports, ana, { agent_name: "Planner", scopes: ["trips:read", "trips:write"] });
    const agent = agentOf(ana, { agentName: "Planner", keyId: key.id, scopes: key.scopes });
    const list = await make(ana, trip_id, { shared: true, items: [{ text: "Coffee" }] });
    await run(updateChecklist, ports, agent, {
      checklist_id: list.id,
      done: [list.items[0]?.id as string],
      add: [{ text: "Tea" }],
    });
    await run(createChecklist, ports, agent, { trip_id, kind: "packing", suggested: true });
    const other = await newTrip();
    await run(createChecklist, ports, agent, { trip_id: other, kind: "todo", shared: true });
    const alone = await newTrip();
    await run(createChecklist, ports, agent, { trip_id: alone, kind: "todo" });
    const events = () =>
      Promise.all(
        [trip_id, other, alone].map((id) =>
          database.prisma.roomEvent.count({ where: { room: `trip:${id}`, type: "checklists.changed" } }),
        ),
      );
    const [before, beforeOther] = await events();
    await run(revertKeyEdits, ports, ana, { key_id: key.id });
    expect(await listsOf(ana, trip_id)).toMatchObject([{ id: list.id, items: [{ text: "Coffee", done: false }] }]);
    expect(await events()).toEqual([Number(before) + 1, Number(beforeOther) + 1, 0]);
  });
});
