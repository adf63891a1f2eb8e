import type { Ports } from "@caravan/core/kernel/ports";
import type { sqlOf } from "@caravan/db/sql";
import { testDatabase } from "@caravan/db/testing";
import { afterAll, expect, it } from "vitest";
import { jobRunner } from "./run-job.ts";

const database = await testDatabase();
afterAll(() => database.close());
const never = new AbortController().signal;

it("an error of the database names the job, and no values of a row", async () => {
  const jobs = {
    add: (sql: ReturnType<typeof sqlOf>) =>
      sql.unchecked("", "select jsonb_array_length($1::jsonb)", ['["where she is \\ud83d"]']),
  };
  const id = crypto.randomUUID();
  await database.prisma.user.create({ data: { id, email: "ana@example.com", createdAt: new Date() } });
  const device = { endpoint: "https://push.example.com/1", p256dh: "", auth: "", createdAt: new Date() };
  await database.prisma.pushSubscription.create({ data: { id: crypto.randomUUID(), userId: id, ...device } });
  const handle = jobRunner({ database, jobs } as unknown as Ports, () => new Date());
  const failure = await handle("push.tell", { kind: "test", userId: id }, never).catch((error) => error);
  expect(failure.message).toBe("push.tell failed in the database: error 22P02");
  expect(`${failure.stack} ${JSON.stringify(failure)} ${failure.cause}`).not.toContain("where she is");
});

it("other errors keep their message", async () => {
  const handle = jobRunner(
    {
      get database(): never {
        throw new Error("no ports");
      },
    } as unknown as Ports,
    () => new Date(),
  );
  await expect(handle("push.tell", { kind: "test", userId: "" }, never)).rejects.toThrow("no ports");
});
