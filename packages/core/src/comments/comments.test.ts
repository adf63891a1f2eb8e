import { scopes } from "@caravan/domain/scopes";
import { describe, expect, it } from "vitest";
import { addTripMember, createPerson, now, run, setUp } from "../../test/context.ts";
import { agentOf, createGroup, outcome } from "../../test/group.ts";
import { addActivity } from "../activities/add-activity.ts";
import { deleteActivity } from "../activities/delete-activity.ts";
import { createKey } from "../agents/create-key.ts";
import { revertKeyEdits } from "../agents/revert-key-edits.ts";
import { submitGroupInspiration } from "../board/submit-group-inspiration.ts";
import { deleteAccount } from "../identity/delete-account.ts";
import type { Agent, Person } from "../kernel/actor.ts";
import { removeMember } from "../members/remove-member.ts";
import { createTrip } from "../trips/create-trip.ts";
import { addComment } from "./add-comment.ts";
import { addPlaceComment } from "./add-place-comment.ts";
import { deleteComment } from "./delete-comment.ts";
import { listComments } from "./list-comments.ts";
import { listPlaceComments } from "./list-place-comments.ts";
import { reactToComment } from "./react-to-comment.ts";
import { updateComment } from "./update-comment.ts";

const { database, outside, ana } = await setUp();
const { ports } = outside;

async function newTrip(): Promise<string> {
  const dates = { start_date: "2030-05-03", end_date: "2030-05-06", skip_ai_generation: true };
  return (await run(createTrip, ports, ana, { destination: "Lisbon", ...dates })).trip.id;
}

const say = async (person: Person | Agent, trip_id: string, text: string, about: object = {}) =>
  (await run(addComment, ports, person, { trip_id, text, ...about })).comment;
const heard = async (person: Person | Agent, trip_id: string, about: object = {}) =>
  (await run(listComments, ports, person, { trip_id, ...about })).comments;

const events = (room: string) => database.prisma.roomEvent.count({ where: { room, type: "comments.changed" } });

describe("comments on a trip", () => {
  it("shows what members say, newest first, with whom they mention", async () => {
    const trip_id = await newTrip();
    const rui = await addTripMember(database, trip_id, "viewer", "Rui Costa");
    await say(rui, trip_id, "Shall we, @Ana?");
    const answer = await say(ana, trip_id, "Yes, @Rui!");
    expect(answer).toMatchObject({
      about: { kind: "trip", id: null, title: null },
      author: { user_id: ana.userId, name: "Ana", agent_name: null },
      mentions: [{ user_id: rui.userId, name: "Rui Costa" }],
      own: true,
      edited_at: null,
    });
    const seen = await heard(rui, trip_id);
    expect(seen.map((it) => [it.text, it.own, it.can_delete])).toEqual([
      ["Yes, @Rui!", false, false],
      ["Shall we, @Ana?", true, true],
    ]);
    expect(await events(`trip:${trip_id}`)).toBe(2);
  });

  it("keeps them apart by stop, day and proposal, and counts them", async () => {
    const trip_id = await newTrip();
    const { activity } = (await run(addActivity, ports, ana, { trip_id, title: "Tram 28" })) as {
      activity: { id: string; itinerary_id: string };
    };
    const { proposal_id } = (await run(addActivity, ports, ana, {
      trip_id,
      title: "Fado",
      propose: true,
    })) as unknown as {
      proposal_id: string;
    };
    await say(ana, trip_id, "Go early", { activity_id: activity.id });
    await say(ana, trip_id, "A slow day", { day_id: activity.itinerary_id });
    await say(ana, trip_id, "Why not", { proposal_id });
    expect(await heard(ana, trip_id, { activity_id: activity.id })).toMatchObject([
      { text: "Go early", about: { kind: "activity", id: activity.id, title: "Tram 28" } },
    ]);
    expect(await heard(ana, trip_id, { day_id: activity.itinerary_id })).toMatchObject([
      { about: { kind: "day", title: "2030-05-03" } },
    ]);
    expect((await run(listComments, ports, ana, { trip_id, limit: 1 })).counts).toHaveLength(3);

    // A comment outlives its stop: undoing the deletion brings the stop back under the same id.
    await run(deleteActivity, ports, ana, { trip_id, activity_id: activity.id });
    expect(await heard(ana, trip_id, { activity_id: activity.id })).toMatchObject([{ about: { title: null } }]);

    const viewer = await addTripMember(database, trip_id, "viewer");
    expect((await heard(viewer, trip_id)).map((it) => it.text)).toEqual(["A slow day", "Go early"]);
    expect(await outcome(heard(viewer, trip_id, { proposal_id }))).toBe("forbidden");
    expect(await outcome(say(viewer, trip_id, "And I?", { proposal_id }))).toBe("forbidden");
  });

  it("reads a long discussion page by page", async () => {
    const trip_id = await newTrip();
    for (const text of ["one", "two", "three"]) await say(ana, trip_id, text);
    const first = await run(listComments, ports, ana, { trip_id, limit: 2 });
    expect(first).toMatchObject({ comments: [{ text: "three" }, { text: "two" }], has_more: true });
    const second = await run(listComments, ports, ana, { trip_id, limit: 2, cursor: first.next_cursor as string });
    expect(second).toMatchObject({ comments: [{ text: "one" }], has_more: false, next_cursor: null });
  });

  it("refuses strangers, and what is on another trip", async () => {
    const [trip_id, other] = [await newTrip(), await newTrip()];
    const { activity } = (await run(addActivity, ports, ana, { trip_id: other, title: "Elsewhere" })) as {
      activity: { id: string; itinerary_id: string };
    };
    const stranger = await createPerson(database, "Eve");
    expect(await outcome(say(stranger, trip_id, "Hello"))).toBe("not_found");
    expect(await outcome(heard(stranger, trip_id))).toBe("not_found");
    expect(await outcome(say(ana, trip_id, "Hello", { activity_id: activity.id }))).toBe("not_found");
    expect(await outcome(say(ana, trip_id, "Hello", { day_id: activity.itinerary_id }))).toBe("not_found");
    const { id: comment_id } = await say(ana, trip_id, "Ours");
    expect(await outcome(run(updateComment, ports, stranger, { comment_id, text: "Theirs" }))).toBe("not_found");
    expect(await outcome(run(reactToComment, ports, stranger, { comment_id, reaction: "👍" }))).toBe("not_found");
  });

  it("lets only the author change a comment, and the owner of the trip delete it", async () => {
    const trip_id = await newTrip();
    const [rui, eva] = [
      await addTripMember(database, trip_id, "editor"),
      await addTripMember(database, trip_id, "editor", "Eva"),
    ];
    const { id: comment_id } = await say(rui, trip_id, "Taxi?");
    expect(await outcome(run(updateComment, ports, ana, { comment_id, text: "Bus?" }))).toBe("forbidden");
    expect(await outcome(run(deleteComment, ports, eva, { comment_id }))).toBe("forbidden");
    const { comment } = await run(updateComment, ports, rui, { comment_id, text: "Tram, @Eva?" });
    expect(comment).toMatchObject({ text: "Tram, @Eva?", mentions: [{ name: "Eva" }], edited_at: now.toISOString() });
    await run(deleteComment, ports, ana, { comment_id });
    expect(await heard(ana, trip_id)).toEqual([]);
    expect(await outcome(run(deleteComment, ports, ana, { comment_id }))).toBe("not_found");
  });

  it("counts a reaction once for each person, and takes it away again", async () => {
    const trip_id = await newTrip();
    const rui = await addTripMember(database, trip_id, "viewer");
    const { id: comment_id } = await say(ana, trip_id, "Booked!");
    const react = (person: Person, present = true) =>
      run(reactToComment, ports, person, { comment_id, reaction: "🎉", present });
    for (const person of [ana, rui, rui]) await react(person);
    expect((await heard(ana, trip_id))[0]?.reactions).toMatchObject([
      { reaction: "🎉", people: [{ name: "Ana" }, { name: "Rui" }], own: true },
    ]);
    await react(rui, false);
    await react(ana, false);
    expect((await heard(ana, trip_id))[0]?.reactions).toEqual([]);
    // The comment, two reactions and their ends; the repeated one changed nothing.
    expect(await events(`trip:${trip_id}`)).toBe(5);
  });

  it("shows an agent as an agent, and takes back what its key said", async () => {
    const trip_id = await newTrip();
    const { key } = await run(createKey, ports, ana, { agent_name: "Planner", scopes: [...scopes] });
    const agent = agentOf(ana, { agentName: "Planner", keyId: key.id, scopes: key.scopes });
    const own = await say(ana, trip_id, "Mine");
    const theirs = await say(agent, trip_id, "I found a cheaper train.");
    expect(theirs.author).toEqual({ user_id: ana.userId, name: "Ana", agent_name: "Planner" });
    expect(await outcome(run(updateComment, ports, agent, { comment_id: own.id, text: "Not mine" }))).toBe("forbidden");
    expect(await outcome(run(deleteComment, ports, agent, { comment_id: own.id }))).toBe("forbidden");
    expect(await outcome(run(reactToComment, ports, agent, { comment_id: own.id, reaction: "👍" }))).toBe("forbidden");
    await run(revertKeyEdits, ports, ana, { key_id: key.id });
    expect((await heard(ana, trip_id)).map((it) => it.text)).toEqual(["Mine"]);
  });

  it("needs the scope of where the comment is", async () => {
    const { id: comment_id } = await say(ana, await newTrip(), "Here");
    const agent = agentOf(ana);
    expect(await outcome(run(updateComment, ports, agent, { comment_id, text: "There" }))).toBe("insufficient_scope");
    expect(await outcome(run(deleteComment, ports, agent, { comment_id }))).toBe("insufficient_scope");
  });

  it("keeps what a deleted account has said, by a former member", async () => {
    const trip_id = await newTrip();
    const rui = await addTripMember(database, trip_id, "editor");
    await say(rui, trip_id, "See you there");
    const session = { id: crypto.randomUUID(), authenticatedAt: now };
    await run(deleteAccount, ports, { ...rui, session }, { email: rui.email });
    expect((await heard(ana, trip_id)).map((it) => [it.text, it.author.name])).toEqual([
      ["See you there", "Former member"],
    ]);
  });

  it("ends with the membership", async () => {
    const trip_id = await newTrip();
    const rui = await addTripMember(database, trip_id, "editor");
    const { id: comment_id } = await say(rui, trip_id, "Bye");
    await run(removeMember, ports, ana, { trip_id, user_id: rui.userId });
    expect(await outcome(run(deleteComment, ports, rui, { comment_id }))).toBe("not_found");
    expect(await heard(ana, trip_id)).toMatchObject([{ text: "Bye" }]);
  });
});

describe("comments on a board", () => {
  it("are for its members, and its creator may delete them", async () => {
    const group = await createGroup({ database, ports }, ["Mia"]);
    const [mia] = group.members as [Person];
    const place = { name: "Time Out Market" };
    const { candidates } = await run(submitGroupInspiration, ports, mia, { trip_code: group.code, place });
    const on = { trip_code: group.code, candidate_id: candidates[0]?.id as string };
    const { comment } = await run(addPlaceComment, ports, mia, { ...on, text: "@Cleo, too crowded?" });
    expect(comment).toMatchObject({ about: { kind: "place", title: "Time Out Market" }, mentions: [{ name: "Cleo" }] });
    expect(await run(listPlaceComments, ports, group.creator, on)).toMatchObject({
      comments: [{ text: "@Cleo, too crowded?", own: false, can_delete: true }],
      counts: [{ candidate_id: on.candidate_id, count: 1 }],
    });
    const missing = { ...on, candidate_id: crypto.randomUUID() };
    expect(await outcome(run(addPlaceComment, ports, mia, { ...missing, text: "Where?" }))).toBe("not_found");
    expect(await outcome(run(listPlaceComments, ports, ana, on))).toBe("not_found");
    expect(await outcome(run(deleteComment, ports, ana, { comment_id: comment.id }))).toBe("not_found");
    await run(deleteComment, ports, group.creator, { comment_id: comment.id });
    expect((await run(listPlaceComments, ports, mia, on)).comments).toEqual([]);
    expect(await events(`group:${group.id}`)).toBe(2);
  });
});
