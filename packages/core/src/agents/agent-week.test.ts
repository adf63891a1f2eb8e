import { expect, it } from "vitest";
import { createPerson, now, run, setUp } from "../../test/context.ts";
import { createKey, withFakePush } from "../../test/push.ts";
import { addActivity } from "../activities/add-activity.ts";
import { updateInboxSettings } from "../inbox/settings.ts";
import type { JobCall } from "../kernel/job-context.ts";
import { sendQueuedMail } from "../kernel/queue-mail.ts";
import { approveProposal } from "../proposals/approve-proposal.ts";
import { updatePushSettings } from "../push/update-push-settings.ts";
import { createTrip } from "../trips/create-trip.ts";
import { revertEdit } from "../trips/revert-edit.ts";
import { updateTrip } from "../trips/update-trip.ts";
import { sendAgentMails } from "./agent-mail.ts";
import { getAgentWeek } from "./get-agent-week.ts";
import { revokeKey } from "./revoke-key.ts";

const { database } = await setUp();
const lisbon = { destination: "Lisbon", start_date: "2027-05-03", end_date: "2027-05-04", skip_ai_generation: true };
const at = (time: string) => new Date(time);
/** A Monday, two days after `now`. */
const monday = "2026-11-23T08:00:00Z";

/** Ana, whose address is proved, with an agent that changed a trip twice, and one that asked first. */
async function week() {
  const outside = withFakePush(database);
  const { ports } = outside;
  const ana = await createPerson(database, "Ana");
  await database.prisma.user.update({ where: { id: ana.userId }, data: { emailVerified: now } });
  const { trip } = await run(createTrip, ports, ana, { ...lisbon });
  const [scout, careful] = [
    await createKey(database, ana, ["trips:read", "trips:write"]),
    await createKey(database, ana, ["trips:read", "trips:write"], { mode: "propose" }),
  ];
  await database.prisma.apiKey.update({ where: { id: careful.keyId }, data: { agentName: "Careful\nDear Ana" } });
  await run(updateTrip, ports, scout, { trip_id: trip.id, title: "A week off" });
  await run(addActivity, ports, scout, { trip_id: trip.id, title: "Tram ride" });
  const propose = async (title: string) =>
    (await run(addActivity, ports, careful, { trip_id: trip.id, title })) as unknown as { proposal_id: string };
  const { proposal_id } = await propose("Fado");
  await propose("Aquarium");
  await run(approveProposal, ports, ana, { trip_id: trip.id, proposal_id });
  outside.jobs.splice(0);
  /** Runs the hourly job, and returns the mails that it queued to Ana. */
  const mailsAt = async (time: string, more: Partial<JobCall> = {}) => {
    outside.mails.splice(0);
    await sendAgentMails({ ...outside.callAt(at(time)), ...more });
    const queued = outside.jobs.splice(0).flatMap((it) => (it.name === "mail.send" ? [it.data] : []));
    for (const data of queued) await sendQueuedMail(outside.callAt(at(time)), data);
    return outside.mails.filter((it) => it.to === ana.email);
  };
  return { ...outside, ana, trip, scout, careful, mailsAt };
}

it("lists by key what was changed, proposed and undone on trips that the person still sees", async () => {
  const { ports, ana, trip, scout, careful } = await week();
  const read = async (more = {}) => (await run(getAgentWeek, ports, ana, {}, more)).agents;
  const log = await database.prisma.editLogEntry.findFirstOrThrow({ where: { apiKeyId: scout.keyId } });
  await run(revertEdit, ports, ana, { trip_id: trip.id, edit_id: log.id });
  expect(await read()).toEqual([
    {
      ...{ key_id: careful.keyId, agent_name: "Careful\nDear Ana", trips: [], undone: 0 },
      ...{ approved: 1, rejected: 0, waiting: 1 },
    },
    {
      ...{ key_id: scout.keyId, agent_name: "Scout", trips: [{ id: trip.id, title: expect.any(String), changes: 2 }] },
      ...{ undone: 1, approved: 0, rejected: 0, waiting: 0 },
    },
  ]);
  const later = new Date(now.getTime() + 8 * 86_400_000);
  expect(await read({ now: later })).toMatchObject([{ key_id: careful.keyId, approved: 0, waiting: 1 }]);
  expect((await run(getAgentWeek, ports, await createPerson(database, "Eve"), {})).agents).toEqual([]);
});

it("is mailed once, in the morning of the chosen day where the person is, with a way out", async () => {
  const { ports, ana, mailsAt } = await week();
  await run(updatePushSettings, ports, ana, {
    quiet_hours: { start: "22:00", end: "07:00", timezone: "Asia/Tokyo" },
  });
  expect(await mailsAt("2026-11-22T22:59:00Z")).toEqual([]);
  // Eight on Monday in Tokyo. The job may run twice at once, and again an hour later.
  const [first, second] = await Promise.all([mailsAt("2026-11-22T23:00:00Z"), mailsAt("2026-11-22T23:00:00Z")]);
  expect([...new Set([...first, ...second])]).toMatchObject([
    {
      subject: "What your agents did this week",
      unsubscribeUrl: `${ports.publicUrl}/profile?tab=notifications`,
      text: expect.stringContaining('Scout\n- 2 changes on "A week off"\n'),
    },
  ]);
  const [mail] = [...first, ...second];
  expect(mail?.text).toContain("- 1 proposal approved and 1 proposal waiting for you\n");
  expect(mail?.text).not.toContain("\nDear Ana");
  expect(await mailsAt("2026-11-23T00:00:00Z")).toEqual([]);
  expect(await mailsAt("2026-11-29T23:00:00Z")).toHaveLength(1);
});

it("comes on another day or not at all as the person wishes, and only when agents did something", async () => {
  const { ports, ana, scout, careful, mailsAt } = await week();
  await run(updateInboxSettings, ports, ana, { agent_mail_day: null });
  expect(await mailsAt(monday)).toEqual([]);
  await run(updateInboxSettings, ports, ana, { agent_mail_day: 3 });
  expect(await mailsAt("2026-11-24T09:00:00Z")).toEqual([]);
  // A service that was down at eight sends it later that day.
  expect(await mailsAt("2026-11-25T17:00:00Z")).toHaveLength(1);
  await database.prisma.proposal.updateMany({ where: { apiKeyId: careful.keyId }, data: { status: "rejected" } });
  for (const { keyId } of [scout, careful]) await run(revokeKey, ports, ana, { key_id: keyId });
  expect(await mailsAt("2026-12-02T09:00:00Z")).toEqual([]);
});
