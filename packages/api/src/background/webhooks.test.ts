import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { sqlOf } from "@caravan/db/sql";
import { jobQueue, type RunningQueue } from "@caravan/integrations/job-queue";
import { webhookSender } from "@caravan/integrations/webhook-sender";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startApi, type TestApi } from "../../test/api-server.ts";
import { quickQueues } from "../../test/fast-queues.ts";
import { jobRunner } from "./run-job.ts";

/** From a call by REST to a receiver, with the real queue and the real sender. */
const received: { headers: IncomingHttpHeaders; body: string }[] = [];
const answers: number[] = [];
const receiver = createServer(async (request, response) => {
  received.push({ headers: request.headers, body: await text(request) });
  response.writeHead(answers.shift() ?? 204).end();
});
const faults: unknown[] = [];
let base: TestApi;
let api: TestApi;
let queue: RunningQueue;
let url: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  url = `http://${host}/hook`;
  base = await startApi();
  queue = await jobQueue({
    databaseUrl: base.database.url,
    queues: quickQueues,
    report: (fault) => void faults.push(fault),
  });
  api = await startApi({ ports: { jobs: queue, webhooks: webhookSender({ trustedHosts: [host] }) } }, base);
  await queue.work(jobRunner(api.ports, () => new Date()));
});
afterAll(async () => {
  await queue.stop();
  await api.close();
  await base.close();
  await new Promise((resolve) => receiver.close(resolve));
  expect(faults).toEqual([]);
});

const opened = (secret: string) =>
  received.map(({ headers, body }) => new Webhook(secret).verify(body, headers as Record<string, string>));

it("an agent tries its webhook out, learns of a decision after a failed attempt, and is silent once revoked", async () => {
  const ana = await api.person("Ana");
  const dates = { start_date: "2030-05-03", end_date: "2030-05-04" };
  const made = { destination: "Lisbon", ...dates, skip_ai_generation: true };
  const { trip } = (await api.send("POST", "/api/trips", { token: ana.token, body: made })).body;
  const key = await api.key(ana.token, { scopes: ["trips:read", "trips:write"], mode: "propose" });
  const call = async (method: string, path: string, body?: object) => {
    const answer = await api.send(method, path, { token: key.secret, ...(body ? { body } : {}) });
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    return answer.body;
  };
  const events = ["proposal.decided"];
  const { secret, webhook } = await call("PUT", "/api/agent/webhook", { url, events });
  expect(webhook).toMatchObject({ url, events, status: "active" });

  const { delivery } = await call("POST", "/api/agent/webhook/test", {});
  await expect.poll(() => received.length).toBe(1);
  expect(opened(secret)).toMatchObject([{ type: "webhook.test" }]);
  expect(received[0]?.headers["webhook-id"]).toBe(delivery.id);

  answers.push(500);
  const { proposal_id } = await call("PUT", `/api/trips/${trip.id}`, { title: "Week off" });
  const at = `/api/trips/${trip.id}/proposals/${proposal_id}`;
  const { edit_id } = (await api.send("POST", `${at}/approve`, { token: ana.token, body: {} })).body;
  const listed = async () => (await call("GET", "/api/agent/webhook")).deliveries;
  await expect
    .poll(async () => (await listed())[0])
    .toMatchObject({ status: "waiting", attempts: 1, last_status: 500 });
  // The wait itself is tested with a clock of its own.
  const id = (await listed())[0].id as string;
  await api.ports.jobs.add(sqlOf(api.database), "webhook.deliver", { deliveryId: id });
  await expect.poll(async () => (await listed())[0]).toMatchObject({ status: "delivered", attempts: 2 });
  const decision = {
    type: "proposal.decided",
    data: { trip_id: trip.id, proposal_id, edit_id, outcome: "approved", has_reply: false },
  };
  expect(opened(secret).slice(1)).toMatchObject([decision, decision]);
  expect(new Set(received.slice(1).map(({ headers }) => headers["webhook-id"])).size).toBe(1);

  const second = await call("PUT", `/api/trips/${trip.id}`, { title: "Two weeks off" });
  await api.send("DELETE", `/api/users/me/api-keys/${key.id}`, { token: ana.token });
  const reject = `/api/trips/${trip.id}/proposals/${second.proposal_id}/reject`;
  await api.send("POST", reject, { token: ana.token, body: {} });
  expect(await api.database.prisma.webhookDelivery.count({ where: { keyId: key.id, status: "waiting" } })).toBe(0);
  expect(received).toHaveLength(3);
});
