import { inLanguage, provideTexts } from "@caravan/languages/node";
import { SourceCatalogues } from "@caravan/languages/source-catalogues";
import { describe, expect, it } from "vitest";
import { addTripMember, createPerson, now, run, setUp } from "../../test/context.ts";
import { agentOf, outcome } from "../../test/group.ts";
import { createGroupOf, submitPreferences } from "../../test/group-answers.ts";
import { withFakePush } from "../../test/push.ts";
import { addActivity } from "../activities/add-activity.ts";
import { runAlignment } from "../alignment/run-alignment.ts";
import { addComment } from "../comments/add-comment.ts";
import { deleteComment } from "../comments/delete-comment.ts";
import { updateComment } from "../comments/update-comment.ts";
import type { Actor, Person } from "../kernel/actor.ts";
import { acceptInvitation } from "../members/accept-invitation.ts";
import { createInvitation } from "../members/create-invitation.ts";
import { openInvitation } from "../members/open-invitation.ts";
import { removeMember } from "../members/remove-member.ts";
import { revokeInvitation } from "../members/revoke-invitation.ts";
import { approveProposal } from "../proposals/approve-proposal.ts";
import { rejectProposal } from "../proposals/reject-proposal.ts";
import { createTrip } from "../trips/create-trip.ts";
import { countInbox } from "./count-inbox.ts";
import { sendDailyMails } from "./daily-mail.ts";
import { listInbox } from "./list-inbox.ts";
import { readInbox } from "./read-inbox.ts";
import { updateInboxSettings } from "./settings.ts";

const { database } = await setUp();
provideTexts(new SourceCatalogues([]));
const lisbon = { destination: "Lisbon", start_date: "2027-05-03", end_date: "2027-05-04", skip_ai_generation: true };

/** A trip of Ana's with Ben, who may edit it, and Cleo, who may not. */
async function trip() {
  const outside = withFakePush(database);
  const { ports } = outside;
  const ana = await createPerson(database, "Ana");
  const { trip } = await run(createTrip, ports, ana, lisbon);
  const ben = await addTripMember(database, trip.id, "editor", "Ben");
  const cleo = await addTripMember(database, trip.id, "viewer", "Cleo");
  outside.jobs.splice(0);
  const inbox = async (person: Person) => (await run(listInbox, ports, person, {})).items;
  const unread = async (person: Person) => (await run(countInbox, ports, person, {})).unread;
  const propose = async (who: Actor, title = "Fado") =>
    (
      (await run(addActivity, ports, who, { trip_id: trip.id, title, propose: true })) as unknown as {
        proposal_id: string;
      }
    ).proposal_id;
  const say = async (who: Actor, text: string, about = {}) =>
    (await run(addComment, ports, who, { trip_id: trip.id, text, ...about })).comment.id;
  return { ...outside, trip, ana, ben, cleo, inbox, unread, propose, say };
}

describe("an inbox", () => {
  it("has proposals to decide until one is decided, and then the outcome for its author", async () => {
    const { ana, ben, cleo, inbox, unread, propose, work, ports, trip: it } = await trip();
    const proposal_id = await propose(cleo);
    await work();
    expect(await inbox(ben)).toMatchObject([
      { kind: "proposal", title: it.title, url: `/trips/${it.id}?proposals=1`, read: false },
    ]);
    expect([await unread(ana), await unread(ben), await unread(cleo)]).toEqual([1, 1, 0]);
    await run(approveProposal, ports, ana, { trip_id: it.id, proposal_id });
    await work();
    expect([await unread(ana), await unread(ben), await unread(cleo)]).toEqual([0, 0, 1]);
    expect(await inbox(cleo)).toMatchObject([
      { kind: "decision", body: expect.stringMatching(/^Ana approved your proposal: .*Fado/), url: `/trips/${it.id}` },
    ]);
  });

  it("has one entry for all that one author proposes, which follows what is still to be decided", async () => {
    const { ana, ben, cleo, inbox, unread, propose, work, ports, trip: it } = await trip();
    const [first = "", second = ""] = [await propose(cleo), await propose(cleo, "Tram ride")];
    await propose(ben);
    await work();
    const bodies = async () => (await inbox(ana)).map((item) => item.body.replace(/[“”"]/g, "")).sort();
    expect(await bodies()).toEqual([
      expect.stringMatching(/^Ben proposes: .*Fado/),
      expect.stringMatching(/^Cleo proposes 2 changes: .*Fado.*, and 1 more$/),
    ]);
    await run(rejectProposal, ports, ana, { trip_id: it.id, proposal_id: first });
    await work();
    expect(await bodies()).toEqual([expect.any(String), expect.stringMatching(/^Cleo proposes: .*Tram ride/)]);
    expect(await unread(ana)).toBe(2);
    await run(rejectProposal, ports, ana, { trip_id: it.id, proposal_id: second });
    await work();
    expect(await unread(ana)).toBe(1);
  });

  it("has comments for those whom they mention, and for those who wrote there before", async () => {
    const { ana, ben, cleo, inbox, unread, say, work, trip: it } = await trip();
    await say(ben, "Shall we, @Ana?");
    await work();
    expect(await inbox(ana)).toMatchObject([
      { kind: "comment", body: "Ben: Shall we, @Ana?", url: `/trips/${it.id}?comments=trip` },
    ]);
    await say(ana, "Yes");
    await say(ana, "Let us");
    await work();
    // Ben wrote there before; the last word about a thing replaces the earlier ones.
    expect((await inbox(ben)).map((item) => item.body)).toEqual(["Ana: Let us"]);
    expect([await unread(ana), await unread(cleo)]).toEqual([1, 0]);
  });

  it("quotes a comment as it was changed, without telling anybody again", async () => {
    const { ana, ben, inbox, unread, say, work, ports } = await trip();
    const id = await say(ben, "@Ana, the code of the door is 4711.");
    await work();
    await run(readInbox, ports, ana, {});
    await run(updateComment, ports, ben, { comment_id: id, text: "@Ana, ask me for the code of the door." });
    await work();
    expect(await inbox(ana)).toMatchObject([{ body: "Ben: @Ana, ask me for the code of the door.", read: true }]);
    expect(await unread(ana)).toBe(0);
  });

  it("names the agent that wrote, tells its person where they are mentioned, and forgets what was deleted", async () => {
    const { ana, inbox, say, work, ports } = await trip();
    const id = await say(agentOf(ana, { scopes: ["trips:read", "trips:write"] }), "@Ana, the museum is closed.");
    await work();
    expect(await inbox(ana)).toMatchObject([{ body: "Scout, for Ana: @Ana, the museum is closed." }]);
    await run(deleteComment, ports, ana, { comment_id: id });
    expect(await inbox(ana)).toEqual([]);
  });

  it("tells no viewer about comments on a proposal that they cannot see", async () => {
    const { ana, ben, cleo, unread, propose, say, work } = await trip();
    const proposal_id = await propose(ben);
    await work();
    await say(ana, "@Cleo and @Ben?", { proposal_id });
    await work();
    expect([await unread(ben), await unread(cleo)]).toEqual([1, 0]);
  });

  it("has an invitation to a proved address, which its person accepts without the link", async () => {
    const { ana, inbox, unread, work, ports, trip: it } = await trip();
    const [dora, eve] = [await createPerson(database, "Dora"), await createPerson(database, "Eve")];
    await database.prisma.user.update({ where: { id: dora.userId }, data: { emailVerified: now } });
    const invite = async ({ email }: Person) =>
      (await run(createInvitation, ports, ana, { trip_id: it.id, role: "editor", email })).invitation.id;
    const [token, unproved] = [await invite(dora), await invite(eve)];
    await work();
    expect(await inbox(dora)).toMatchObject([{ kind: "invitation", title: it.title, url: `/invite/${token}` }]);
    expect(await unread(eve)).toBe(0);
    expect(await run(openInvitation, ports, dora, { token })).toMatchObject({ invitation: { role: "editor" } });
    // Its id is no secret: nobody else gets in with it.
    for (const [person, id] of [
      [eve, token],
      [eve, unproved],
      [ana, token],
    ] as const)
      expect(await outcome(run(acceptInvitation, ports, person, { token: id }))).toBe("not_found");
    expect(await run(acceptInvitation, ports, dora, { token })).toMatchObject({ role: "editor" });
    expect((await inbox(dora)).filter((item) => item.kind === "invitation")).toEqual([]);
  });

  it("forgets an invitation that was revoked", async () => {
    const { ana, inbox, work, ports, trip: it } = await trip();
    const dora = await createPerson(database, "Dora");
    await database.prisma.user.update({ where: { id: dora.userId }, data: { emailVerified: now } });
    const on = { trip_id: it.id, role: "viewer" as const, email: dora.email };
    const { invitation } = await run(createInvitation, ports, ana, on);
    await work();
    expect(await inbox(dora)).toHaveLength(1);
    await run(revokeInvitation, ports, ana, { trip_id: it.id, invitation_id: invitation.id });
    expect(await inbox(dora)).toEqual([]);
  });

  it("has rounds of groups", async () => {
    const outside = withFakePush(database);
    const { ports, work, jobs } = outside;
    const creator = await createPerson(database, "Ana");
    const group = await createGroupOf({ database, ports, creator }, ["Ben"]);
    const [ben] = group.others as [Person];
    for (const person of [creator, ben]) await submitPreferences(ports, person, group.code, { budget: { max: 800 } });
    jobs.splice(0);
    await run(runAlignment, ports, creator, { trip_code: group.code });
    await work();
    expect((await run(listInbox, ports, ben, {})).items).toMatchObject([
      { kind: "round", url: `/groups/${group.code}` },
    ]);
  });

  it("is read item by item, by where they lead, or as a whole, page by page", async () => {
    const { ana, ben, inbox, unread, say, work, ports, trip: it } = await trip();
    const { activity } = (await run(addActivity, ports, ana, { trip_id: it.id, title: "Tram" })) as {
      activity: { id: string };
    };
    for (const text of ["@Ana one", "@Ana two", "@Ana three"]) await say(ben, text);
    await say(ben, "@Ana four", { activity_id: activity.id });
    for (let index = 0; index < 4; index++) await work(new Date(now.getTime() + index));
    const first = await run(listInbox, ports, ana, { limit: 3 });
    expect(first).toMatchObject({ unread: 4, has_more: true });
    const second = await run(listInbox, ports, ana, { limit: 3, cursor: first.next_cursor as string });
    expect([...first.items, ...second.items]).toHaveLength(4);
    expect(second.has_more).toBe(false);
    await run(readInbox, ports, ana, { url: `/trips/${it.id}?comments=activity:${activity.id}` });
    expect(await unread(ana)).toBe(3);
    await run(readInbox, ports, ana, { ids: [(await inbox(ana)).find((item) => !item.read)?.id as string] });
    expect(await unread(ana)).toBe(2);
    await run(readInbox, ports, ben, {});
    expect(await unread(ana)).toBe(2);
    expect(await run(readInbox, ports, ana, {})).toEqual({ unread: 0 });
  });

  it("ends with the membership, and is for people only", async () => {
    const { ana, ben, unread, propose, work, ports, cleo, trip: it } = await trip();
    await propose(cleo);
    await work();
    await run(removeMember, ports, ana, { trip_id: it.id, user_id: ben.userId });
    expect(await unread(ben)).toBe(0);
    expect(await outcome(run(listInbox, ports, agentOf(ana, { scopes: ["trips:read"] }), {}))).toBe("forbidden");
  });
});

describe("the daily mail", () => {
  const at = (instant: string) => new Date(instant);

  it("tells once a day, at eight where its reader is, what is unread", async () => {
    const { ana, ben, say, work, mails, callAt, ports } = await trip();
    const mailsTo = ({ email }: Person) => mails.filter((it) => it.to === email);
    await database.prisma.user.updateMany({
      where: { id: { in: [ana.userId, ben.userId] } },
      data: { emailVerified: now },
    });
    await database.prisma.pushSettings.create({ data: { userId: ben.userId, timezone: "Asia/Tokyo" } });
    await say(ben, "@Ana and @Ben");
    await say(ana, "@Ben\nNot sent: https://example.com");
    await work();
    await sendDailyMails(callAt(at("2026-11-22T08:00:00Z")));
    expect(mailsTo(ana)).toMatchObject([
      {
        subject: "One thing is waiting for you",
        text: expect.stringContaining(": Ben: @Ana and @Ben\n"),
        unsubscribeUrl: `${ports.publicUrl}/profile?tab=notifications`,
      },
    ]);
    expect(mailsTo(ben)).toEqual([]);
    await sendDailyMails(callAt(at("2026-11-22T23:00:00Z")));
    // A text of somebody else stays on one line, where it cannot look like a part of our mail.
    expect(mailsTo(ben)).toMatchObject([
      { text: expect.stringContaining("Ana: @Ben Not sent: https://example.com\n") },
    ]);
    await sendDailyMails(callAt(at("2026-11-23T08:00:00Z")));
    expect(mailsTo(ana)).toHaveLength(1);
    await say(ben, "@Ana again");
    await work();
    await run(readInbox, ports, ana, {});
    await sendDailyMails(callAt(at("2026-11-24T08:00:00Z")));
    expect(mailsTo(ana)).toHaveLength(1);
  });

  it("and the inbox are in the language of their reader, whoever caused them", async () => {
    const { ana, ben, say, propose, work, mails, callAt, ports } = await trip();
    await database.prisma.user.update({ where: { id: ana.userId }, data: { emailVerified: now, language: "de" } });
    await propose(ben, "Fado");
    await say(ben, "@Ana");
    await work();
    const bodies = async () => (await run(listInbox, ports, ana, {})).items.map((it) => it.body);
    expect((await bodies()).find((it) => it.startsWith("Ben proposes: "))).toBeDefined();
    const inGerman = await inLanguage("de", bodies);
    expect(inGerman.find((it) => it.startsWith("Ben schlägt vor: "))).toBeDefined();
    await sendDailyMails(callAt(at("2026-11-25T08:00:00Z")));
    expect(mails.filter((it) => it.to === ana.email)).toMatchObject([
      {
        subject: "2 Dinge warten auf dich",
        text: expect.stringMatching(/^Hallo Ana,\n\ndas wartet bei Caravan auf dich:\n/),
      },
    ]);
  });

  it("is sent to nobody who does not want it or has not proved the address", async () => {
    const { ana, ben, cleo, say, work, mails, callAt, ports } = await trip();
    await database.prisma.user.updateMany({
      where: { id: { in: [ana.userId, ben.userId] } },
      data: { emailVerified: now },
    });
    await say(ben, "@Ana, @Cleo?");
    await work();
    await run(updateInboxSettings, ports, ana, { daily_mail: false });
    await sendDailyMails(callAt(at("2026-11-25T08:00:00Z")));
    expect(mails.filter((it) => [ana.email, cleo.email].includes(it.to))).toEqual([]);
    await run(updateInboxSettings, ports, ana, { daily_mail: true });
    await sendDailyMails(callAt(at("2026-11-26T08:00:00Z")));
    expect(mails.filter((it) => it.to === ana.email)).toHaveLength(1);
  });
});
