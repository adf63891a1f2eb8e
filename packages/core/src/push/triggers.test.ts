import { describe, expect, it } from "vitest";
import { addTripMember, createPerson, now, run, setUp } from "../../test/context.ts";
import { createGroupOf, submitPreferences } from "../../test/group-answers.ts";
import { createKey, saveDevice, withFakePush } from "../../test/push.ts";
import { addActivity } from "../activities/add-activity.ts";
import { runAlignment } from "../alignment/run-alignment.ts";
import { sendReminders } from "../alignment/send-reminders.ts";
import { readmitGroupMember } from "../groups/readmit-group-member.ts";
import { removeGroupMember } from "../groups/remove-group-member.ts";
import type { Actor, Person } from "../kernel/actor.ts";
import { acceptInvitation } from "../members/accept-invitation.ts";
import { changeRole } from "../members/change-role.ts";
import { createInvitation } from "../members/create-invitation.ts";
import { removeMember } from "../members/remove-member.ts";
import { approveProposal } from "../proposals/approve-proposal.ts";
import { decideProposals } from "../proposals/decide-proposals.ts";
import { rejectProposal } from "../proposals/reject-proposal.ts";
import { createTrip } from "../trips/create-trip.ts";
import { updateTrip } from "../trips/update-trip.ts";

const { database } = await setUp();
const seconds = (count: number) => new Date(now.getTime() + count * 1000);
/** When a proposal of now is pushed, because no other has followed it. */
const later = seconds(45);
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const lisbon = { destination: "Lisbon", start_date: "2027-05-03", end_date: "2027-05-04", skip_ai_generation: true };

/** A trip of Ana's with an editor and a viewer, each with a device. */
async function trip() {
  const outside = withFakePush(database);
  const { ports } = outside;
  const ana = await createPerson(database, "Ana");
  const { trip } = await run(createTrip, ports, ana, lisbon);
  const [ben, cleo] = [
    await addTripMember(database, trip.id, "editor", "Ben"),
    await addTripMember(database, trip.id, "viewer", "Cleo"),
  ];
  const on = {
    ana: await saveDevice(ports, ana),
    ben: await saveDevice(ports, ben),
    cleo: await saveDevice(ports, cleo),
  };
  outside.jobs.splice(0);
  const propose = (who: Actor, title = "Tram ride", at = now) =>
    run(addActivity, ports, who, { trip_id: trip.id, title, propose: true }, { now: at }) as unknown as Promise<{
      proposal_id: string;
    }>;
  return { ...outside, trip, ana, ben, cleo, on, propose };
}

describe("a proposal", () => {
  it("is sent to the owner and the editors, not to its author", async () => {
    const { on, ben, propose, work, pushed, trip: it } = await trip();
    const { proposal_id } = await propose(ben);
    expect(await work(later)).toEqual([on.ana]);
    expect(pushed[0]).toEqual({
      endpoint: on.ana,
      payload: {
        kind: "proposal",
        title: it.title,
        body: expect.stringMatching(/^Ben proposes: .*Tram ride/),
        url: `/trips/${it.id}?proposals=1`,
        tag: `proposals:${it.id}:${ben.userId}`,
        trip_id: it.id,
        proposal_id,
      },
      options: { topic: expect.stringMatching(/^[\w-]{32}$/), ttlSeconds: 86_400, urgency: "normal" },
    });
  });

  it("of a viewer is sent to everybody who can decide", async () => {
    const { on, cleo, propose, work } = await trip();
    await propose(cleo);
    expect((await work(later)).sort()).toEqual([on.ana, on.ben].sort());
  });

  it("is sent with those that follow it, once, after the last", async () => {
    const { on, ben, propose, tell, deliver, noticesAdded, deliveries, jobs, pushed } = await trip();
    for (let number = 1; number <= 20; number++) await propose(ben, `Idea ${number}`, seconds(number));
    for (const notice of noticesAdded()) await tell(notice, seconds(21));
    expect(deliveries().map((it) => it.options.after)).toEqual([seconds(20 + 45)]);
    for (const { data } of deliveries()) await deliver(data, seconds(20 + 45));
    expect(pushed.map((it) => [it.endpoint, it.payload.body])).toEqual([
      [on.ana, expect.stringMatching(/^Ben proposes 20 changes: Add "Idea 1" to Day 1.*, and 19 more$/)],
    ]);
    jobs.splice(0);
  });

  it("is sent ten times an hour for each author, also when proposals are withdrawn", async () => {
    const { on, ben, cleo, propose, work, ports, trip: it } = await trip();
    for (let number = 1; number <= 10; number++) {
      const { proposal_id } = await propose(cleo, `Idea ${number}`, seconds(number * 60));
      expect(await work(seconds(number * 60 + 45))).toHaveLength(2);
      await run(rejectProposal, ports, cleo, { trip_id: it.id, proposal_id }, { now: seconds(number * 60 + 46) });
    }
    await propose(cleo, "One more", seconds(11 * 60));
    expect(await work(seconds(11 * 60 + 45))).toEqual([]);
    await propose(ben, "Tram ride", seconds(11 * 60));
    expect(await work(seconds(11 * 60 + 45))).toEqual([on.ana]);
  });

  it("of an agent is sent to its person too, but not to the agent's device", async () => {
    const { on, ana, propose, work, ports, pushed } = await trip();
    const scout = await createKey(database, ana, ["trips:read", "trips:write"], { mode: "propose" });
    await saveDevice(ports, scout);
    await propose(scout);
    expect((await work(later)).sort()).toEqual([on.ana, on.ben].sort());
    expect(pushed[0]?.payload.body).toMatch(/^Scout, for Ana, proposes: /);
  });

  it("names whoever proposed and decided by their address when they have given no name", async () => {
    const { ana, ben, on, pushed, propose, work, ports, trip: it } = await trip();
    await database.prisma.user.updateMany({ where: { id: { in: [ana.userId, ben.userId] } }, data: { name: null } });
    const { proposal_id } = await propose(ben);
    expect(await work(later)).toEqual([on.ana]);
    expect(pushed[0]?.payload.body).toContain(`${ben.userId} proposes: `);
    await run(approveProposal, ports, ana, { trip_id: it.id, proposal_id });
    await work();
    expect(pushed[1]?.payload.body).toContain(`${ana.userId} approved your proposal: `);
  });

  it("that was decided meanwhile, or is a repeat, is not sent: its author hears the decision", async () => {
    const { ana, ben, on, pushed, work, ports, noticesAdded, trip: it } = await trip();
    for (const _ of [1, 2]) await run(updateTrip, ports, ben, { trip_id: it.id, title: "Week off", propose: true });
    expect(noticesAdded()).toEqual([{ kind: "proposal", tripId: it.id, proposalId: expect.any(String) }]);
    const [{ id: proposal_id } = { id: "" }] = await database.prisma.proposal.findMany({ where: { tripId: it.id } });
    await run(approveProposal, ports, ana, { trip_id: it.id, proposal_id });
    // Only its author hears what became of it.
    expect(await work()).toEqual([on.ben]);
    expect(pushed.map((push) => push.payload.kind)).toEqual(["decision"]);
  });

  it("of twenty decided at once is one message to its author", async () => {
    const { ana, ben, on, propose, work, ports, pushed, jobs, trip: it } = await trip();
    const proposal_ids: string[] = [];
    for (let number = 1; number <= 20; number++) proposal_ids.push((await propose(ben, `Idea ${number}`)).proposal_id);
    jobs.splice(0);
    await run(decideProposals, ports, ana, { trip_id: it.id, decision: "approve", proposal_ids });
    expect(await work()).toEqual([on.ben]);
    expect(pushed[0]?.payload.body).toMatch(
      /^Ana approved 20 of your proposals: Add "Idea 1" to Day 1.*, and 19 more$/,
    );
  });

  it("is sent as one line of fixed words", async () => {
    const { ben, propose, work, pushed } = await trip();
    await propose(ben, `Tram\u202e ${"very ".repeat(40)}long`);
    await work(later);
    const body = String(pushed[0]?.payload.body);
    expect(body).toContain("Tram very very");
    expect(body).not.toMatch(/[\n\u202e]/);
    expect(body.length).toBeLessThanOrEqual(300);
  });
});

/** A group of Ana's with two others who joined, each with a device. */
async function friends() {
  const outside = withFakePush(database);
  const { ports } = outside;
  const ana = await createPerson(database, "Ana");
  const made = await createGroupOf({ database, ports, creator: ana }, ["Ben", "Cleo"], { title: "Six in May" });
  const [ben, cleo] = made.others as [Person, Person];
  await submitPreferences(ports, ana, made.code, {
    destination: { top_choices: ["Lisbon"] },
    budget: { max: 43_218_765 },
  });
  const on = {
    ana: await saveDevice(ports, ana),
    ben: await saveDevice(ports, ben),
    cleo: await saveDevice(ports, cleo),
  };
  outside.jobs.splice(0);
  return { ...outside, ...made, ana, ben, cleo, on };
}

describe("an alignment round", () => {
  it("that was run is sent to the other members, without amounts", async () => {
    const { ports, ana, on, code, id, work, pushed } = await friends();
    await run(runAlignment, ports, ana, { trip_code: code });
    expect((await work()).sort()).toEqual([on.ben, on.cleo].sort());
    expect(pushed[0]?.payload).toEqual({
      kind: "round",
      title: "Six in May",
      body: expect.stringMatching(/^Round 1 .*Lisbon/),
      url: `/groups/${code}`,
      tag: `round:${id}:1`,
      trip_code: code,
      group_trip_id: id,
    });
    expect(JSON.stringify(pushed)).not.toContain("43218765");
  });

  it("that ends soon is sent once to those who have not answered, with or without a mail server", async () => {
    const { ports, ana, ben, on, code, work, pushed } = await friends();
    await run(runAlignment, ports, ana, { trip_code: code });
    await work();
    await submitPreferences(ports, ben, code, {}, hours(1));
    const mailer = { ...ports.mailer, configured: false };
    const remind = () =>
      sendReminders({ ...ports, mailer }, hours(40), (error) => {
        throw error;
      });
    await remind();
    await remind();
    const heard = (await work(hours(40))).filter((it) => Object.values(on).includes(it));
    expect(heard.sort()).toEqual([on.ana, on.cleo].sort());
    expect(pushed.at(-1)).toMatchObject({
      payload: { body: "Round 1 closes in 8 hours, and your answer is still missing." },
      options: { ttlSeconds: 8 * 3600 },
    });
  });

  it("that was followed by another or was answered is not sent", async () => {
    const { ports, ana, cleo, code, id, tell, deliveries, deliver, pushed } = await friends();
    await run(runAlignment, ports, ana, { trip_code: code });
    const closing = { kind: "round", groupId: id, roundNumber: 1, moment: "closing" } as const;
    await tell(closing, hours(40));
    await submitPreferences(ports, cleo, code, {}, hours(41));
    const queued = deliveries();
    expect(queued).toHaveLength(3);
    await run(runAlignment, ports, ana, { trip_code: code }, { now: hours(42) });
    for (const { data } of queued) await deliver(data, hours(42));
    await tell({ ...closing, moment: "ended" }, hours(42));
    expect([deliveries().length, pushed]).toEqual([3, []]);
  });
});

describe("a shared trip", () => {
  it("that a group planned is sent to its other members", async () => {
    const { ports, ana, on, code, work, pushed } = await friends();
    await run(runAlignment, ports, ana, { trip_code: code });
    await work();
    const { trip } = await run(createTrip, ports, ana, { ...lisbon, groupTripCode: code });
    expect((await work()).sort()).toEqual([on.ben, on.cleo].sort());
    expect(pushed.at(-1)?.payload).toMatchObject({
      kind: "shared",
      body: "Shared with you, 3–4 May 2027. You can change the plan.",
      url: `/trips/${trip.id}`,
      tag: `shared:${trip.id}`,
      trip_id: trip.id,
    });
  });

  it("is sent to a readmitted member, and not to one who left meanwhile", async () => {
    const { ports, ana, ben, cleo, on, code, work, noticesAdded } = await friends();
    const { trip } = await run(createTrip, ports, ana, { ...lisbon, groupTripCode: code });
    await run(removeMember, ports, cleo, { trip_id: trip.id, user_id: cleo.userId });
    expect(await work()).toEqual([on.ben]);
    await run(removeGroupMember, ports, ana, { trip_code: code, user_id: ben.userId });
    await run(readmitGroupMember, ports, ana, { trip_code: code, user_id: ben.userId });
    expect(noticesAdded()).toEqual([{ kind: "shared", tripId: trip.id, userId: ben.userId }]);
    expect(await work()).toEqual([on.ben]);
  });

  it("is sent to a member whose role the owner changed, and never to the person who acted", async () => {
    const { ports, ana, cleo, on, work, pushed, noticesAdded, trip: it } = await trip();
    const change = (role: "editor" | "viewer") =>
      run(changeRole, ports, ana, { trip_id: it.id, user_id: cleo.userId, role });
    await change("viewer");
    expect(noticesAdded()).toEqual([]);
    await change("editor");
    expect(await work()).toEqual([on.cleo]);
    expect(pushed[0]?.payload.body).toContain("You can change the plan.");
    const { url } = await run(createInvitation, ports, ana, { trip_id: it.id, role: "viewer" });
    await run(acceptInvitation, ports, await createPerson(database, "Eve"), { token: url.split("/").at(-1) as string });
    expect(noticesAdded()).toEqual([]);
  });
});
