import { testDatabase } from "@caravan/db/testing";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { deleteExpiredRowsPeriodically } from "./periodic-tasks.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
afterEach(() => void vi.useRealTimers());

it("keeps cached places that are still useful, and deletes empty and very old ones", async () => {
  await database.pool.query(
    `insert into live_answers (key, body, fetched_at, expires_at) values
     ('fresh', '[1]', now(), now() + interval '1 day'), ('empty', '[]', now(), now() + interval '1 day'),
     ('stale', '[1]', now(), now() - interval '100 days'), ('ancient', '[1]', now(), now() - interval '200 days'),
     ('no longer empty, perhaps', '[]', now(), now() - interval '1 minute')`,
  );
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const faults: unknown[] = [];
  const sweeper = deleteExpiredRowsPeriodically({ database, fixedSettings: {} }, (error) => faults.push(error));
  vi.advanceTimersByTime(10 * 60_000);
  const keys = async () => {
    const { rows } = await database.pool.query<{ key: string }>("select key from live_answers order by key");
    return rows.map((it) => it.key);
  };
  await expect.poll(keys).toEqual(["empty", "fresh", "stale"]);
  expect(faults).toEqual([]);
  sweeper.stop();
});

it("deletes access requests half an hour after they expired, and old wrong codes", async () => {
  await database.pool.query(
    `insert into access_requests (id, kind, agent_name, address, created_at, expires_at)
     select gen_random_uuid(), 'device', name, 'a', now(), now() + ends from (values
       ('waiting', interval '5 minutes'), ('expired', interval '-29 minutes'), ('forgotten', interval '-31 minutes')
     ) as it (name, ends)`,
  );
  await database.pool.query(
    `insert into code_guesses (id, user_id, created_at)
     select gen_random_uuid(), gen_random_uuid(), now() - age from (values
       (interval '9 minutes'), (interval '25 hours')) as it (age)`,
  );
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const faults: unknown[] = [];
  const sweeper = deleteExpiredRowsPeriodically({ database, fixedSettings: {} }, (error) => faults.push(error));
  vi.advanceTimersByTime(10 * 60_000);
  const left = async () => {
    const { rows } = await database.pool.query(
      "select (select count(*)::int from code_guesses) as guesses, array_agg(agent_name order by agent_name) as names from access_requests",
    );
    return rows;
  };
  await expect.poll(left).toEqual([{ guesses: 1, names: ["expired", "waiting"] }]);
  expect(faults).toEqual([]);
  sweeper.stop();
});
