import { verbatim } from "@caravan/domain/words/sentence";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { createPerson, now, run, setUp } from "../../test/context.ts";
import { addActivity } from "../activities/add-activity.ts";
import { deleteActivity } from "../activities/delete-activity.ts";
import { updateActivity } from "../activities/update-activity.ts";
import { getEditLog } from "../edit-log/get-edit-log.ts";
import { acceptInvitation } from "../members/accept-invitation.ts";
import { createInvitation } from "../members/create-invitation.ts";
import { createTrip } from "../trips/create-trip.ts";
import { getTrip } from "../trips/get-trip.ts";
import { regenerateItinerary } from "../trips/regenerate-itinerary.ts";
import { revertEdit } from "../trips/revert-edit.ts";
import { tripForChange } from "./access.ts";
import type { Agent, Person } from "./actor.ts";
import { command } from "./define.ts";
import { changeTrip } from "./history.ts";

const { database, outside, ana: owner } = await setUp();

const shortTrip = { destination: "Lisbon", start_date: "2027-05-03", end_date: "2027-05-04" };
async function newTrip(more: { skip_ai_generation?: boolean } = { skip_ai_generation: true }) {
  return (await run(createTrip, outside.ports, owner, { ...shortTrip, ...more })).trip;
}
const readTrip = async (trip_id: string) => (await run(getTrip, outside.ports, owner, { trip_id })).trip;

async function join(tripId: string, role: "editor" | "viewer"): Promise<Person> {
  const guest = await createPerson(database, "Rui");
  const { url } = await run(createInvitation, outside.ports, owner, { trip_id: tripId, role });
  await run(acceptInvitation, outside.ports, guest, { token: url.split("/").at(-1) as string });
  return guest;
}

describe("execute", () => {
  it("rolls back a command that changed a trip without an edit-log entry", async () => {
    const trip = await newTrip();
    const silent = command({
      name: "silent_rename",
      description: "Changes a trip behind the back of its history.",
      audience: "trips:write",
      approval: "refused",
      logged: true,
      input: z.object({}),
      output: z.object({}),
      async run(ctx) {
        await ctx.sql.unchecked("silent", "update trips set title = 'silent' where id = $1", [trip.id]);
        return {};
      },
    });
    await expect(run(silent, outside.ports, owner, {})).rejects.toThrow("without a row in its edit log");
    expect((await readTrip(trip.id)).title).toBe("Trip to Lisbon");
  });

  it("announces to a room after commit, and not after a rollback", async () => {
    const trip = await newTrip();
    outside.announced.length = 0;
    const failing = command({
      name: "failing",
      description: "Changes a trip and then fails.",
      audience: "trips:write",
      approval: "refused",
      logged: true,
      input: z.object({}),
      output: z.object({}),
      async run(ctx) {
        const opened = await tripForChange(ctx, trip.id, "editor", undefined);
        const patch = [
          { op: "trip.set" as const, before: { title: opened.document.title }, after: { title: "never" } },
        ];
        await changeTrip(ctx, opened, { action: "failing", summary: verbatim("Never"), patch });
        throw new Error("the machine room is on fire");
      },
    });
    await expect(run(failing, outside.ports, owner, {})).rejects.toThrow("on fire");
    expect(outside.announced).toEqual([]);
    await run(addActivity, outside.ports, owner, { trip_id: trip.id, title: "Castle" });
    expect(outside.announced).toEqual([`trip:${trip.id}`]);
    expect(await readTrip(trip.id)).toMatchObject({ title: "Trip to Lisbon", revision: 2 });
  });

  it("does not plan for somebody who may not change the trip", async () => {
    const trip = await newTrip();
    const viewer = await join(trip.id, "viewer");
    outside.plans.length = 0;
    const asViewer = run(regenerateItinerary, outside.ports, viewer, { trip_id: trip.id });
    await expect(asViewer).rejects.toMatchObject({ kind: "forbidden" });
    const stranger = await createPerson(database, "Eve");
    await expect(run(regenerateItinerary, outside.ports, stranger, { trip_id: trip.id })).rejects.toMatchObject({
      kind: "missing",
    });
    expect(outside.plans).toEqual([]);
  });

  it("writes nothing when the caller disconnects during planning", async () => {
    const controller = new AbortController();
    const ports = {
      ...outside.ports,
      planner: {
        plan: (...args: Parameters<typeof outside.ports.planner.plan>) => {
          controller.abort(new Error("the caller hung up"));
          return outside.ports.planner.plan(...args);
        },
      },
    };
    const traveller = await createPerson(database, "Mia");
    await expect(run(createTrip, ports, traveller, shortTrip, { signal: controller.signal })).rejects.toThrow(
      "hung up",
    );
    expect(await database.prisma.trip.count({ where: { ownerId: traveller.userId } })).toBe(0);
  });

  it("limits a key to its trips", async () => {
    const [mine, other] = [await newTrip(), await newTrip()];
    const agent: Agent = {
      kind: "agent",
      userId: owner.userId,
      name: owner.name,
      agentName: "Assistant",
      keyId: crypto.randomUUID(),
      scopes: ["trips:read"],
      mode: "apply",
      tripIds: [mine.id],
    };
    expect((await run(getTrip, outside.ports, agent, { trip_id: mine.id })).trip.id).toBe(mine.id);
    await expect(run(getTrip, outside.ports, agent, { trip_id: other.id })).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(run(addActivity, outside.ports, agent, { trip_id: mine.id, title: "X" })).rejects.toMatchObject({
      code: "insufficient_scope",
    });
  });
});

describe("regenerate_itinerary", () => {
  it("keeps what was pinned before or during planning, and the day notes", async () => {
    const trip = await newTrip({ skip_ai_generation: false });
    const [first] = trip.itinerary[0]?.activities ?? [];
    if (!first) throw new Error("the plan has an activity on day 1");
    const ports = {
      ...outside.ports,
      planner: {
        plan: async (...args: Parameters<typeof outside.ports.planner.plan>) => {
          // An activity is pinned while the planner works on the former trip.
          await run(updateActivity, outside.ports, owner, { trip_id: trip.id, activity_id: first.id, pinned: true });
          return outside.ports.planner.plan(...args);
        },
      },
    };
    const { trip: next } = await run(regenerateItinerary, ports, owner, { trip_id: trip.id });
    const all = next.itinerary.flatMap((day) => day.activities);
    expect(all.filter((it) => it.id === first.id)).toMatchObject([{ pinned: true, title: first.title }]);
  });
});

describe("revert_edit", () => {
  it("reverts a change exactly, and can be reverted itself", async () => {
    const trip = await newTrip({ skip_ai_generation: false });
    const before = await readTrip(trip.id);
    const target = before.itinerary[1]?.activities[1];
    if (!target) throw new Error("the plan has activities on day 2");
    const removed = await run(deleteActivity, outside.ports, owner, { trip_id: trip.id, activity_id: target.id });
    const back = await run(revertEdit, outside.ports, owner, { trip_id: trip.id, edit_id: removed.edit_id });
    expect(back.trip.itinerary).toEqual(before.itinerary);
    const again = await run(revertEdit, outside.ports, owner, { trip_id: trip.id, edit_id: back.edit_id as string });
    expect(again.trip.itinerary[1]?.activities.some((it) => it.id === target.id)).toBe(false);
    const twice = run(revertEdit, outside.ports, owner, { trip_id: trip.id, edit_id: removed.edit_id });
    await expect(twice).rejects.toMatchObject({ code: "already_reverted" });
  });

  it("refuses when somebody built on the change, and names who", async () => {
    const trip = await newTrip();
    const added = await run(addActivity, outside.ports, owner, { trip_id: trip.id, title: "Castle" });
    const editor = await join(trip.id, "editor");
    await run(updateActivity, outside.ports, editor, {
      trip_id: trip.id,
      activity_id: added.activity.id,
      title: "Castle, early",
    });
    const revert = run(revertEdit, outside.ports, owner, { trip_id: trip.id, edit_id: added.edit_id });
    await expect(revert).rejects.toMatchObject({
      code: "revert_conflict",
      details: [{ author: "Rui", message: { text: 'Changed "Castle"' } }],
    });
    expect((await readTrip(trip.id)).itinerary[0]?.activities[0]?.title).toBe("Castle, early");
  });
});

describe("get_edit_log", () => {
  it("lists the newest first, in pages without gaps or repeats", async () => {
    const trip = await newTrip();
    for (const title of ["A", "B", "C", "D"]) await run(addActivity, outside.ports, owner, { trip_id: trip.id, title });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await run(getEditLog, outside.ports, owner, {
        trip_id: trip.id,
        limit: 2,
        ...(cursor ? { cursor } : {}),
      });
      seen.push(...page.entries.map((it) => it.summary));
      cursor = page.next_cursor ?? undefined;
    } while (cursor);
    const added = ["D", "C", "B", "A"].map((title) => `Added "${title}" on Mon 3 May`);
    expect(seen).toEqual([...added, "Created the trip to Lisbon"]);
  });
});

describe("create_trip", () => {
  it.each([
    ["UTC", "2026-11-20", false],
    ["Pacific/Kiritimati", "2026-11-21", false],
    ["Pacific/Kiritimati", "2026-11-22", true],
    ["Pacific/Pago_Pago", "2026-11-21", true],
  ])("checks for dates in the past in the zone %s: %s", async (timezone, start_date, accepted) => {
    const input = { ...shortTrip, start_date, end_date: "2026-11-25", timezone, skip_ai_generation: true };
    const made = run(createTrip, outside.ports, owner, input, { now });
    if (accepted) await expect(made).resolves.toBeDefined();
    else
      await expect(made).rejects.toMatchObject({
        code: "validation_failed",
        // The message says what to send instead, depending on the date there.
        details: [
          { path: "start_date", message: expect.stringMatching(/today is (2026-11-2\d) in .+ under way send \1/) },
        ],
      });
  });
});
