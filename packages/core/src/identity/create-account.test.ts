import { testDatabase } from "@caravan/db/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { portsOn, run } from "../../test/context.ts";
import { createAccount } from "./create-account.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;

beforeAll(async () => {
  database = await testDatabase({ poolSize: 2 });
});
afterAll(() => database.close());

const withoutMail = () => ({ ...portsOn(database).ports, mailer: { configured: false, send: async () => {} } });
const create = (email: string) =>
  run(createAccount, withoutMail(), { kind: "anonymous" }, { email, password: "a quiet road", name: "Ana" });

describe("create_account", () => {
  it("creates one account for an address, whatever the number of simultaneous calls", async () => {
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => create("ana@example.com")));
    expect(answers.filter((it) => it.status === "fulfilled")).toHaveLength(1);
    for (const it of answers)
      if (it.status === "rejected") expect(it.reason).toMatchObject({ kind: "conflict", code: "email_taken" });
  });

  it("works when more people sign up than there are connections", async () => {
    const made = await Promise.all(Array.from({ length: 10 }, (_, index) => create(`mia${index}@example.com`)));
    expect(new Set(made.map((it) => it.user.id)).size).toBe(10);
  });
});
