import { spawn } from "node:child_process";
import { once } from "node:events";
import { sendReminders } from "@caravan/core/alignment/send-reminders";
import { sqlOf } from "@caravan/db/sql";
import { jobQueue, type RunningQueue } from "@caravan/integrations/job-queue";
import { pushSender } from "@caravan/integrations/web-push/push-sender";
import { vapidKeys } from "@caravan/integrations/web-push/vapid-keys";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { pushService, type Subscribed } from "../../../integrations/test/push-service.ts";
import { startApi, type TestApi } from "../../test/api-server.ts";
import { quickQueues } from "../../test/fast-queues.ts";
import { jobRunner } from "./run-job.ts";

/** From the trigger to the push service, with the real queue; people act through the API. */
let base: TestApi;
let api: TestApi;
let service: Awaited<ReturnType<typeof pushService>>;
const running: RunningQueue[] = [];
const faults: unknown[] = [];
const dates = { start_date: "2030-05-03", end_date: "2030-05-04" };
const lisbon = { destination: "Lisbon", ...dates, skip_ai_generation: true };

beforeAll(async () => {
  service = await pushService();
  base = await startApi();
  const unset = { publicKey: undefined, privateKey: undefined, subject: undefined };
  const keys = await vapidKeys(base.ports, unset, base.url);
  const push = pushSender(keys, { trustedHosts: [service.host], report: (message) => void faults.push(message) });
  // It only adds jobs: each test starts its own workers.
  api = await startApi({ ports: { push, jobs: await queue() } }, base);
});
afterEach(async () => {
  for (const it of running.splice(1)) await it.stop();
  service.answer(201);
  expect([service.faults, faults, api.faults]).toEqual([[], [], []]);
});
afterAll(async () => {
  for (const it of running) await it.stop();
  await api.close();
  await base.close();
  await service.close();
});

async function queue(): Promise<RunningQueue> {
  const report = (fault: unknown) => void faults.push(fault);
  const it = await jobQueue({ databaseUrl: base.database.url, queues: quickQueues, report });
  running.push(it);
  return it;
}

async function work(): Promise<void> {
  await (await queue()).work(jobRunner(api.ports, () => new Date()));
}

/** A person with a device, saved through the API. */
async function somebody(name: string) {
  const person = await api.person(name);
  return { ...person, device: await deviceOf(person.token) };
}

async function deviceOf(token: string): Promise<Subscribed> {
  const { body: listed } = await api.send("GET", "/api/users/me/push-subscriptions", { token });
  const device = service.subscribe(listed.vapid_public_key);
  const { status, body } = await api.send("POST", "/api/users/me/push-subscriptions", { token, body: device });
  expect([status, JSON.stringify(body).includes(device.keys.auth)]).toEqual([200, false]);
  return device;
}

const call = async (method: string, path: string, token: string, body?: object) => {
  const answer = await api.send(method, path, { token, ...(body ? { body } : {}) });
  expect(answer.status).toBeLessThan(300);
  return answer.body;
};
const heardOn = ({ endpoint }: Subscribed) => service.to(endpoint).map(({ payload }) => payload.tag);
const test = (token: string) => call("POST", "/api/users/me/push-subscriptions/test", token, {});

it("all messages reach the devices of their recipients and nobody else's", async () => {
  await work();
  const [ana, ben] = [await somebody("Ana"), await somebody("Ben")];
  const stranger = await somebody("Eve");
  const group = await call("POST", "/api/group-trips", ana.token, { title: "Six in May" });
  const code: string = group.trip_code;
  const groupId: string = group.group_trip.id;
  await call("POST", `/api/group-trips/${code}/join`, ben.token);
  await call("POST", `/api/group-trips/${code}/alignment`, ana.token);
  await expect.poll(() => heardOn(ben.device)).toEqual([`round:${groupId}:1`]);

  const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
  await sendReminders(api.ports, hours(40), (fault) => void faults.push(fault));
  await expect.poll(() => heardOn(ana.device)).toEqual([`round:${groupId}:1`]);
  await expect.poll(() => heardOn(ben.device).length).toBe(2);

  const { trip } = await call("POST", "/api/trips", ana.token, { ...lisbon, groupTripCode: code });
  await expect.poll(() => heardOn(ben.device).at(-1)).toBe(`shared:${trip.id}`);

  const proposal = await call("PUT", `/api/trips/${trip.id}`, ben.token, { title: "Week off", propose: true });
  // Its push waits for others that may follow it, so it is told again as one of a minute ago.
  const proposalId: string = proposal.proposal_id;
  const putOff = `select from pgboss.job where name = 'push.deliver' and state = 'created' and data::text like $1`;
  await expect.poll(async () => (await api.database.pool.query(putOff, [`%${proposalId}%`])).rowCount).toBe(1);
  const made = { where: { id: proposalId }, data: { createdAt: new Date(Date.now() - 60_000) } };
  await api.database.prisma.proposal.update(made);
  await api.ports.jobs.add(sqlOf(api.database), "push.tell", { kind: "proposal", tripId: trip.id, proposalId });
  await expect.poll(() => heardOn(ana.device).at(-1)).toBe(`proposals:${trip.id}:${ben.id}`);

  const recommendationId = crypto.randomUUID();
  const about = { tripId: trip.id, userId: ben.id };
  await api.database.prisma.concierge.create({ data: about });
  await api.database.prisma.recommendation.create({
    data: {
      ...{ ...about, id: recommendationId, status: "open", key: "late", situation: "late", reason: "You are late." },
      ...{ activityIds: [], options: [], tripRevision: 1, createdAt: new Date(), updatedAt: new Date() },
      expiresAt: hours(1),
    },
  });
  const notice = { kind: "recommendation", ...about, recommendationId, version: 1 } as const;
  await api.ports.jobs.add(sqlOf(api.database), "push.tell", notice);
  await expect.poll(() => heardOn(ben.device).at(-1)).toBe(`recommendation:${recommendationId}`);

  await test(ben.token);
  await expect.poll(() => heardOn(ben.device).at(-1)).toBe("test");
  expect([heardOn(ana.device).length, heardOn(ben.device).length, heardOn(stranger.device)]).toEqual([2, 5, []]);
  expect(service.to(ben.device.endpoint).find((it) => it.payload.kind === "recommendation")).toMatchObject({
    payload: { body: "You are late.", url: `/trips/${trip.id}/today` },
    urgency: "high",
  });
});

describe("a push delivery", () => {
  it("is repeated by another worker when one was killed, and replaces the first", async () => {
    const { token, device } = await somebody("Ana");
    service.answer("hang", device.endpoint);
    const file = new URL("../../test/push-worker-process.ts", import.meta.url).pathname;
    const killed = spawn(process.execPath, [file, api.database.url, service.host], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const ended = once(killed, "exit");
    await once(killed.stdout, "data");
    await test(token);
    await expect.poll(() => heardOn(device)).toEqual(["test"]);
    killed.kill("SIGKILL");
    await ended;
    service.answer(201, device.endpoint);
    await work();
    await expect.poll(() => heardOn(device)).toEqual(["test", "test"]);
    expect(service.waitingFor(device.endpoint)).toHaveLength(1);
    const listed = () => call("GET", "/api/users/me/push-subscriptions", token);
    await expect.poll(async () => (await listed()).subscriptions[0].last_sent_at).not.toBeNull();
  });

  it("is retried after an error of the push service, and when the service asks to wait", async () => {
    const [ana, ben] = [await somebody("Ana"), await somebody("Ben")];
    service.answer(500, ana.device.endpoint);
    service.answer({ status: 429, retryAfter: "2" }, ben.device.endpoint);
    await work();
    for (const { token } of [ana, ben]) await test(token);
    for (const { device } of [ana, ben]) {
      await expect.poll(() => heardOn(device).length).toBeGreaterThan(0);
      service.answer(201, device.endpoint);
    }
    for (const { token, device } of [ana, ben]) {
      await expect.poll(() => heardOn(device).length).toBeGreaterThan(1);
      const { subscriptions } = await call("GET", "/api/users/me/push-subscriptions", token);
      await expect.poll(() => subscriptions).toHaveLength(1);
    }
  });

  it("removes a device that is gone", async () => {
    const { token, device } = await somebody("Ana");
    service.answer(410, device.endpoint);
    await work();
    await test(token);
    const left = async () => (await call("GET", "/api/users/me/push-subscriptions", token)).subscriptions;
    await expect.poll(left).toEqual([]);
    expect(heardOn(device)).toEqual(["test"]);
  });
});

it("leaves no text, endpoint or secret in the queue", async () => {
  const { rows } = await api.database.pool.query<{ text: string }>(
    "select data::text || coalesce(output::text, '') as text from pgboss.job where name like 'push.%'",
  );
  const all = rows.map((it) => it.text).join("\n");
  expect(rows.length).toBeGreaterThan(10);
  expect(all).not.toMatch(/You are late|Six in May|Week off|\/push\/|p256dh|auth/);
});
