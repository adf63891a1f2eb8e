import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "./testing.ts";
import { untilHungUp } from "./until-hung-up.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase({ poolSize: 2 });
});
afterAll(() => database.close());

it("stops the statement on the server when the caller hangs up, and the connection stays usable", async () => {
  const caller = new AbortController();
  const search = untilHungUp(database, caller.signal, (sql) => sql.unchecked("sleep", "select pg_sleep(20)", []));
  await new Promise((resolve) => setTimeout(resolve, 50));
  caller.abort(new Error("hung up"));
  await expect(search).rejects.toThrow("hung up");
  const running =
    "select count(*)::int as count from pg_stat_activity where query like '%pg_sleep%' and state = 'active' and pid <> pg_backend_pid()";
  expect((await database.pool.query(running)).rows).toEqual([{ count: 0 }]);
  for (let times = 0; times < 4; times++) await database.pool.query("select 1");
});
