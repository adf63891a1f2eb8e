import { describe, expect, it } from "vitest";
import { addTripMember, createPerson, now, run, setUp } from "../../test/context.ts";
import { createKey } from "../../test/push.ts";
import { withFakeWebhooks } from "../../test/webhooks.ts";
import { addActivity } from "../activities/add-activity.ts";
import { addComment } from "../comments/add-comment.ts";
import { updateComment } from "../comments/update-comment.ts";
import type { Actor, Agent } from "../kernel/actor.ts";
import { removeMember } from "../members/remove-member.ts";
import { approveProposal } from "../proposals/approve-proposal.ts";
import { rejectProposal } from "../proposals/reject-proposal.ts";
import type { ProposedWire } from "../proposals/wire.ts";
import { createShare } from "../sharing/create-share.ts";
import { createTrip } from "../trips/create-trip.ts";
import { deleteTrip } from "../trips/delete-trip.ts";
import { updateTrip } from "../trips/update-trip.ts";

const { database } = await setUp();
const reads = ["trips:read", "trips:write"] as const;

/** Somebody's trip, and a key of theirs with a webhook. */
async function listening(more: Parameters<typeof createKey>[3] = {}, scopes: Agent["scopes"] = reads) {
  const outside = withFakeWebhooks(database);
  const ana = await createPerson(database, "Ana");
  const dates = { start_date: "2027-05-03", end_date: "2027-05-04" };
  const made = { destination: "Lisbon", ...dates, skip_ai_generation: true };
  const { trip } = await run(createTrip, outside.ports, ana, made);
  const tripIds = more.tripIds?.map((id) => (id === "this" ? trip.id : id)) ?? [];
  const key = await createKey(database, ana, scopes, { ...more, tripIds });
  if (scopes.includes("trips:read")) await outside.set(key);
  const rename = (by: Actor, title: string) => run(updateTrip, outside.ports, by, { trip_id: trip.id, title });
  const propose = async (by: Actor, title: string) =>
    (await run(addActivity, outside.ports, by, { trip_id: trip.id, title, propose: true })) as unknown as ProposedWire;
  return { ...outside, ana, trip, key, rename, propose };
}

const types = (messages: readonly { type: string }[]) => messages.map((it) => it.type);

describe("a change of a plan", () => {
  it("is told with its revision once for several changes in a row, and again after it was sent", async () => {
    const { ana, trip, rename, work, queued } = await listening();
    await rename(ana, "One");
    const { trip: second } = await rename(ana, "Two");
    expect(queued()).toHaveLength(1);
    expect(queued()[0]?.options.after).toEqual(new Date(now.getTime() + 2000));
    const data = { trip_id: trip.id, revision: second.revision };
    expect(await work()).toEqual([{ type: "trip.changed", timestamp: now.toISOString(), data }]);
    await rename(ana, "Three");
    expect(await work()).toMatchObject([{ data: { revision: second.revision + 1 } }]);
  });

  it("by the key itself is not told to it, and by another key of the person is", async () => {
    const { ana, key, rename, work } = await listening();
    await rename(key, "Mine");
    expect(await work()).toEqual([]);
    await rename(await createKey(database, ana, reads), "Other");
    expect(types(await work())).toEqual(["trip.changed"]);
  });

  it("keeps its revision in further attempts", async () => {
    const { ana, rename, work, state, posted } = await listening();
    state.answer = { outcome: "answered", status: 500, afterSeconds: null };
    await rename(ana, "One");
    await work();
    await rename(ana, "Two");
    await work();
    const revisions = posted.map((it) => JSON.parse(it.body).data.revision);
    expect(revisions).toEqual([revisions[0], revisions[0], revisions[0] + 1]);
    expect(posted[0]?.headers["webhook-id"]).toBe(posted[1]?.headers["webhook-id"]);
  });
});

describe("a proposal of the key", () => {
  it.each<[string, object, string, boolean]>([
    ["approved", {}, "approved", false],
    ["approved with words", { reply: "Thanks" }, "approved", true],
  ])("%s: its outcome is told", async (_, more, outcome, has_reply) => {
    const { ana, trip, key, propose, ports, work } = await listening();
    const { proposal_id } = await propose(key, "Fado");
    const { edit_id } = await run(approveProposal, ports, ana, { trip_id: trip.id, proposal_id, ...more });
    const messages = await work();
    expect(types(messages).sort()).toEqual(["proposal.decided", "trip.changed"]);
    expect(messages.find((it) => it.type === "proposal.decided")?.data).toEqual({
      ...{ trip_id: trip.id, proposal_id, edit_id, outcome, has_reply },
    });
  });

  it("approved with changes, or in part", async () => {
    const { ana, trip, key, propose, ports, work } = await listening();
    const { proposal } = await propose(key, "Fado");
    const [added] = proposal.patch ?? [];
    const activity_id = (added as { activity: { id: string } }).activity.id;
    const amend = [{ activity_id, after: { start_time: "21:00" } }];
    await run(approveProposal, ports, ana, { trip_id: trip.id, proposal_id: proposal.id, amend });
    const change = { trip_id: trip.id, title: "Better", notes: "By the sea", propose: true };
    const two = ((await run(updateTrip, ports, key, change)) as unknown as ProposedWire).proposal;
    const changes = two.changes.slice(0, 1).map((it) => it.id);
    await run(approveProposal, ports, ana, { trip_id: trip.id, proposal_id: two.id, changes });
    const decided = (await work()).filter((it) => it.type === "proposal.decided");
    expect(decided.map((it) => it.data.outcome)).toEqual(["approved_with_changes", "approved_in_part"]);
  });

  it("rejected and commented on, once each, without anybody's words", async () => {
    const { ana, trip, key, propose, ports, work, posted } = await listening();
    const { proposal_id } = await propose(key, "Fado");
    const text = "Rather on Friday";
    const { comment } = await run(addComment, ports, ana, { trip_id: trip.id, proposal_id, text });
    expect(await work()).toMatchObject([
      { type: "proposal.commented", data: { trip_id: trip.id, proposal_id, comment_id: comment.id } },
    ]);
    const later = new Date(now.getTime() + 1000);
    await run(updateComment, ports, ana, { comment_id: comment.id, text: "Rather on Saturday" }, { now: later });
    await run(addComment, ports, key, { trip_id: trip.id, proposal_id, text: "Of the key itself" });
    expect(await work()).toEqual([]);
    await run(rejectProposal, ports, ana, { trip_id: trip.id, proposal_id, reply: text });
    expect(await work()).toMatchObject([{ type: "proposal.decided", data: { outcome: "rejected", has_reply: true } }]);
    expect(JSON.stringify(posted)).not.toContain("Rather");
  });

  it("is not told to other keys, nor what the key decides itself", async () => {
    const { ana, trip, key, propose, ports, set, work } = await listening();
    await set(await createKey(database, ana, reads));
    const { proposal_id } = await propose(ana, "Fado");
    await run(rejectProposal, ports, ana, { trip_id: trip.id, proposal_id });
    const own = await propose(key, "Tram");
    await run(rejectProposal, ports, key, { trip_id: trip.id, proposal_id: own.proposal_id });
    expect(await work()).toEqual([]);
  });
});

describe("a trip", () => {
  it("that is shared by a link, gets or loses members, or is deleted", async () => {
    const { ana, trip, ports, work } = await listening();
    await run(createShare, ports, ana, { trip_id: trip.id });
    expect(await work()).toMatchObject([{ type: "trip.shared", data: { trip_id: trip.id } }]);
    const rui = await addTripMember(database, trip.id, "editor");
    await run(removeMember, ports, ana, { trip_id: trip.id, user_id: rui.userId });
    expect(types(await work())).toEqual(["trip.shared"]);
    await run(deleteTrip, ports, ana, { trip_id: trip.id });
    expect(await work()).toMatchObject([{ type: "trip.deleted", data: { trip_id: trip.id } }]);
  });

  it("of others is told to nobody else", async () => {
    const { ana, rename, work, queued } = await listening();
    const stranger = await listening();
    await rename(ana, "Mine");
    expect([queued().length, stranger.queued().length]).toEqual([1, 0]);
    const leaving = await addTripMember(database, stranger.trip.id, "editor");
    await stranger.set(await createKey(database, leaving, reads));
    await run(removeMember, stranger.ports, stranger.ana, { trip_id: stranger.trip.id, user_id: leaving.userId });
    // The owner's; who was removed hears no more.
    expect(types(await stranger.work())).toEqual(["trip.shared"]);
    expect(await work()).toHaveLength(1);
  });
});

describe("what a key may see", () => {
  it.each<[string, Parameters<typeof createKey>[3], boolean]>([
    ["limited to the trip", { tripIds: ["this"] }, true],
    ["limited to another trip", { tripIds: [crypto.randomUUID()] }, false],
  ])("decides: %s", async (_, more, hears) => {
    const { ana, rename, work } = await listening(more);
    await rename(ana, "Seen?");
    expect((await work()).length).toBe(hears ? 1 : 0);
  });

  it("is read again at the delivery: revoked, expired, narrowed, or its person has left", async () => {
    const changes = [
      { revokedAt: now },
      { expiresAt: now },
      { scopes: ["trips:write"] },
      { tripIds: [crypto.randomUUID()] },
    ];
    for (const data of changes) {
      const { ana, key, rename, work, posted } = await listening();
      await rename(ana, "Seen?");
      await database.prisma.apiKey.update({ where: { id: key.keyId }, data });
      expect(await work()).toEqual([]);
      expect(posted).toEqual([]);
      const [delivery] = await database.prisma.webhookDelivery.findMany({ where: { keyId: key.keyId } });
      expect(delivery).toMatchObject({ status: "withheld", attempts: 0 });
    }
    const { ana, trip, set, rename, work } = await listening();
    const rui = await addTripMember(database, trip.id, "editor");
    await set(await createKey(database, rui, reads));
    await rename(ana, "Seen?");
    await database.prisma.member.delete({ where: { tripId_userId: { tripId: trip.id, userId: rui.userId } } });
    expect(await work()).toHaveLength(1);
  });

  it("by its own choice is only some events", async () => {
    const { ana, key, set, rename, propose, ports, trip, work } = await listening();
    await set(key, { events: ["proposal.decided"] });
    await rename(ana, "Unheard");
    const { proposal_id } = await propose(key, "Fado");
    await run(rejectProposal, ports, ana, { trip_id: trip.id, proposal_id });
    expect(types(await work())).toEqual(["proposal.decided"]);
  });
});
